import { Link, useParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PageTabs } from '../../../patterns/page-tabs.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { group, type DeskGroup } from '../groups.calls.ts'
import { Alerts } from '../parts/alerts.tsx'
import { Applications } from '../parts/applications.tsx'
import { Members } from '../parts/members.tsx'
import { Settings } from '../parts/settings.tsx'
import { Talk } from '../parts/talk.tsx'
import './group.css'

const counted = (label: string, count: number): string => (count > 0 ? `${label}（${count}）` : label)

const partsOf = (one: DeskGroup) => [
  { key: 'talk', label: '聊天', children: <Talk group={one} /> },
  { key: 'alerts', label: counted('待处理', one.alertCount), children: <Alerts groupId={one.groupId} /> },
  {
    key: 'applications',
    label: counted('入群申请', one.waitingCount),
    children: <Applications groupId={one.groupId} />,
  },
  { key: 'members', label: counted('成员', one.memberCount), children: <Members groupId={one.groupId} /> },
  { key: 'set', label: '资料与二维码', children: <Settings group={one} /> },
]

function Parts({ group: one, tab }: { group: DeskGroup; tab: string }) {
  const at = `/groups/${one.groupId}`
  const parts = partsOf(one)
  return (
    <>
      <PageTabs
        label={one.groupName}
        here={tab}
        tabs={parts.map(({ key, label }) => ({ key, label, to: key === 'talk' ? at : `${at}/${key}` }))}
      />
      {parts.find(({ key }) => key === tab)?.children}
    </>
  )
}

/** One group: its talk, what waits in it, who is in it, and what members read of it. */
export default function GroupPage() {
  const { groupId = '', tab = 'talk' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(group(groupId))
  useEvents(({ type, id }) => type === 'group' && id === groupId && retry())
  return (
    <OfficePage title={value?.groupName ?? '患者群'} tools={<Link to="/groups">返回患者群列表</Link>}>
      {value ? (
        <Parts group={value} tab={tab} />
      ) : error instanceof RefusedError ? (
        <Empty as="search" sentence="没有这个患者群，或者您不是群医生" />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}
