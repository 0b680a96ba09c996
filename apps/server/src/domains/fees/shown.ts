import { billIdOf } from '@nethos/contract/fees/fees.rules.ts'
import {
  billStatusLabels,
  type BillRow,
  type BillStatus,
  type ChargeItemShown,
  type FeePerson,
} from '@nethos/contract/fees/fees.schemas.ts'
import { chargeKindWords, plainWordOf } from '@nethos/contract/fees/plain-words.ts'
import type { ChargeItem, OutpatientBill } from '../../ports/hospital-bills.ts'
import type { FeeBill } from './fees.lifecycle.ts'

export const shownItem = (item: ChargeItem): ChargeItemShown => ({
  itemName: item.itemName,
  kind: item.kind,
  kindLabel: chargeKindWords[item.kind].label,
  plain: plainWordOf(item),
  unit: item.unit,
  quantity: item.quantity,
  unitCents: item.unitCents,
  amountCents: item.amountCents,
  insuranceClass: item.insuranceClass,
})

/** How a bill stands: paid is the hospital's word, on its way is ours. `known`: what was done through us, newest first. */
export function billStatusOf(bill: OutpatientBill, known: readonly FeeBill[]): BillStatus {
  if (bill.state === 'paid') return 'paid'
  const ours = known.find(one => one.billNo === bill.billNo)
  if (ours?.state === 'writing' || ours?.state === 'undoing') return ours.state
  return 'to_pay'
}

export function shownBill(hosId: string, bill: OutpatientBill, known: readonly FeeBill[]): BillRow {
  const status = billStatusOf(bill, known)
  const returned = known.find(one => one.billNo === bill.billNo && one.state === 'returned')
  return {
    billId: billIdOf(hosId, bill.billNo),
    billNo: bill.billNo,
    deptName: bill.deptName,
    doctorName: bill.doctorName,
    issuedAt: bill.issuedAt,
    payUntil: bill.payUntil,
    totalCents: bill.totalCents,
    standing: status,
    standingLabel: billStatusLabels[status],
    itemNames: bill.items.map(one => one.itemName),
    paidAt: bill.paid?.paidAt ?? null,
    returned:
      returned && status === 'to_pay'
        ? {
            orderId: returned.orderId,
            reason: returned.reason,
            ownCents: returned.ownCents,
            at: returned.endedAt ?? returned.issuedAt,
          }
        : null,
  }
}

export const withCard = (person: FeePerson, cardNumber: string): FeePerson => ({
  ...person,
  cardNumber: person.cardNumber || cardNumber,
})
