import type { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { TroubleError } from '../../calls/codes.ts'
import { stepped } from '../../calls/handler.ts'
import type { OutpatientBill } from '../../ports/hospital-bills.ts'
import type { PreSettlement } from '../../ports/insurance.ts'
import { askHospital } from '../hospital-account/public.ts'
import { askInsurance, makeOrder, withinAccount, type Settling } from './make-order.ts'
import { isTaken } from './order.table.ts'
import { shownOrder } from './shown-order.ts'
import { whoseBills, type Whose } from './whose.ts'

interface HospitalAnswer {
  bills: OutpatientBill[]
  shares: PreSettlement[]
}

export const insuranceAway = '暂时无法连接医保结算中心，请稍后再试，也可以到医院窗口缴费'

/** nethos: preSettlement. What the hospital has now is what is settled; each bill is one settlement of the insurance. */
export const preSettle = stepped<typeof feesServices.preSettle, Whose, HospitalAnswer>({
  prepare: ({ input, ctx }) => whoseBills(ctx, input),
  async outside({ person, idCard }, { runtime, input }) {
    const all = await askHospital(() => runtime.hospital.bills.outpatient(person.hosId, person.recordNumber))
    const bills = all.filter(one => one.state === 'to_pay' && input.billNo.includes(one.billNo))
    const shares: PreSettlement[] = []
    if (bills.length < input.billNo.length) return { bills, shares }
    for (const { billNo, items, totalCents } of bills) {
      const share = await askInsurance(runtime, person.hosId, { idCard, kind: 'outpatient', billNo, items, totalCents })
      if (share === 'no answer') throw new TroubleError('unavailable', { msg: insuranceAway })
      shares.push(share)
    }
    return { bills, shares: withinAccount(shares) }
  },
  async settle({ bills, shares }, whose, { ctx, input, refuse }) {
    if (await isTaken(ctx, whose.person.hosId, input.billNo)) return refuse('bill_on_its_way')
    if (bills.length < input.billNo.length) return refuse('bill_gone')
    const settling = bills.map((bill, at): Settling => ({ ...settlingOf(bill), ...partsOf(shares[at]!) }))
    const insuranceKind = shares[0]!.kind
    const order = await makeOrder(ctx, whose, { what: 'outpatient', insuranceKind, bills: settling })
    return shownOrder(ctx, order)
  },
})

const settlingOf = ({ billNo, deptName, doctorName, issuedAt, items, totalCents }: OutpatientBill) => ({
  billNo,
  title: deptName,
  doctorName,
  issuedAt,
  items,
  totalCents,
})
export const partsOf = ({ pooledCents, accountCents, ownCents }: PreSettlement) => ({
  pooledCents,
  accountCents,
  ownCents,
})
