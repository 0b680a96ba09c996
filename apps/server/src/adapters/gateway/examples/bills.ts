import type { ChargeItem, InpatientStay, OutpatientBill } from '../../../ports/hospital-bills.ts'
import { at, ourNo, recordNumber, type ExamplesOf } from './example.ts'

const item: ChargeItem = {
  itemCode: 'J001',
  itemName: '血脂四项',
  kind: 'laboratory',
  unit: '项',
  quantity: 1,
  unitCents: 6001,
  amountCents: 6001,
  insuranceClass: 'B',
}
const guides = [{ place: '2号楼1层 抽血处', note: '空腹' }]
const bill: OutpatientBill = {
  billNo: 'MZ20261120-7',
  recordNumber,
  cardNumber: 'K0099812',
  deptName: '全科医学科',
  doctorName: '周敏',
  issuedAt: at(),
  payUntil: at(4_320),
  state: 'to_pay',
  items: [item],
  totalCents: 6001,
}
const stay: InpatientStay = {
  stayNo: 'ZY20261118-2',
  recordNumber,
  inpatientNo: '1187720',
  deptName: '普通外科',
  bedNo: '12床',
  admittedOn: '2026-11-18',
  state: 'open',
  totalCents: 6001,
  prepaidCents: 300_000,
}

export const billExamples: ExamplesOf<'bills'> = {
  outpatient: { given: [recordNumber], answer: [bill] },
  bill: { given: [bill.billNo], answer: bill },
  stays: { given: [recordNumber], answer: [stay] },
  stay: { given: [stay.stayNo], answer: stay },
  charges: { given: [stay.stayNo, '2026-11-19'], answer: [{ ...item, onDay: '2026-11-19' }] },
  deposits: {
    given: [stay.stayNo],
    answer: [{ depositNo: 'YJ88', at: at(-2_880), amountCents: 300_000, way: '窗口', ourNo: '' }],
  },
  takePayment: {
    given: [
      {
        ourNo,
        what: 'outpatient',
        billNo: bill.billNo,
        recordNumber,
        totalCents: 6001,
        pooledCents: 3000,
        accountCents: 1000,
        ownCents: 2001,
        insuranceNo: 'YB20261120-551',
        paidAt: at(3),
      },
    ],
    answer: { outcome: 'taken', at: at(3), receiptNo: '3300118823', guides },
  },
  withdraw: { given: [ourNo], answer: undefined },
  tellRefund: { given: [{ refundNo: `${ourNo}-r1`, ourNo, amountCents: 2001 }], answer: undefined },
  booked: {
    given: ['2026-11-20'],
    answer: [{ about: 'payment', ourNo, refundNo: '', amountCents: 2001 }],
  },
}
