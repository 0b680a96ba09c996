import type { AdmissionNote, Arrangement, Discharge } from '../../../ports/hospital-stays.ts'
import type { Fact } from '../../../ports/hospital-messages.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, personAt, recordNumberOf, timeAt, wordsAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { placeOf, type Message, type Segment } from '../message.ts'
import { dischargeWords } from './discharge.ts'
import { visitNoOf } from './visits.ts'
import { bedCodeAt, bedFact } from './ward-beds.ts'

/**
 * A05 a note is written, A14 the hospital calls to a bed, A27 takes the call back, A38 the note; A01 and A06 take in, A02 and
 * A12 move, A03 sends home, A07 makes an outpatient of him, A08 says anew; A11 and A13 take A01 and A03 back.
 * Of several of one instant the one further down the way is the later one.
 */
const stayEvents = [
  ...(['A05', 'A14', 'A27', 'A01', 'A06', 'A02', 'A12', 'A08'] as const),
  ...(['A03', 'A07', 'A38', 'A11', 'A13'] as const),
] as const
type StayEvent = (typeof stayEvents)[number]
const rankOf = (event: StayEvent): number => Math.min(stayEvents.indexOf(event), 9)

/** What one ADT says. Empty: it says nothing of that. */
export interface StayReport {
  event: StayEvent
  at: number
  deptCode: string
  deptName: string
  diagnosis: string
  doctorName: string
  gender: AdmissionNote['gender']
  priority: AdmissionNote['priority'] | ''
  reason: string
  bedCode: string
  arriveOn: string
  diet: string
  team: { role: string; name: string; title: string }[]
  discharge: Omit<Discharge, 'dischargedAt'>
}

/** What we have told the hospital and it has taken. */
export interface StayArrangement {
  event: 'told'
  told: Pick<Arrangement, 'version' | 'standing'> & { bedCode: string; arriveOn: string }
}
export type StayWord = StayReport | StayArrangement

const isStayEvent = (event: string): event is StayEvent => (stayEvents as readonly string[]).includes(event)

/** Table 0007. */
const priorities: Readonly<Record<string, AdmissionNote['priority']>> = {
  E: 'urgent',
  A: 'urgent',
  U: 'limited',
  C: 'ordinary',
  R: 'ordinary',
}

/** PV1-5 is the note's number in every message of the stay; who has no notes uses the number of the visit. */
const noteNoOf = (message: Message, pv1: Segment, event: string): string => {
  const noteNo = codeAt(pv1, 5) || visitNoOf(message, pv1, event)
  if (noteNo === '') throw new MessageFault(placeOf(pv1, 5), '没有住院证号，也没有就诊号')
  return noteNo
}

const dayAt = (segment: Segment | undefined, field: number): string => {
  const at = timeAt(segment, field)
  return at === undefined ? '' : new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** Only of stays: who comes as an outpatient (PV1-2 O, E, R) has none, and who becomes one (A07) had one. */
export const isOfStay = (message: Message, { kind }: Head): boolean =>
  kind === 'ADT^A07' || /^[IPB]$/.test(message.first('PV1')?.at(2) ?? '')

export function stayFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const [pid, pv1, evn, pv2] = [message.need('PID'), message.need('PV1'), message.first('EVN'), message.first('PV2')]
  const event = head.kind.split('^')[1] ?? ''
  // A04 registers somebody at a desk: that says nothing of a stay.
  if (!isStayEvent(event)) return []
  const noteNo = noteNoOf(message, pv1, event)
  const sex = pid.at(8).toUpperCase()
  const body: StayReport = {
    event,
    at: timeAt(evn, 6) ?? timeAt(evn, 2) ?? head.sentAt,
    deptCode: pv1.at(10).slice(0, 64),
    deptName: wordsAt(pv1, 10),
    diagnosis: diagnosisOf(message, pv2),
    doctorName: personAt(pv1, 17) || personAt(pv1, 7),
    gender: sex === 'M' || sex === 'F' ? sex : '',
    priority: priorities[pv1.at(4).toUpperCase()] ?? '',
    reason: wordsAt(evn, 4),
    bedCode: bedCodeAt(pv1, bedFieldOf(pv1, event), hospital),
    arriveOn: dayAt(pv2, 8),
    diet: wordsAt(pv1, 38),
    team: teamOf(message, pv1),
    discharge: dischargeWords(message),
  }
  const version = versionOf(head.sentAt, rankOf(event))
  const recordNumber = recordNumberOf(pid, hospital.recordType)
  const about = { about: 'stay', code: noteNo, recordNumber, version, body } satisfies Fact
  return [about, ...bedsAfter(pv1, body, { noteNo, version, hospital })]
}

