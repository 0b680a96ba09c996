import type { Fact } from '../../../ports/hospital-messages.ts'
import {
  surgeryEventNames,
  type HospitalSurgeryEvent,
  type SurgeryEventName,
} from '../../../ports/hospital-surgeries.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, neededTime, recordNumberOf, timeAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { placeOf, type Message } from '../message.ts'

/** PV1-50 names an operation: then an ADT says something that happened on its way. */
export const isOfSurgery = (message: Message): boolean => (message.first('PV1')?.at(50) ?? '') !== ''

/** Without a word in EVN-4. */
const byTrigger: Readonly<Record<string, SurgeryEventName>> = {
  A04: 'arrived',
  A10: 'called_in',
  A09: 'left_room',
  A03: 'went_home',
}

/** ADT of an operation: EVN-4 says what (or its trigger), EVN-6 when, EVN-7 its number; what A11, A12, A13 take back is no event. */
export function eventFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const [evn, pid, pv1] = [message.need('EVN'), message.need('PID'), message.need('PV1')]
  const surgeryNo = codeAt(pv1, 50)
  const trigger = head.kind.split('^')[1] ?? ''
  const event = surgeryEventNames.find(one => one === evn.at(4).toLowerCase()) ?? byTrigger[trigger]
  if (!event) throw new MessageFault(placeOf(evn, 4), '不是已知的手术进展', 103)
  const occurredAt = timeAt(evn, 6) ?? neededTime(evn, 2)
  const eventId = codeAt(evn, 7) || `${surgeryNo}.${event}`
  const body: HospitalSurgeryEvent & { surgeryNo: string } = { surgeryNo, eventId, event, occurredAt }
  const recordNumber = recordNumberOf(pid, hospital.recordType)
  const code = `${surgeryNo}/${eventId}`.slice(0, 100)
  return [{ about: 'surgery_event', code, recordNumber, version: versionOf(head.sentAt), body }]
}
