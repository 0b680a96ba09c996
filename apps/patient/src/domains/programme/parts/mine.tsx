import { dayOf } from '@nethos/contract/common/days.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { OpenApplication } from '@nethos/contract/programme/programme.schemas.ts'
import { endedStatuses } from '@nethos/contract/programme/programme.status.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'

/** What the account's people have here that has not ended. */
export function Mine({ code, standings }: { code: string; standings: readonly OpenApplication[] }) {
  const going = standings.filter(({ application }) => !endedStatuses.includes(application.status))
  if (going.length === 0) return null
  return (
    <section className="programme-mine">
      <h2>我的服务</h2>
      {going.map(({ application: one, pathway }) => (
        <Row key={one.applicationId} to={placeLink(code, 'application', { id: one.applicationId })}>
          <p>
            <strong>{one.offerTitle}</strong> <Tag>{one.statusLabel}</Tag>
          </p>
          <p className="programme-quiet">
            {one.personName} · {dayOf(one.createdAt)}
            {pathway && ` · 已完成${pathway.doneCount}/${pathway.taskCount}项`}
          </p>
        </Row>
      ))}
    </section>
  )
}
