import type { Guide, PaymentReport } from '../../../ports/hospital-bills.ts'
import type { Message } from '../message.ts'
import { hl7Time, segment } from '../write.ts'

/** 45.99^^… as CP: the amount and its currency are subcomponents of the first part. */
const money = (cents: number): string => `${(cents / 100).toFixed(2)}&CNY`

type Money =
  | PaymentReport
  | { withdrawn: string; at: number }
  | { refund: { refundNo: string; ourNo: string; amountCents: number }; at: number }

/** FT1 has its amount as it stands: the & in it is no text. */
const ft1 = (no: string, of: string, at: number, type: string, what: [string, string], amount?: number): string =>
  `${segment('FT1', 1, no, of, hl7Time(at), '', type, what, '', '', 1)}|${amount === undefined ? '' : money(amount)}`

/** DFT^P03: PY for money that came (its parts in ZPY), CD for what is withdrawn or goes back. */
export function moneyLines(amounts: Money): string[] {
  if ('withdrawn' in amounts) return [ft1(amounts.withdrawn, '', amounts.at, 'CD', ['WITHDRAW', '撤回'])]
  if ('refund' in amounts) {
    const { refundNo, ourNo, amountCents } = amounts.refund
    return [ft1(refundNo, ourNo, amounts.at, 'CD', ['REFUND', '退款'], amountCents)]
  }
  const { ourNo, billNo, recordNumber, what, paidAt, totalCents, ownCents, pooledCents, accountCents, insuranceNo } =
    amounts
  return [
    segment('PID', 1, '', [recordNumber, '', '', '', 'MR']),
    segment('PV1', 1, what === 'outpatient' ? 'O' : 'I', ...Array.from({ length: 16 }, () => ''), billNo),
    ft1(ourNo, billNo, paidAt, 'PY', whats[what], totalCents),
    `ZPY|${[ownCents, pooledCents, accountCents].map(one => (one / 100).toFixed(2)).join('|')}|${insuranceNo}`,
  ]
}
const whats: Readonly<Record<PaymentReport['what'], [string, string]>> = {
  outpatient: ['OUTPATIENT', '门诊缴费'],
  deposit: ['DEPOSIT', '住院预缴'],
  discharge: ['DISCHARGE', '出院结算'],
}

/** ZPA|receipt|place^note~place^note in the acknowledgement: the receipt's number, and where to go with it. */
export function guidesIn(message: Message): { receiptNo: string; guides: Guide[] } {
  const zpa = message.first('ZPA')
  const guides = Array.from({ length: zpa?.repeats(2) ?? 0 }, (_, repetition) => ({
    place: zpa?.at(2, 1, { repetition }) ?? '',
    note: zpa?.at(2, 2, { repetition }) ?? '',
  }))
  return { receiptNo: zpa?.at(1) ?? '', guides: guides.filter(one => one.place !== '') }
}
