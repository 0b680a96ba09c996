/**
 * What we ask of a hospital's billing system, in our words: what is owed and was paid, and that it takes what was paid through us.
 *
 * `billNo` and `stayNo` are the hospital's own, 1 to 48 letters, digits and dashes, unique within one hospital. Days are
 * `YYYY-MM-DD` in Asia/Shanghai, instants epoch ms, money integer cents. Every call rejects with `HospitalUnreachableError`
 * when no answer came, and may be repeated.
 */
export interface HospitalBills {
  /** Whether a billing system stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /** The outpatient bills of a file, to pay and paid, newest first, at most the last 200. */
  outpatient(hosId: string, recordNumber: string): Promise<OutpatientBill[]>
  /** One of them, whosever it is; undefined: the hospital knows none, or has taken it back. */
  bill(hosId: string, billNo: string): Promise<OutpatientBill | undefined>
  /** The stays of a file, newest first. */
  stays(hosId: string, recordNumber: string): Promise<InpatientStay[]>
  stay(hosId: string, stayNo: string): Promise<InpatientStay | undefined>
  /** What was charged to a stay, oldest first; of one day where one is named (日清单). */
  charges(hosId: string, stayNo: string, onDay?: string): Promise<DailyCharge[]>
  /** What was paid in advance for a stay, by whatever way, newest first. */
  deposits(hosId: string, stayNo: string): Promise<Deposit[]>
  /**
   * The money has come: the hospital takes it for a bill, as a deposit, or to close a stay. By `ourNo` it is taken once;
   * repeated it gives the same answer. What was withdrawn is refused for good.
   */
  takePayment(hosId: string, payment: PaymentReport): Promise<PaymentAnswer>
  /**
   * Nothing under `ourNo` counts any more, whether the hospital had taken it or never heard of it: what it says of it later
   * is a refusal. Rejects with TooLateToWithdrawError where services were given for it already.
   */
  withdraw(hosId: string, ourNo: string): Promise<void>
  /** Money that came by us and goes back by us, told once by `refundNo`: the rest of a deposit at discharge. */
  tellRefund(hosId: string, refund: { refundNo: string; ourNo: string; amountCents: number }): Promise<void>
  /** What the hospital has booked as come and gone by us on a day: its side of the daily reconciliation. */
  booked(hosId: string, onDay: string): Promise<BookedLine[]>
}

/** What a thing on a bill is, by the fourteen kinds of the national settlement list (医疗收费项目类别). */
export const chargeKinds = [
  'bed',
  'consultation',
  'examination',
  'laboratory',
  'treatment',
  'operation',
  'nursing',
  'material',
  'western_drug',
  'herbal_drug',
  'patent_drug',
  'general',
  'registration',
  'other',
] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** 甲类, 乙类, 丙类 (自费): how far the insurance pays for it. */
export type InsuranceClass = 'A' | 'B' | 'C'

export interface ChargeItem {
  /** The hospital's own code of what was charged. */
  itemCode: string
  itemName: string
  kind: ChargeKind
  /** 次, 项, 盒, 片 …; may be empty. */
  unit: string
  /** Greater than 0, at most two decimals. */
  quantity: number
  unitCents: number
  /** As the hospital rounds it. */
  amountCents: number
  insuranceClass: InsuranceClass
}

export interface DailyCharge extends ChargeItem {
  onDay: string
}

/** Where the patient goes with it: 2号楼1层 西药房 3号窗口, and what he does there. */
export interface Guide {
  place: string
  note: string
}

export interface OutpatientBill {
  billNo: string
  recordNumber: string
  /** 就诊卡号; may be empty. */
  cardNumber: string
  deptName: string
  doctorName: string
  issuedAt: number
  /** Until when it can be paid; the order behind it is over then. */
  payUntil: number
  state: 'to_pay' | 'paid'
  items: ChargeItem[]
  totalCents: number
  /** Of a paid one. */
  paid?: {
    paidAt: number
    /** 移动支付, 窗口 …: as the hospital writes it. */
    way: string
    /** Our number, where it came by us; empty otherwise. */
    ourNo: string
    pooledCents: number
    accountCents: number
    ownCents: number
    /** 票据号 of the fiscal e-receipt; empty while none is written. */
    receiptNo: string
    guides: Guide[]
  }
}

export interface InpatientStay {
  stayNo: string
  recordNumber: string
  /** 住院号, as it stands on the wristband. */
  inpatientNo: string
  deptName: string
  bedNo: string
  admittedOn: string
  /** Left out while he is in. */
  dischargedOn?: string
  /** `open`: goes on; `to_settle`: he may go home when it is settled; `settled`. */
  state: 'open' | 'to_settle' | 'settled'
  /** Charged up to now. */
  totalCents: number
  prepaidCents: number
  /** Of a settled one, how it was paid. */
  settlement?: { settledAt: number; pooledCents: number; accountCents: number; ownCents: number; receiptNo: string }
}

export interface Deposit {
  /** The hospital's own number of it. */
  depositNo: string
  at: number
  amountCents: number
  way: string
  /** Our number, where it came by us; empty otherwise. */
  ourNo: string
}

export interface PaymentReport {
  ourNo: string
  /** 门诊缴费, 住院预缴, 出院结算. */
  what: 'outpatient' | 'deposit' | 'discharge'
  /** A billNo, or for the others a stayNo. */
  billNo: string
  recordNumber: string
  /** What is paid in all; with a discharge the whole of the stay. */
  totalCents: number
  pooledCents: number
  accountCents: number
  /** What came by us in money. With a discharge: what the deposits did not cover. */
  ownCents: number
  /** The settlement centre's number; empty where none was asked. */
  insuranceNo: string
  paidAt: number
}

export type PaymentAnswer =
  | { outcome: 'taken'; at: number; receiptNo: string; guides: Guide[] }
  /** In the hospital's words, for the patient. */
  | { outcome: 'refused'; reason: string }

export interface BookedLine {
  about: 'payment' | 'refund'
  ourNo: string
  /** '' of a payment. */
  refundNo: string
  /** What came by us in money, without what the insurance paid. */
  amountCents: number
}

export class TooLateToWithdrawError extends Error {
  override name = 'TooLateToWithdrawError'
}