/** Where the bed of this word stands: the pending one of a call, the prior one of who is no inpatient any more. */
function bedFieldOf(pv1: Segment, event: StayEvent): number {
  if (event === 'A14' && pv1.at(42) !== '') return 42
  return event === 'A07' && pv1.at(6) !== '' ? 6 : 3
}

/** Where he lies after it, and what he has left. */
function bedsAfter(
  pv1: Segment,
  { event, bedCode }: StayReport,
  { noteNo, version, hospital }: { noteNo: string; version: number; hospital: Hl7Hospital },
): Fact[] {
  const free = (code: string) => (code === '' ? [] : [bedFact(code, version, { state: 'free', noteNo: '' })])
  const taken = bedCode === '' ? [] : [bedFact(bedCode, version, { state: 'occupied', noteNo })]
  switch (event) {
    case 'A01':
    case 'A06':
    case 'A13':
      return taken
    case 'A02':
    case 'A12': {
      if (pv1.at(6) === '') throw new MessageFault(placeOf(pv1, 6), '没有填写从哪张床位转出')
      const left = bedCodeAt(pv1, 6, hospital)
      return [...(left === bedCode ? [] : free(left)), ...taken]
    }
    case 'A03':
    case 'A07':
    case 'A11':
      if (pv1.at(bedFieldOf(pv1, event)) === '') throw new MessageFault(placeOf(pv1, 3), '没有填写空出的床位')
      return free(bedCode)
    case 'A14':
      return bedCode === '' ? [] : [bedFact(bedCode, version, { state: 'held', noteNo })]
    case 'A27':
    case 'A38':
      return free(bedCode)
    case 'A05':
    case 'A08':
      return []
  }
}

/** DG1-4 or DG1-3 of the first that is not the final one, else the reason of PV2-3. */
function diagnosisOf({ segments }: Message, pv2: Segment | undefined): string {
  const first = segments.find(one => one.name === 'DG1' && one.at(6).toUpperCase() !== 'F')
  return (first?.at(4) || wordsAt(first, 3) || wordsAt(pv2, 3)).slice(0, 500)
}

const roles: Readonly<Record<string, string>> = { AT: '主管医生', AD: '收治医生', CP: '会诊医生', PP: '首诊医生' }

/** Each ROL (ROL-3 the role, ROL-4 the person); PV1-7 where none says who treats. */
function teamOf({ segments }: Message, pv1: Segment): StayReport['team'] {
  const arranged = segments
    .filter(one => one.name === 'ROL' && one.at(2).toUpperCase() !== 'DE')
    .map(one => ({
      role: (roles[one.at(3).toUpperCase()] ?? wordsAt(one, 3)).slice(0, 40),
      name: personAt(one, 4),
      title: one.at(4, 7).slice(0, 40),
    }))
    .filter(one => one.name !== '')
  const doctor = personAt(pv1, 7)
  if (doctor === '' || arranged.some(one => one.name === doctor)) return arranged
  return [{ role: '主管医生', name: doctor, title: pv1.at(7, 7).slice(0, 40) }, ...arranged]
}
