import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import type { StayPerson } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import '../parts/daysurgery.css'
import { waitingPeople } from '../waiting.calls.ts'

/** 等候入院: the account's people, and how it stands with each one's bed. */
export default function WaitingPage() {
  return (
    <ListPage
      rows={useRows(waitingPeople())}
      empty="还没有就诊人，请先添加"
      icon="people"
      bar={
        <ButtonLink look="soft" to={daySurgeryPages.waitingNotice.at}>
          入院须知
        </ButtonLink>
      }
    >
      {one => <Person key={one.personId} one={one} />}
    </ListPage>
  )
}

const Person = ({ one }: { one: StayPerson }) => (
  <Row {...(one.admissionId !== '' && { to: daySurgeryPages.waitingHome.to({ compatId: one.personId }) })}>
    <p>
      <strong>{one.personName}</strong>{' '}
      {one.admissionId === '' ? <Tag tone="quiet">暂无等候</Tag> : <Tag tone="brand">{one.statusLabel}</Tag>}
    </p>
    <p className="surgery-quiet">{one.recordNumber === '' ? '未绑定医院帐号' : one.hosName}</p>
  </Row>
)
