import { firstOf, lastOf } from '@nethos/contract/common/present.ts'
import type { Fact, StoredFact } from '../../../ports/hospital-messages.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, recordNumberOf, timeAt, wordsAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { placeOf, type Message, type Segment } from '../message.ts'

/** What an ADT says of a stay. */
export interface VisitFact {
  event: string
  at: number
  isStay: boolean
  deptName: string
  bedNo: string
  inpatientNo: string
  admittedAt?: number
  dischargedAt?: number
}

/**
 * A01 admitted, A02 transferred, A03 discharged, A04 registered, A06 to inpatient, A07 to outpatient, A08 changed; A11, A12,
 * A13 take back.
 */
export const visitEvents = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A11', 'A12', 'A13'] as const

export const isVisit = ({ kind }: Head): boolean =>
  (visitEvents as readonly string[]).includes(kind.split('^')[1] ?? '')

const visitPattern = /^[A-Za-z0-9-]{1,48}$/

/** PV1-19. Who has become an outpatient (A07) may have got another number: MRG-5 is then the one of his stay. */
export const visitNoOf = (message: Message, pv1: Segment, event: string): string =>
  (event === 'A07' && codeAt(message.first('MRG'), 5)) || codeAt(pv1, 19)

export function visitFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const [pid, pv1, evn] = [message.need('PID'), message.need('PV1'), message.first('EVN')]
  const event = head.kind.split('^')[1] ?? ''
  const stayNo = visitNoOf(message, pv1, event)
  if (!visitPattern.test(stayNo)) throw new MessageFault(placeOf(pv1, 19), '不是1至48位的就诊号')
  const at = timeAt(evn, 6) ?? timeAt(evn, 2) ?? head.sentAt
  const admittedAt = timeAt(pv1, 44) ?? (['A01', 'A06'].includes(event) ? at : undefined)
  const dischargedAt =
    event === 'A13' ? undefined : (timeAt(pv1, 45) ?? (['A03', 'A07'].includes(event) ? at : undefined))
  const body: VisitFact = {
    event,
    at,
    isStay: pv1.at(2) === 'I' || event === 'A07',
    deptName: wordsAt(pv1, 10) || pv1.at(3),
    bedNo: bedOf(pv1),
    inpatientNo: numberOf(pid) || stayNo,
    ...(admittedAt !== undefined && { admittedAt }),
    ...(dischargedAt !== undefined && { dischargedAt }),
  }
  const recordNumber = recordNumberOf(pid, hospital.recordType)
  return [{ about: 'visit', code: stayNo, recordNumber, version: versionOf(head.sentAt), body }]
}

/** PV1-3: ward ^ room ^ bed. */
const bedOf = (pv1: Segment): string => {
  const bed = pv1.at(3, 3)
  return bed === '' || bed.endsWith('床') ? bed : `${bed}床`
}

/** 住院号: PID-18, else an identifier of the type VN or AN in PID-3. */
function numberOf(pid: Segment): string {
  for (let repetition = 0; repetition < pid.repeats(3); repetition++)
    if (['VN', 'AN'].includes(pid.at(3, 5, { repetition }))) return pid.at(3, 1, { repetition })
  return pid.at(18)
}

export interface Visit extends Omit<VisitFact, 'event' | 'at' | 'admittedAt'> {
  stayNo: string
  recordNumber: string
  admittedAt: number
  isCancelled: boolean
}

/** The stays as all that was said of them makes them, whatever came first. */
export function visitsIn(facts: readonly StoredFact[]): Visit[] {
  const visits = new Map<string, StoredFact[]>()
  for (const one of facts.filter(each => each.about === 'visit'))
    visits.set(one.code, [...(visits.get(one.code) ?? []), one])
  return [...visits].map(([stayNo, own]) => visitOf(stayNo, own))
}

function visitOf(stayNo: string, own: readonly StoredFact[]): Visit {
  const all = own.toSorted((one, other) => one.version - other.version).map(one => one.body as VisitFact)
  const last = lastOf(all)
  let dischargedAt: number | undefined
  let isCancelled = false
  for (const one of all) {
    if (one.event === 'A11') isCancelled = true
    if (one.event === 'A01' || one.event === 'A06') isCancelled = false
    dischargedAt = one.event === 'A13' ? undefined : (one.dischargedAt ?? dischargedAt)
  }
  const newest = (pick: (one: VisitFact) => string): string => all.map(pick).findLast(one => one !== '') ?? ''
  return {
    stayNo,
    recordNumber: lastOf(own).recordNumber,
    isStay: last.isStay || all.some(one => one.event === 'A07'),
    deptName: newest(one => one.deptName),
    bedNo: newest(one => one.bedNo),
    inpatientNo: last.inpatientNo,
    admittedAt: all.findLast(one => one.admittedAt !== undefined)?.admittedAt ?? firstOf(all).at,
    ...(dischargedAt !== undefined && { dischargedAt }),
    isCancelled,
  }
}
