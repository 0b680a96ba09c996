import { moveMoney } from '../payment/public.ts'
import type { OwnBill, OwnBills } from '../../registry/own-bills.ts'
import type { ChargeItem, Guide } from '../../ports/hospital-bills.ts'
import { doctorOfBill, itemsOf } from './orders.ts'
import { wasPaid } from './payable.ts'
import { business } from './renewal.life.ts'
import { renewals } from './renewal.lifecycle.ts'
import { renewalOfSerial, type Renewal } from './renewal.table.ts'

/** The list of drugs has no class of the insurance yet: what is not known to be paid by it is not promised. */
const insuranceClass = 'C'

const charged = ({ itemId, itemName, priceCents, packs }: Awaited<ReturnType<typeof itemsOf>>[number]): ChargeItem => ({
  itemCode: itemId,
  itemName,
  kind: itemId === 'delivery' ? 'other' : 'western_drug',
  unit: itemId === 'delivery' ? '次' : '盒',
  quantity: packs,
  unitCents: priceCents,
  amountCents: priceCents * packs,
  insuranceClass,
})

const guideOf = ({ wants }: Renewal): Guide =>
  wants === 'delivery'
    ? { place: '药房正在配药', note: '寄出后通知您快递单号' }
    : { place: '药房正在配药', note: '配好后通知您取药' }

/** The medicine of a renewal, from the pharmacist's approval until its prescription is over. */
export const medicineBills: OwnBills = {
  async find(ctx, billNos): Promise<OwnBill | undefined> {
    const found = await renewalOfSerial(ctx, billNos)
    const renewal = found && renewals.asOf(found, ctx.now)
    if (renewal?.status !== 'unpaid' || !renewal.serialNumber) return undefined
    const { hosId, deptName, docName } = await doctorOfBill(ctx, renewal)
    return {
      billNo: renewal.serialNumber,
      personId: renewal.personId,
      hosId,
      title: `${deptName} 药品费`,
      doctorName: docName,
      issuedAt: renewal.approvedAt ?? renewal.createdAt,
      items: (await itemsOf(ctx, renewal)).map(charged),
      totalCents: renewal.drugCents + renewal.deliveryCents,
    }
  },
  async take(ctx, { billNo, paidAt, paidBy }) {
    const renewal = await renewalOfSerial(ctx, [billNo], true)
    if (!renewal || !(await wasPaid(ctx, renewal, paidAt))) return undefined
    // From now on it is the renewal's: invoice, refund at the window, what is earned.
    await moveMoney(ctx, paidBy, business(renewal.consultId))
    return [guideOf(renewal)]
  },
}
