import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { applicationStates } from '@nethos/contract/groups/groups.status.ts'
import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { ago } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { groupServices } from '@nethos/contract/groups/groups.services.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Icon } from '../../../controls/icon.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Unread } from '../../../controls/unread.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { MyDoctors } from '../../follow/public.ts'
import { groups } from '../groups.calls.ts'
import './groups.page.css'

type Groups = OutputOf<typeof groupServices.listGroups>
const pollMs = 30_000

/** 群组, a tab of 我的医生: groups that were joined, applications that wait, and groups that can be joined. */
export default function GroupsPage() {
  const query = useServiceQuery(groups(), { everyMs: pollMs })
  useEvents(event => event.type === 'group' && query.retry())
  return (
    <MyDoctors>
      <Value of={query} shape="rows">
        {found => <Found groups={found} />}
      </Value>
    </MyDoctors>
  )
}

const Found = ({ groups: { joined, applications, open } }: { groups: Groups }) => (
  <div className="groups">
    {joined.length === 0 && applications.length === 0 && (
      <Empty sentence="还没有加入患者群。可以扫医生的群二维码，或从下面选择一个群申请加入。" icon="talks">
        {open.length === 0 && (
          <ButtonLink to={followPages.doctors.at} look="soft">
            查看关注的医生
          </ButtonLink>
        )}
      </Empty>
    )}
    {joined.map(one => (
      <Joined key={one.groupId} group={one} />
    ))}
    {applications.length > 0 && <h2 className="groups__head">申请中</h2>}
    {applications.map(one => (
      <Row key={one.applicationId} to={groupPages.applied.to({ groupId: one.groupId })}>
        <p className="groups__line">
          <strong className="groups__name">{one.groupName}</strong>
          <Tag tone="warn">{applicationStates[one.status].label}</Tag>
        </p>
        <p className="groups__quiet">为{one.personName}申请，等群医生审核，结果会发消息通知您</p>
      </Row>
    ))}
    {open.length > 0 && <h2 className="groups__head">可以申请加入的群</h2>}
    {open.map(one => (
      <Row key={one.groupId} to={groupPages.apply.to({ groupId: one.groupId })}>
        <strong className="groups__name">{one.groupName}</strong>
        <p className="groups__quiet">
          {doctorsIn(one.doctorNames)} · {one.memberCount}人
        </p>
        <p className="groups__intro">{one.intro}</p>
      </Row>
    ))}
  </div>
)

const doctorsIn = (names: readonly string[]): string => (names.length === 0 ? '医生待定' : names.join('、'))

const Joined = ({ group }: { group: Groups['joined'][number] }) => (
  <Row to={groupPages.chat.to({ groupId: group.groupId })}>
    <div className="groups__row">
      <span className="groups__sign">
        <Icon name="chat" />
      </span>
      <div className="groups__words">
        <p className="groups__line">
          <strong className="groups__name">{group.groupName}</strong>
          {group.lastAt !== null && <span className="groups__quiet">{ago(group.lastAt, serverNow())}</span>}
        </p>
        <p className="groups__quiet">
          {doctorsIn(group.doctorNames)} · {group.memberCount}人{group.isQuiet && ' · 免打扰'}
        </p>
        <p className="groups__line">
          <span className="groups__last">
            {group.isMentioned && <span className="groups__called">[有人@我]</span>}
            {group.lastText || '还没有消息'}
          </span>
          <Unread count={group.unreadCount} />
        </p>
      </div>
    </div>
  </Row>
)
