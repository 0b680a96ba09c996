import type { BillRow } from '@nethos/contract/fees/fees.schemas.ts'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { BillLines } from './bill-lines.tsx'

/** 已缴费, with what is on its way to the hospital. */
export const PaidList = ({ bills, toBill }: { bills: readonly BillRow[]; toBill: (billId: string) => string }) =>
  bills.length === 0 ? (
    <Empty sentence="暂无已支付费用" icon="wallet" />
  ) : (
    bills.map(one => (
      <Row key={one.billId} to={toBill(one.billId)}>
        <span className="fee">
          <BillLines bill={one} />
        </span>
      </Row>
    ))
  )
