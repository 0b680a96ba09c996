import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import type { ExaminationRow as Shown } from '@nethos/contract/exam/exam.schemas.ts'
import { dayInWords, dayOf, instantInWords } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'
import './exam.css'
import { examinationTones } from './tones.ts'

/** One examination in a list: what, how it stands, when, where. */
export const ExaminationRow = ({ one, to }: { one: Shown; to?: string }) => (
  <Row to={to ?? examPages.examination.to({ id: one.examinationId })}>
    <p className="exam-head">
      <strong>{one.itemName}</strong>
      <Tag tone={examinationTones[one.status]}>
        {one.status === 'to_book' && !one.needsAppointment ? '可直接去' : one.statusLabel}
      </Tag>
    </p>
    <p className="exam-quiet">
      {one.startsAt === null ? `${dayInWords(dayOf(one.orderedAt))}开单` : instantInWords(one.startsAt)} · {one.place}
    </p>
  </Row>
)
