import { Tabs } from 'antd'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { Dictionaries } from '../parts/dictionaries.tsx'
import { Params } from '../parts/params.tsx'
import { Visits } from '../parts/visits.tsx'

const tabs = { params: '开关', dictionaries: '字典' } as const

/** What the hospital may change of the app by itself. */
export default function SystemPage() {
  const { value, filter } = useFilters({ tab: 'params' })
  const tab = value.tab in tabs ? (value.tab as keyof typeof tabs) : 'params'
  return (
    <OfficePage title="开关与字典">
      <Visits />
      <Tabs
        activeKey={tab}
        onChange={next => filter({ tab: next })}
        items={Object.entries(tabs).map(([key, label]) => ({ key, label }))}
      />
      {tab === 'params' ? <Params /> : <Dictionaries />}
    </OfficePage>
  )
}
