import { Tabs } from 'antd'
import { entryPageLabels, type EntryPage } from '@nethos/contract/home/home-desk.rules.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { Banners } from '../parts/banners.tsx'
import { Entries } from '../parts/entries.tsx'
import { Notices } from '../parts/notices.tsx'
import '../parts/home-desk.css'

const tabs = { banners: '横幅', entries: '服务入口', notices: '通知' } as const

/** What stands on the patients' home page. */
export default function HomePage() {
  const { value, filter } = useFilters({ tab: 'banners', page: 'home' })
  const tab = value.tab in tabs ? (value.tab as keyof typeof tabs) : 'banners'
  const page = value.page in entryPageLabels ? (value.page as EntryPage) : 'home'
  return (
    <OfficePage title="首页内容">
      <Tabs
        activeKey={tab}
        onChange={next => filter({ tab: next, page: 'home' })}
        items={Object.entries(tabs).map(([key, label]) => ({ key, label }))}
      />
      {tab === 'banners' && <Banners />}
      {tab === 'entries' && <Entries page={page} onPage={next => filter({ page: next })} />}
      {tab === 'notices' && <Notices />}
    </OfficePage>
  )
}
