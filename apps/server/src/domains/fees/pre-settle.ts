import { firstOf, nthOf } from '@nethos/contract/common/present.ts'
import type { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { TroubleError } from '../../calls/codes.ts'
import { stepped } from '../../calls/handler.ts'
import type { PreSettlement } from '../../ports/insurance.ts'
import type { Runtime } from '../../runtime.ts'
import type { OwnBillers } from '../../registry/own-bills.ts'
import { askHospital } from '../hospital-account/public.ts'
import { askInsurance, makeOrder, withinAccount, type BillToSettle, type Settling } from './make-order.ts'
import { isTaken } from './order.table.ts'
import { findOwn, type OwnToPay } from './own.ts'
import { shownOrder } from './shown-order.ts'
import { whoseBills, type Whose } from './whose.ts'

interface HospitalAnswer {
  bills: BillToSettle[]
  shares: PreSettlement[]
}

export const insuranceAway = '暂时无法连接医保结算中心，请稍后再试，也可以到医院窗口缴费'

type ToPay = (Whose & { biller?: undefined }) | OwnToPay

/**
 * nethos: preSettlement. What the hospital has now is what is settled, or a bill of our own, which is paid alone; each bill is
 * one settlement of the insurance.
 */
export const preSettle = (billers: OwnBillers) =>
  stepped<typeof feesServices.preSettle, ToPay, HospitalAnswer>({
    prepare: async ({ input, ctx }) => (await findOwn(ctx, billers, input.billNo)) ?? whoseBills(ctx, input),
    async outside(whose, { runtime, input }) {
      const { person, idCard } = whose
      const bills = whose.biller === undefined ? await hospitalBills(runtime, whose, input.billNo) : [whose.bill]
      const shares: PreSettlement[] = []
      if (bills.length < input.billNo.length) return { bills, shares }
      for (const { billNo, items, totalCents } of bills) {
        const share = await askInsurance(runtime, person.hosId, {
          idCard,
          kind: 'outpatient',
          billNo,
          items,
          totalCents,
        })
        if (share === 'no answer') throw new TroubleError('unavailable', { msg: insuranceAway })
        shares.push(share)
      }
      return { bills, shares: withinAccount(shares) }
    },
    async settle({ bills, shares }, whose, { ctx, input, refuse }) {
      if (await isTaken(ctx, whose.person.hosId, input.billNo)) return refuse('bill_on_its_way')
      if (bills.length < input.billNo.length) return refuse('bill_gone')
      const settling = bills.map((bill, at): Settling => ({ ...settlingOf(bill), ...partsOf(nthOf(shares, at)) }))
      const insuranceKind = firstOf(shares).kind
      const order = await makeOrder(ctx, whose, {
        what: 'outpatient',
        insuranceKind,
        bills: settling,
        ...(whose.biller !== undefined && { biller: whose.biller }),
      })
      return shownOrder(ctx, order)
    },
  })

/** Those of the numbers that the hospital has to be paid. */
async function hospitalBills({ hospital }: Runtime, { person }: Whose, billNos: readonly string[]) {
  const all = await askHospital(() => hospital.bills.outpatient(person.hosId, person.recordNumber))
  return all.filter(one => one.state === 'to_pay' && billNos.includes(one.billNo))
}

const settlingOf = ({ billNo, deptName, doctorName, issuedAt, items, totalCents }: BillToSettle) => ({
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
