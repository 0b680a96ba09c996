import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { VoucherRow as Shown } from '@nethos/contract/checkup/voucher.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { Instant } from '../../../patterns/instant.tsx'
import { Row } from '../../../patterns/row.tsx'
import './checkup.css'
import { voucherTones } from './tones.ts'

/** A check that a company pays for: company, for whom, until when, how it stands. */
export const VoucherRow = ({ one }: { one: Shown }) => (
  <Row to={checkupPages.teamCheckup.to({ id: one.voucherId })}>
    <p className="checkup-row-head">
      <strong>{one.companyName}</strong>
      <Tag tone={voucherTones[one.voucherStatus]}>{one.statusLabel}</Tag>
    </p>
    <p className="checkup-quiet">
      {one.packageName} · {one.personName}
    </p>
    <p className="checkup-quiet">
      {one.startsAt === null ? `${one.fromDay} 至 ${one.untilDay}` : <Instant>{instantInWords(one.startsAt)}</Instant>}
    </p>
  </Row>
)
