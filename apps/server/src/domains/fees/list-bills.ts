import type { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { isRefused, stepped, type Ctx } from '../../calls/handler.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { OutpatientBill } from '../../ports/hospital-bills.ts'
import { askHospital } from '../hospital-account/public.ts'
import { knownOf, openOrders } from './order.table.ts'
import { shownBill, shownItem, billStatusOf, withCard } from './shown.ts'
import { namedBill, ownerOf, whoseBills, type Named, type Whose } from './whose.ts'

type Services = typeof feesServices
type Acting = Ctx<AccountCaller>

async function shownList(ctx: Acting, { person }: Whose, bills: readonly OutpatientBill[], isPaid: boolean) {
  const { hosId } = person
  const known = await knownOf(
    ctx,
    hosId,
    bills.map(one => one.billNo),
  )
  const wanted = bills.filter(one => (billStatusOf(one, known) === 'to_pay') !== isPaid)
  const open = isPaid ? [] : await openOrders(ctx, person)
  return {
    person: withCard(person, bills[0]?.cardNumber ?? ''),
    bills: wanted.map(one => shownBill(hosId, one, known)),
    open: open.map(({ orderId, what, ownCents, expiresAt }) => ({ orderId, what, ownCents, expiresAt })),
  }
}

const list = (isPaid: boolean) =>
  stepped<Services['listUnpaidBills'], Whose, OutpatientBill[]>({
    prepare: ({ input, ctx }) => whoseBills(ctx, input),
    outside: ({ person }, { runtime }) =>
      askHospital(() => runtime.hospital.bills.outpatient(person.hosId, person.recordNumber)),
    settle: (bills, whose, { ctx }) => shownList(ctx, whose, bills, isPaid),
  })

/** 门诊待支付: what the hospital has to be paid now; what is on its way there stands among the paid ones. */
export const listUnpaidBills = list(false)
export const listPaidBills = list(true)

export const billDetail = stepped<Services['billDetail'], Named, OutpatientBill | undefined>({
  prepare: ({ input, ctx }) => namedBill(ctx, input.billId),
  outside: ({ hosId, billNo }, { runtime }) => askHospital(() => runtime.hospital.bills.bill(hosId, billNo)),
  async settle(bill, named, { ctx, refuse }) {
    if (!bill) return refuse('not_found')
    const whose = await ownerOf(ctx, named, bill.recordNumber)
    if (isRefused(whose)) return whose
    const known = await knownOf(ctx, named.hosId, [bill.billNo])
    const ours = known.find(one => one.state === 'settled' && one.settleNo === bill.paid?.ourNo)
    return {
      ...shownBill(named.hosId, bill, known),
      person: withCard(whose.person, bill.cardNumber),
      items: bill.items.map(shownItem),
      paid: bill.paid
        ? {
            paidAt: bill.paid.paidAt,
            way: bill.paid.way,
            pooledCents: bill.paid.pooledCents,
            accountCents: bill.paid.accountCents,
            ownCents: bill.paid.ownCents,
            receiptNo: bill.paid.receiptNo,
            guides: bill.paid.guides,
            settleNo: ours?.settleNo ?? null,
          }
        : null,
    }
  },
})
