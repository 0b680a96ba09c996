import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import type { RenewalRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Price } from '../../../controls/price.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Row } from '../../../patterns/row.tsx'
import './renewal.css'

const tones: Partial<Record<RenewalStatus, Tone>> = {
  unpaid: 'warn',
  ready: 'warn',
  finished: 'good',
  refused: 'danger',
  cancelled: 'quiet',
  expired: 'quiet',
  refund_due: 'danger',
  refunded: 'quiet',
}
export const toneOf = (status: RenewalStatus): Tone => tones[status] ?? 'brand'

/** One renewal: for whom, which medicines, where, when, how it stands. */
export const RenewalCard = ({ renewal }: { renewal: RenewalRow }) => (
  <Row to={consultPages.consult.to({ consultId: renewal.consultId })}>
    <p className="renewal-head">
      <strong>{renewal.personName}</strong>
      <Tag tone={toneOf(renewal.status)}>{renewal.statusLabel}</Tag>
    </p>
    <p>{renewal.drugNames.join('、')}</p>
    <p className="renewal-quiet">
      {renewal.docDeptName} {renewal.docName}医生 · {dayAndTime(renewal.createdAt)}
    </p>
    {renewal.totalCents > 0 && <Price cents={renewal.totalCents} />}
  </Row>
)
