import { createHash } from 'node:crypto'
import type { Fact, ReadMessage } from '../../ports/hospital-messages.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Asked, AckFault } from './ack.ts'
import { CharsetError, decoded, type Charset } from './charset.ts'
import { MessageFault } from './fault.ts'
import { headOf, kindOf, type Head } from './head.ts'
import { eventFacts, isOfSurgery } from './surgeries/events.ts'
import { isSurgery, planFacts } from './surgeries/plans.ts'
import { isOfStay, stayFacts } from './stays/notes.ts'
import { isVisit, visitEvents, visitFacts } from './stays/visits.ts'
import { bedFacts } from './stays/ward-beds.ts'
import type { Hl7Hospital, Hl7Part } from './hl7-hospital.ts'
import { billFacts } from './bills/charges.ts'
import { appointmentFacts } from './examinations/appointments.ts'
import { groupsIn, orderFacts } from './examinations/orders.ts'
import { checkFacts, isCheckup } from './checkups/checks.ts'
import { isStation, stationFacts } from './checkups/stations.ts'
import { isWardOrder, wardOrderFacts } from './stays/ward-orders.ts'
import { parsed, type Message } from './message.ts'
import { resultFacts } from './results/oru.ts'

type FactsOf = (message: Message, head: Head, hospital: Hl7Hospital) => Fact[]

const scheduled: FactsOf = (message, head, hospital) => {
  if (isSurgery(message)) return planFacts(message, head, hospital)
  return isCheckup(message) ? checkFacts(message, head, hospital) : appointmentFacts(message, head, hospital)
}
/** Stations of a health check, what a ward does, and examinations; numbers in a line go with these. */
const ordered: FactsOf = (message, head, hospital) => {
  const groups = groupsIn(message)
  const has = (part: Hl7Part): boolean => hospital.parts.includes(part)
  const stations = has('checkups') ? groups.filter(isStation) : []
  const ward = has('stays') ? groups.filter(one => !stations.includes(one) && isWardOrder(hospital)(one)) : []
  const rest = groups.filter(one => !stations.includes(one) && !ward.includes(one))
  return [
    ...stationFacts(stations, head, hospital),
    ...(ward.length > 0 ? wardOrderFacts(ward, message, head, hospital) : []),
    ...(rest.length > 0 ? orderFacts(message, head, hospital, rest) : []),
  ]
}
/** Somebody comes, moves or goes: of an operation, else of a stay, or of what is charged, or of both. */
const moved: FactsOf = (message, head, hospital) => {
  if (isOfSurgery(message)) return eventFacts(message, head, hospital)
  const has = (part: Hl7Part): boolean => hospital.parts.includes(part)
  if (!has('stays')) return visitFacts(message, head, hospital)
  const stay = isOfStay(message, head) ? stayFacts(message, head, hospital) : []
  const isCharged = has('bills') && isVisit(head) && (stay.length === 0 || message.need('PV1').at(19) !== '')
  return isCharged ? [...stay, ...visitFacts(message, head, hospital)] : stay
}

type Known = [string, { parts: readonly Hl7Part[]; facts: FactsOf }]

/** What is taken, and of which part of the port it is. */
const kinds: ReadonlyMap<string, Known[1]> = new Map<string, Known[1]>([
  ['ORU^R01', { parts: ['results'], facts: resultFacts }],
  ...['ORM^O01', 'OML^O21', 'OMG^O19'].map((kind): Known => [
    kind,
    { parts: ['examinations', 'checkups', 'stays'], facts: ordered },
  ]),
  ...['S12', 'S13', 'S14', 'S15', 'S17', 'S26'].map((event): Known => [
    `SIU^${event}`,
    { parts: ['examinations', 'surgeries', 'checkups'], facts: scheduled },
  ]),
  ['DFT^P03', { parts: ['bills'], facts: billFacts }],
  ...[...visitEvents, 'A09', 'A10'].map((event): Known => [
    `ADT^${event}`,
    { parts: ['bills', 'surgeries', 'stays'], facts: moved },
  ]),
  ...['A14', 'A27', 'A38'].map((event): Known => [`ADT^${event}`, { parts: ['stays'], facts: moved }]),
  ['ADT^A20', { parts: ['stays'], facts: bedFacts }],
])

/** A message with what must be known to answer it. */
export interface ReadForAnswer extends ReadMessage {
  asked: Asked
  ackFault: AckFault | undefined
}

export function readMessage(bytes: Buffer, hospital: Hl7Hospital, clock: Clock): ReadForAnswer {
  const answer: ReadForAnswer = { controlId: '', kind: '', fault: '', facts: [], asked: nobody, ackFault: undefined }
  try {
    const { text, charset } = decoded(bytes, hospital.charset)
    const message = parsed(text)
    answer.asked = askedOf(message, charset)
    answer.controlId = answer.asked.controlId.slice(0, 200)
    answer.kind = kindOf(message.need('MSH')).slice(0, 20)
    const known = knownKind(answer.kind, hospital)
    const head = headOf(message, hospital.processing, clock.now())
    if (hospital.facility !== undefined && head.msh.at(4) !== hospital.facility)
      throw new MessageFault('MSH-4', '不是约定的发送机构', 204)
    answer.facts = known.facts(message, head, hospital)
  } catch (error) {
    const fault = faultOf(error)
    answer.ackFault = fault
    answer.fault = fault.sentence
    answer.facts = answer.kind.startsWith('ORU') ? [unreadable(bytes, answer)] : []
  }
  return answer
}

/** Of results the port hears that something came; the message itself stays where it is kept. */
function unreadable(bytes: Buffer, { controlId, fault }: ReadMessage): Fact {
  const code = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  return {
    about: 'unreadable',
    code,
    recordNumber: '',
    version: 1,
    body: { reason: fault.slice(0, 200), interfaceMessage: controlId },
  }
}

function knownKind(kind: string, hospital: Hl7Hospital) {
  const known = kinds.get(kind)
  if (!known) {
    const isType = [...kinds.keys()].some(one => one.split('^')[0] === kind.split('^')[0])
    throw new MessageFault('MSH-9', '不是约定的消息类型', isType ? 201 : 200)
  }
  if (!known.parts.some(one => hospital.parts.includes(one))) throw new MessageFault('MSH-9', '没有开通这一类消息', 200)
  return known
}

const nobody: Asked = {
  application: '',
  facility: '',
  ourFacility: '',
  event: '',
  controlId: '',
  processing: '',
  charset: 'utf-8',
  accept: '',
}

function askedOf(message: Message, charset: Charset): Asked {
  const msh = message.need('MSH')
  return {
    application: msh.at(3),
    facility: msh.at(4),
    ourFacility: msh.at(6),
    event: msh.at(9, 2),
    controlId: msh.at(10),
    processing: msh.at(11),
    charset,
    accept: msh.at(15).toUpperCase(),
  }
}

function faultOf(error: unknown): AckFault {
  if (error instanceof MessageFault) return { code: error.code, where: error.where, sentence: error.message }
  if (error instanceof CharsetError) return { code: 102, where: 'MSH-18', sentence: error.message }
  // A message that our own reading breaks on is kept like any other that cannot be read.
  return { code: 207, where: '', sentence: '消息无法解析' }
}
