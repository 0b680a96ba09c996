import * as z from 'zod/mini'
import { chargeKinds, type HospitalBills } from '../../../ports/hospital-bills.ts'
import { partOf } from './declare.ts'
import { cents, day, instant, nothing, ourNo, place, recordNumber, text } from './words.ts'

const billNo = z
  .string()
  .check(z.regex(/^[A-Za-z0-9-]{1,48}$/), z.describe('医院的账单号或住院流水号，1至48位字母、数字、短横'))
const stayNo = billNo
const inItem = {
  itemCode: text,
  itemName: text,
  kind: z.enum(chargeKinds),
  unit: text,
  quantity: z.number().check(z.positive()),
  unitCents: cents,
  amountCents: cents,
  insuranceClass: z.enum(['A', 'B', 'C']).check(z.describe('甲、乙、丙（自费）')),
}
const item = z.object(inItem).check(z.meta({ id: 'ChargeItem' }))
const dailyCharge = z.object({ ...inItem, onDay: day }).check(z.meta({ id: 'DailyCharge' }))
const guide = z.object({ place, note: text }).check(z.meta({ id: 'Guide', description: '缴费后去哪里、做什么' }))
const bill = z
  .object({
    billNo,
    recordNumber,
    cardNumber: text,
    deptName: text,
    doctorName: text,
    issuedAt: instant,
    payUntil: instant,
    state: z.enum(['to_pay', 'paid']),
    items: z.array(item),
    totalCents: cents.check(z.describe('等于各行之和，否则不显示')),
    paid: z.optional(
      z.object({
        paidAt: instant,
        way: text,
        ourNo: z.string(),
        pooledCents: cents,
        accountCents: cents,
        ownCents: cents,
        receiptNo: text,
        guides: z.array(guide),
      }),
    ),
  })
  .check(z.meta({ id: 'OutpatientBill' }))
const stay = z
  .object({
    stayNo,
    recordNumber,
    inpatientNo: text,
    deptName: text,
    bedNo: text,
    admittedOn: day,
    dischargedOn: z.optional(day),
    state: z.enum(['open', 'to_settle', 'settled']),
    totalCents: cents,
    prepaidCents: cents,
    settlement: z.optional(
      z.object({ settledAt: instant, pooledCents: cents, accountCents: cents, ownCents: cents, receiptNo: text }),
    ),
  })
  .check(z.meta({ id: 'InpatientStay' }))
const deposit = z
  .object({ depositNo: text, at: instant, amountCents: cents, way: text, ourNo: text })
  .check(z.meta({ id: 'Deposit' }))
const payment = z
  .object({
    ourNo,
    what: z.enum(['outpatient', 'deposit', 'discharge']),
    billNo,
    recordNumber,
    totalCents: cents,
    pooledCents: cents,
    accountCents: cents,
    ownCents: cents,
    insuranceNo: text,
    paidAt: instant,
  })
  .check(z.meta({ id: 'PaymentTold', description: '经我方收到的钱：统筹、个账、自付之和为总额' }))
const answered = z
  .discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('taken'), at: instant, receiptNo: text, guides: z.array(guide) }),
    z.object({ outcome: z.literal('refused'), reason: z.string().check(z.describe('给患者看的话')) }),
  ])
  .check(z.meta({ id: 'PaymentAnswer' }))
const booked = z
  .object({ about: z.enum(['payment', 'refund']), ourNo: text, refundNo: text, amountCents: cents })
  .check(z.meta({ id: 'BookedLine' }))

export const bills = partOf<HospitalBills>()({
  outpatient: {
    asks: [['recordNumber', recordNumber]],
    answers: z.array(bill),
    says: '门诊账单，新的在前，至多200张。',
  },
  bill: { asks: [['billNo', billNo]], answers: z.optional(bill), says: '一张门诊账单；没有或已收回则 null。' },
  stays: { asks: [['recordNumber', recordNumber]], answers: z.array(stay), says: '住院，新的在前。' },
  stay: { asks: [['stayNo', stayNo]], answers: z.optional(stay), says: '一次住院。' },
  charges: {
    asks: [
      ['stayNo', stayNo],
      ['onDay', z.optional(day)],
    ],
    answers: z.array(dailyCharge),
    says: '住院费用明细，先记的在前；给了日期则为该日清单。',
  },
  deposits: { asks: [['stayNo', stayNo]], answers: z.array(deposit), says: '预缴金记录，新的在前。' },
  takePayment: {
    asks: [['payment', payment]],
    answers: answered,
    says: '钱已收到，请入账。按 ourNo 只入一次，重复调用答复相同；已撤销的永远拒绝。',
  },
  withdraw: {
    asks: [['ourNo', ourNo]],
    answers: nothing,
    refuses: ['too_late_to_withdraw'],
    says: '这个 ourNo 从此不算数，无论入过账没有。',
  },
  tellRefund: {
    asks: [['refund', z.object({ refundNo: ourNo, ourNo, amountCents: cents })]],
    answers: nothing,
    says: '经我方退回的钱，按 refundNo 只记一次。',
  },
  booked: { asks: [['onDay', day]], answers: z.array(booked), says: '医院当天经我方入账和退款的流水，每日对账用。' },
})
