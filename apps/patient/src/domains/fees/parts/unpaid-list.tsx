import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { price } from '@nethos/contract/common/money.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { mostBills } from '@nethos/contract/fees/fees.rules.ts'
import type { BillRow, FeePerson } from '@nethos/contract/fees/fees.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { preSettle } from '../fees.calls.ts'
import { BillLines } from './bill-lines.tsx'

/** Settles the chosen bills with the insurance, then opens what is to be paid. */
export function useSettling(person: FeePerson) {
  const go = useNavigate()
  const settling = useCommand(preSettle)
  const settle = async (bills: readonly BillRow[]) => {
    if (bills.length === 0) return toast('请选择要缴的费用')
    if (bills.length > mostBills) return toast(`一次最多缴${mostBills}笔`)
    const made = await settling.run({
      personId: person.personId,
      hosId: person.hosId,
      billNo: bills.map(one => one.billNo).join(','),
    })
    if (made) void go(feePages.paidBill.to({ id: made.orderId }))
  }
  return { settle, busy: settling.isBusy }
}

/** 待缴费: bills with checkboxes, all chosen at first, and one payment for them. */
export function UnpaidList({ person, bills }: { person: FeePerson; bills: readonly BillRow[] }) {
  const [left, setLeft] = useState<readonly string[]>([])
  const { settle, busy } = useSettling(person)
  if (bills.length === 0) return <Empty sentence="暂无待支付费用" icon="wallet" />
  const chosen = bills.filter(one => !left.includes(one.billId))
  const total = chosen.reduce((sum, one) => sum + one.totalCents, 0)
  const flip = (billId: string) =>
    setLeft(left.includes(billId) ? left.filter(one => one !== billId) : [...left, billId])
  return (
    <>
      {bills.map(one => (
        <Row key={one.billId}>
          <label className="fee">
            <input
              type="checkbox"
              aria-label={`${one.deptName} ${price(one.totalCents)}`}
              checked={!left.includes(one.billId)}
              onChange={() => flip(one.billId)}
            />
            <BillLines bill={one} />
          </label>
          <Link className="fee__more" to={feePages.unpaidBill.to({ id: one.billId })}>
            查看明细
          </Link>
        </Row>
      ))}
      <Button busy={busy} onClick={() => void settle(chosen)}>
        {`支付${chosen.length}笔，合计${price(total)}`}
      </Button>
    </>
  )
}
