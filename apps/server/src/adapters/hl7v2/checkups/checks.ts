import type { Fact, StoredFact } from '../../../ports/hospital-messages.ts'
import { appointmentFacts, type AppointmentFact } from '../examinations/appointments.ts'
import { appointmentFactOf } from '../examinations/places.ts'
import { codeAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import type { Message } from '../message.ts'
import { applicationName } from '../write.ts'

/** What a message says of somebody's place at a centre. `resourceCode` is the centre. */
export interface CheckFact extends AppointmentFact {
  /** Asked for by us. Places of the centre's own window count, and are nobody's here. */
  isOurs: boolean
  /** He has been through all of it. */
  isChecked: boolean
  /** The centre has called it off, and why. */
  calledOff?: string
  guideNo: string
}
export const checkFactOf = (fact: StoredFact): CheckFact => appointmentFactOf(fact) as CheckFact

const words: readonly string[] = ['CHECKUP', 'HEALTHCHECK', '体检', '健康体检']
/** SCH-6, 7 or 8 says so. */
export const isCheckup = (message: Message): boolean => {
  const sch = message.first('SCH')
  return [6, 7, 8].some(field => [1, 2].some(part => words.includes(sch?.at(field, part).toUpperCase() ?? '')))
}

/** SIU^S12 to S17, S26: a place at a centre as it is now; SCH-25 Complete: he has been through it. */
export function checkFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const sch = message.need('SCH')
  const isOurs = sch.at(1, 2) === applicationName
  // Of whom it is does not matter here: a place is a place, and the report says whose file it belongs to.
  const read = appointmentFacts(message, head, hospital, '')
  return read.map(({ code, body }) => {
    const appointment = body as AppointmentFact
    const isChecked = sch.at(25).toUpperCase() === 'COMPLETE'
    const fact: CheckFact = {
      ...appointment,
      isOurs,
      isChecked,
      guideNo: isOurs ? codeAt(sch, 2) : '',
      ...(!appointment.isLive && { calledOff: (sch.at(6, 2) || sch.at(7, 2)).slice(0, 200) }),
    }
    const rank = isChecked ? 2 : appointment.isLive ? 0 : 1
    return { about: 'check', code, recordNumber: '', version: versionOf(head.sentAt, rank), body: fact }
  })
}
