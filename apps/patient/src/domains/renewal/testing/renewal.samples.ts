import type { FeeOrder } from '@nethos/contract/fees/fees.schemas.ts'
import type { DrugDetail, DrugLine, PrescriptionRow, RenewalDetail } from '@nethos/contract/renewal/renewal.schemas.ts'

/** 2026-11-21 15:04 in the hospital. */
const afternoon = Date.parse('2026-11-21T07:04:00Z')
const day = 86_400_000

export const aLine = (changes: Partial<DrugLine> = {}): DrugLine => ({
  drugId: 'drug0011',
  drugName: '苯磺酸氨氯地平片',
  form: '片剂',
  specification: '5mg×14片',
  manufacturer: '南山示范制药有限公司',
  priceCents: 2180,
  packs: 2,
  dose: '5mg',
  frequency: '每日1次',
  route: '口服',
  days: 28,
  ...changes,
})

export const aDrug = (changes: Partial<DrugDetail> = {}): DrugDetail => {
  const { packs: _packs, days: _days, ...line } = aLine()
  return {
    ...line,
    control: '',
    canRenew: true,
    atc: 'C08CA01',
    ingredients: ['氨氯地平'],
    pregnancy: 'care',
    liver: 'care',
    kidney: '',
    minAge: 0,
    ...changes,
  }
}

export const aRenewal = (changes: Partial<RenewalDetail> = {}): RenewalDetail => ({
  consultId: 'c1',
  status: 'applied',
  statusLabel: '待医生审核',
  personId: 'p1',
  personName: '王秀英',
  docName: '沈知远',
  docDeptName: '心血管内科',
  illnessName: '高血压',
  drugNames: ['苯磺酸氨氯地平片'],
  totalCents: 0,
  createdAt: afternoon,
  accountId: 'a1',
  hosId: 'h1',
  docHosName: '南山云医院',
  recordNumber: 'B1',
  illnessTime: '五年',
  complaint: '血压平稳，需要续药',
  supplementContent: '',
  weightKg: '62.5',
  liver: 'abnormal',
  kidney: 'normal',
  fertility: 'none',
  pregnantFrom: null,
  allergies: ['penicillins'],
  allergyNote: '',
  guardianPresent: false,
  note: '',
  wants: 'pickup',
  delivery: null,
  proof: [],
  asked: [aLine({ days: 0 })],
  warnings: [],
  prescribed: [],
  diagnosis: '',
  diagnoses: [],
  opinion: '',
  prescriptionId: '',
  prescriptionNo: '',
  serialNumber: '',
  drugCents: 0,
  deliveryCents: 0,
  endReason: '',
  refundAtWindow: false,
  events: ['withdraw'],
  payUntil: null,
  approvedAt: null,
  paidAt: null,
  handedAt: null,
  ...changes,
})

export const aBilled = (changes: Partial<RenewalDetail> = {}): RenewalDetail =>
  aRenewal({
    status: 'unpaid',
    statusLabel: '待缴费',
    prescribed: [aLine()],
    opinion: '继续服药',
    prescriptionId: 'x1',
    serialNumber: 'Z20261123123456789',
    drugCents: 4360,
    totalCents: 4360,
    events: ['withdraw', 'pay'],
    payUntil: afternoon + 3 * day,
    approvedAt: afternoon,
    ...changes,
  })

export const aPrescription = (changes: Partial<PrescriptionRow> = {}): PrescriptionRow => ({
  prescriptionId: 'x1',
  prescriptionNo: '2026112112345678',
  consultId: 'c1',
  personId: 'p1',
  personName: '王秀英',
  docName: '沈知远',
  docDeptName: '心血管内科',
  diagnosis: '高血压2级',
  diagnoses: [],
  drugs: [aLine()],
  statusLabel: '待缴费',
  approvedAt: afternoon,
  canRenew: true,
  ...changes,
})

/** What is paid of that bill, as it was just worked out. */
export const anOrderToPay: FeeOrder = {
  orderId: 'o1',
  what: 'outpatient',
  person: {
    accountId: 'a1',
    personId: 'p1',
    personName: '王秀英',
    hosId: 'h1',
    hosName: '南山云医院',
    recordNumber: 'B1',
    cardNumber: '',
  },
  insuranceKind: '自费',
  totalCents: 4360,
  pooledCents: 0,
  accountCents: 0,
  ownCents: 4360,
  prepaidCents: 0,
  orderState: 'open',
  stateLabel: '待支付',
  bills: [],
  createdAt: afternoon,
  expiresAt: afternoon + 900_000,
  payWaitSeconds: 900,
  hasFailed: false,
  paidAt: null,
  payWay: '',
  backCents: 0,
  backExpectedOn: '',
}
