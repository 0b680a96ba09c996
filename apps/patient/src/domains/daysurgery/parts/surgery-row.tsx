import { instantInWords } from '@nethos/contract/common/days.ts'
import type { SurgeryRow as Shown } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Instant } from '../../../patterns/instant.tsx'
import { Row } from '../../../patterns/row.tsx'
import './daysurgery.css'
import { surgeryTones } from './tones.ts'

/** One operation in a list: what, how it stands, when, where, by whom. */
export const SurgeryRow = ({ one, to }: { one: Shown; to: string }) => (
  <Row to={to}>
    <p>
      <strong>{one.surgeryName}</strong> <Tag tone={surgeryTones[one.status]}>{one.statusLabel}</Tag>
    </p>
    <p className="surgery-quiet">
      <Instant>{instantInWords(one.plannedAt)}</Instant>
    </p>
    <p className="surgery-quiet">
      {one.personName} · {one.deptName} · {one.doctorName}
    </p>
  </Row>
)
