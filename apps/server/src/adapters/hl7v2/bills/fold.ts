import type {
  BookedLine,
  DailyCharge,
  Deposit,
  InpatientStay,
  OutpatientBill,
  PaymentAnswer,
  PaymentReport,
} from '../../../ports/hospital-bills.ts'
import type { StoredFact } from '../../../ports/hospital-messages.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { newestOf } from '../newest.ts'
import { visitsIn, type Visit } from '../stays/visits.ts'
import type { BillFact, ChargeFact, PaymentFact } from './charges.ts'

/** What tells of bills and stays. */
export const billKinds = ['bill', 'charge', 'payment', 'told', 'visit'] as const

/** A payment of ours, with what the hospital has answered; withdrawn it counts no more. */
export interface ReportedPayment {
  payment?: PaymentReport
  answer?: PaymentAnswer
  isWithdrawn: boolean
}
export interface RefundReport {
  refund: { refundNo: string; ourNo: string; amountCents: number }
  at: number
}

const mobileWay = '移动支付'
const sum = (all: readonly { amountCents: number }[]): number => all.reduce((total, one) => total + one.amountCents, 0)

/** The payments that the hospital has taken and that stand. */
export function takenOf(facts: readonly StoredFact[], of: string) {
  return newestOf(facts.filter(one => one.about === 'told' && one.code.startsWith('pay.'))).flatMap(one => {
    const { payment, answer, isWithdrawn } = one.body as ReportedPayment
    const isTaken = payment?.billNo === of && answer?.outcome === 'taken' && !isWithdrawn
    return isTaken ? [{ payment, answer }] : []
  })
}

/** Money of the window; what came by us is told by the hospital as well, under our number, and counts once. */
function atWindow(facts: readonly StoredFact[], of: string): (PaymentFact & { no: string })[] {
  const ours = new Set(facts.filter(one => one.about === 'told').map(one => one.code.slice('pay.'.length)))
  return newestOf(facts.filter(one => one.about === 'payment' && one.code.startsWith(`${of}/`)))
    .map(one => ({ ...(one.body as PaymentFact), no: one.code.slice(of.length + 1) }))
    .filter(one => !one.isGone && !ours.has(one.no))
}

export function billsIn(facts: readonly StoredFact[], payMs: number): OutpatientBill[] {
  return newestOf(facts.filter(one => one.about === 'bill'))
    .flatMap(one => billOf(one, facts, payMs) ?? [])
    .toSorted((one, other) => other.issuedAt - one.issuedAt)
}

function billOf(fact: StoredFact, facts: readonly StoredFact[], payMs: number): OutpatientBill | undefined {
  const billFact = fact.body as BillFact
  if (billFact.items.length === 0) return undefined
  const paid = paidOf(facts, fact.code)
  return {
    billNo: fact.code,
    recordNumber: fact.recordNumber,
    cardNumber: billFact.cardNumber,
    deptName: billFact.deptName,
    doctorName: billFact.doctorName,
    issuedAt: billFact.issuedAt,
    payUntil: billFact.issuedAt + payMs,
    state: paid ? 'paid' : 'to_pay',
    items: billFact.items,
    totalCents: sum(billFact.items),
    ...(paid && { paid }),
  }
}

function paidOf(facts: readonly StoredFact[], billNo: string): OutpatientBill['paid'] {
  const [own] = takenOf(facts, billNo)
  if (own) {
    const { ourNo, pooledCents, accountCents, ownCents } = own.payment
    const { at: paidAt, receiptNo, guides } = own.answer
    return { paidAt, way: mobileWay, ourNo, pooledCents, accountCents, ownCents, receiptNo, guides }
  }
  const all = atWindow(facts, billNo)
  const [first] = all
  if (!first) return undefined
  const { at: paidAt, way, receiptNo } = first
  return { paidAt, way, ourNo: '', pooledCents: 0, accountCents: 0, ownCents: sum(all), receiptNo, guides: [] }
}

export function chargesIn(facts: readonly StoredFact[], stayNo: string): DailyCharge[] {
  return newestOf(facts.filter(one => one.about === 'charge' && one.code.startsWith(`${stayNo}/`)))
    .map(one => one.body as ChargeFact)
    .filter(one => !one.isGone)
    .map(({ stayNo: _stay, isGone: _gone, ...charge }) => charge)
    .toSorted((one, other) => (one.onDay < other.onDay ? -1 : one.onDay > other.onDay ? 1 : 0))
}

export function depositsIn(facts: readonly StoredFact[], stayNo: string): Deposit[] {
  const own = takenOf(facts, stayNo)
    .filter(one => one.payment.what === 'deposit')
    .map(({ payment, answer }) => ({
      depositNo: payment.ourNo,
      at: answer.at,
      amountCents: payment.ownCents,
      way: mobileWay,
      ourNo: payment.ourNo,
    }))
  const others = atWindow(facts, stayNo).map(({ no, at, amountCents, way }) => ({
    depositNo: no,
    at,
    amountCents,
    way,
    ourNo: '',
  }))
  return [...own, ...others].toSorted((one, other) => other.at - one.at)
}

export function staysIn(facts: readonly StoredFact[]): InpatientStay[] {
  return visitsIn(facts)
    .filter(one => one.isStay && !one.isCancelled)
    .map(one => stayOf(one, facts))
    .toSorted((one, other) => (one.admittedOn < other.admittedOn ? 1 : -1))
}

function stayOf(visit: Visit, facts: readonly StoredFact[]): InpatientStay {
  const { stayNo } = visit
  const charges = chargesIn(facts, stayNo)
  const last = takenOf(facts, stayNo).find(one => one.payment.what === 'discharge')
  const totalCents = sum(charges)
  return {
    stayNo,
    recordNumber: visit.recordNumber,
    inpatientNo: visit.inpatientNo,
    deptName: visit.deptName,
    bedNo: visit.bedNo,
    admittedOn: dayOf(visit.admittedAt),
    ...(visit.dischargedAt !== undefined && { dischargedOn: dayOf(visit.dischargedAt) }),
    state: last ? 'settled' : visit.dischargedAt === undefined ? 'open' : 'to_settle',
    totalCents,
    prepaidCents: sum(depositsIn(facts, stayNo)),
    ...(last && {
      settlement: {
        settledAt: last.answer.at,
        pooledCents: last.payment.pooledCents,
        accountCents: last.payment.accountCents,
        ownCents: totalCents - last.payment.pooledCents - last.payment.accountCents,
        receiptNo: last.answer.receiptNo,
      },
    }),
  }
}

/** What the hospital has acknowledged of a day: v2 cannot ask for its book, see docs/decisions/0170. */
export function bookedIn(amounts: readonly StoredFact[], onDay: string): BookedLine[] {
  return newestOf(amounts).flatMap((one): BookedLine[] => {
    if (one.code.startsWith('refund.')) {
      const { refund, at } = one.body as RefundReport
      return dayOf(at) === onDay ? [{ about: 'refund', ...refund }] : []
    }
    const { payment, answer, isWithdrawn } = one.body as ReportedPayment
    if (!payment || answer?.outcome !== 'taken' || isWithdrawn || dayOf(answer.at) !== onDay) return []
    return [{ about: 'payment', ourNo: payment.ourNo, refundNo: '', amountCents: payment.ownCents }]
  })
}
