import { dayOf } from '@nethos/contract/common/days.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { applicationsOf } from '../programme.calls.ts'
import { useProgramme, type PlaceProps } from '../use-place.ts'

/** 我的申请: for whom, what, when, and how it stands. */
export default function ProgrammeApplications({ place }: PlaceProps) {
  const rows = useRows(applicationsOf(place.code))
  const programme = useProgramme({ place }).value?.document
  const first = programme?.notice ? 'notice' : 'apply'
  return (
    <ListPage
      rows={rows}
      empty="暂无申请"
      icon="list"
      way={programme?.application && <ButtonLink to={placeLink(place.code, first)}>去申请</ButtonLink>}
    >
      {one => (
        <Row key={one.applicationId} to={placeLink(place.code, 'application', { id: one.applicationId })}>
          <p>
            <strong>{one.offerTitle}</strong> <Tag>{one.statusLabel}</Tag>
          </p>
          <p className="programme-quiet">
            {one.personName} · {dayOf(one.createdAt)}
            {one.unread > 0 ? ` · ${one.unread}条新消息` : ''}
          </p>
        </Row>
      )}
    </ListPage>
  )
}
