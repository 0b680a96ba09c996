import type { Fact } from '../../../ports/hospital-messages.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, instantOf, recordNumberOf, timeAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { placeOf, type Message, type Segment } from '../message.ts'
import { applicationName } from '../write.ts'

/** What a message says of an appointment. */
export interface AppointmentFact {
  orderNo: string
  /** Our number, where it was made with us; else the hospital's. */
  ourNo: string
  resourceCode: string
  startsAt: number
  endsAt: number
  isLive: boolean
}

/** Cancelled, discontinued, deleted, did not come. */
const offEvents: readonly string[] = ['S15', 'S16', 'S17', 'S26']
const minuteMs = 60_000

/** SIU^S12 to S17, S26: an appointment as it is now; `recordNumber` where it is nobody's. */
export function appointmentFacts(
  message: Message,
  head: Head,
  hospital: Hl7Hospital,
  recordNumber = recordNumberOf(message.need('PID'), hospital.recordType),
): Fact[] {
  const sch = message.need('SCH')
  const isOurs = sch.at(1, 2) === applicationName
  const code = isOurs ? codeAt(sch, 1) : codeAt(sch, 2) || codeAt(sch, 1)
  if (code === '') throw new MessageFault(placeOf(sch, 2), '没有预约号')
  const isLive = !offEvents.includes(head.kind.split('^')[1] ?? '')
  const { startsAt, endsAt } = timesOf(message, sch)
  const body: AppointmentFact = {
    orderNo: codeAt(sch, 26) || codeAt(sch, 27) || codeAt(message.first('ORC'), 2),
    ourNo: code,
    resourceCode: resourceOf(message),
    startsAt,
    endsAt,
    isLive,
  }
  return [{ about: 'appointment', code, recordNumber, version: versionOf(head.sentAt, isLive ? 0 : 1), body }]
}

/** SCH-11 (timing), else AIS-4: from when; to when, or how long (SCH-9, AIS-7, in minutes). */
function timesOf(message: Message, sch: Segment): { startsAt: number; endsAt: number } {
  const ais = message.first('AIS')
  const timing = sch.at(11, 4)
  const startsAt = timing === '' ? timeAt(ais, 4) : instantOf(timing)
  if (startsAt === undefined) throw new MessageFault(placeOf(sch, 11), '没有预约时间')
  const end = instantOf(sch.at(11, 5))
  const minutes = Number(sch.at(9) || sch.at(11, 3).replace(/\D/g, '') || ais?.at(7) || 30)
  const endsAt = end ?? startsAt + minutes * minuteMs
  if (!(endsAt > startsAt) || endsAt - startsAt > 24 * 60 * minuteMs)
    throw new MessageFault(placeOf(sch, 11), '结束时间不对', 102)
  return { startsAt, endsAt }
}

/** The device or room: AIG-3, else AIL-3. */
const resourceOf = (message: Message): string => codeAt(message.first('AIG'), 3) || codeAt(message.first('AIL'), 3)
