import { lastOf } from '@nethos/contract/common/present.ts'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../../ports/clock.ts'
import {
  TooLateToWithdrawError,
  type HospitalBills,
  type PaymentAnswer,
  type PaymentReport,
} from '../../../ports/hospital-bills.ts'
import type { FactStore, StoredFact } from '../../../ports/hospital-messages.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { versionOf } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { hl7Outbox, type Outbox } from '../outbox.ts'
import {
  billKinds,
  billsIn,
  bookedIn,
  chargesIn,
  depositsIn,
  staysIn,
  type RefundReport,
  type ReportedPayment,
} from './fold.ts'
import { guidesIn, moneyLines } from './write-money.ts'

const dayMs = 86_400_000
const mostBills = 200

interface Office {
  hospital: Hl7Hospital
  outbox: Outbox
}

/** Bills and stays of the hospitals that tell them by DFT and ADT, and hear of money by DFT. */
export function hl7v2Bills(hospitals: readonly Hl7Hospital[], facts: FactStore, clock: Clock): HospitalBills {
  const offices = new Map<string, Office>(
    hospitals.map(hospital => [hospital.hosId, { hospital, outbox: hl7Outbox(hospital, clock) }]),
  )
  const office = (hosId: string): Office => {
    const found = offices.get(hosId)
    if (!found) throw new HospitalUnreachableError('No billing is connected for this hospital')
    return found
  }
  const ofFile = async (hosId: string, recordNumber: string) => facts.ofFile(hosId, billKinds, recordNumber)
  const payMs = (hosId: string) => (office(hosId).hospital.payDays ?? 3) * dayMs
  /** All that was said of the file that a bill or a stay belongs to. */
  async function around(hosId: string, about: 'bill' | 'visit', code: string): Promise<StoredFact[]> {
    const [one] = await facts.ofCode(hosId, about, code)
    return one ? ofFile(hosId, one.recordNumber) : []
  }
  const reportOf = async (hosId: string, code: string) => (await facts.ofCode(hosId, 'told', code)).at(-1)
  const save = (hosId: string, code: string, recordNumber: string, body: object) =>
    facts.save(hosId, [{ about: 'told', code, recordNumber, version: versionOf(clock.now()), body }])

  async function takePayment(hosId: string, payment: PaymentReport): Promise<PaymentAnswer> {
    const code = `pay.${payment.ourNo}`
    const known = (await reportOf(hosId, code))?.body as ReportedPayment | undefined
    if (known?.isWithdrawn) return { outcome: 'refused', reason: '这笔付款已撤回' }
    if (known?.answer) return known.answer
    const reply = await office(hosId).outbox.send(['DFT', 'P03', 'DFT_P03'], moneyLines(payment))
    // What went wrong over there says nothing of whether the money counts: it is told again.
    if (!reply.isTaken && reply.errorCode === '207') throw new HospitalUnreachableError('The hospital has trouble')
    const answer: PaymentAnswer = reply.isTaken
      ? { outcome: 'taken', at: clock.now(), ...guidesIn(reply.message) }
      : { outcome: 'refused', reason: reply.sentence || '医院没有收下这笔付款' }
    await save(hosId, code, payment.recordNumber, { payment, answer, isWithdrawn: false } satisfies ReportedPayment)
    return answer
  }

  async function withdraw(hosId: string, ourNo: string): Promise<void> {
    const saved = await reportOf(hosId, `pay.${ourNo}`)
    const known = saved?.body as ReportedPayment | undefined
    if (known?.isWithdrawn) return
    const { outbox } = office(hosId)
    const reply = await outbox.send(['DFT', 'P03', 'DFT_P03'], moneyLines({ withdrawn: ourNo, at: clock.now() }))
    if (!reply.isTaken && reply.applicationCode === 'TOO_LATE') throw new TooLateToWithdrawError(reply.sentence)
    // What it does not know (204) counts no more, either.
    if (!reply.isTaken && reply.errorCode !== '204') throw new HospitalUnreachableError('The hospital did not take it')
    await save(hosId, `pay.${ourNo}`, saved?.recordNumber ?? '', {
      ...known,
      isWithdrawn: true,
    } satisfies ReportedPayment)
  }

  async function reportRefund(hosId: string, refund: RefundReport['refund']): Promise<void> {
    if (await reportOf(hosId, `refund.${refund.refundNo}`)) return
    const at = clock.now()
    const reply = await office(hosId).outbox.send(['DFT', 'P03', 'DFT_P03'], moneyLines({ refund, at }))
    if (!reply.isTaken) throw new HospitalUnreachableError('The hospital did not take it')
    const of = await reportOf(hosId, `pay.${refund.ourNo}`)
    await save(hosId, `refund.${refund.refundNo}`, of?.recordNumber ?? '', { refund, at } satisfies RefundReport)
  }

  return {
    speaksFor: hosId => offices.has(hosId),
    outpatient: async (hosId, recordNumber) =>
      billsIn(await ofFile(hosId, recordNumber), payMs(hosId)).slice(0, mostBills),
    bill: async (hosId, billNo) =>
      billsIn(await around(hosId, 'bill', billNo), payMs(hosId)).find(one => one.billNo === billNo),
    stays: async (hosId, recordNumber) => staysIn(await ofFile(hosId, recordNumber)),
    stay: async (hosId, stayNo) => staysIn(await around(hosId, 'visit', stayNo)).find(one => one.stayNo === stayNo),
    charges: async (hosId, stayNo, onDay) =>
      chargesIn(await around(hosId, 'visit', stayNo), stayNo).filter(one => onDay === undefined || one.onDay === onDay),
    deposits: async (hosId, stayNo) => depositsIn(await around(hosId, 'visit', stayNo), stayNo),
    takePayment,
    withdraw,
    tellRefund: reportRefund,
    async booked(hosId, onDay) {
      const until = startOfDay(addDays(onDay, 1)) + dayMs
      const all: StoredFact[] = []
      for (let factId = 0; ; factId = lastOf(all).factId) {
        const some = await facts.after(hosId, ['told'], { factId, since: startOfDay(onDay), most: 2_000 })
        all.push(...some)
        if (some.length < 2_000 || lastOf(all).cameAt > until) return bookedIn(all, onDay)
      }
    },
  }
}
