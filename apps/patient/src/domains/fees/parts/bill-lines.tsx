import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { BillRow } from '@nethos/contract/fees/fees.schemas.ts'
import { Price } from '../../../controls/price.tsx'
import { Tag } from '../../../controls/tag.tsx'
import './fees.css'

/** A bill in a list: where from, what for, when, how much. */
export const BillLines = ({ bill }: { bill: BillRow }) => (
  <>
    <span className="fee__words">
      <strong>{[bill.deptName, bill.doctorName].filter(Boolean).join(' ')}</strong>
      <span className="fee__quiet">{bill.itemNames.slice(0, 3).join('、')}</span>
      <span className="fee__quiet">{dayAndTime(bill.paidAt ?? bill.issuedAt)}</span>
      {bill.standing !== 'to_pay' && (
        <span>
          <Tag tone={bill.standing === 'paid' ? 'good' : 'warn'}>{bill.standingLabel}</Tag>
        </span>
      )}
      {bill.returned && <span className="fee__quiet">上次支付医院没有收下：{bill.returned.reason}，钱已退回。</span>}
    </span>
    <Price cents={bill.totalCents} />
  </>
)
