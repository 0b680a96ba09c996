import type { QueueEvent } from '../../../ports/hospital-examinations.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { applicationName, hl7Time, segment } from '../write.ts'
import type { AppointmentFact } from './appointments.ts'

const ours = (code: string): string[] => [code, applicationName]
const nothing = (count: number): string[] => Array.from({ length: count }, () => '')
const pid = (recordNumber: string, type = 'MR'): string => segment('PID', 1, '', [recordNumber, '', '', '', type])

/** SIU: SCH, PID, RGS, AIS, AIG. The order is named by SCH-26, our number by SCH-1. */
export function appointmentLines(
  { orderNo, ourNo, resourceCode, startsAt, endsAt }: AppointmentFact,
  { recordNumber, itemCode = '', itemName = '' }: { recordNumber: string; itemCode?: string; itemName?: string },
): string[] {
  const minutes = Math.round((endsAt - startsAt) / 60_000)
  const timing = ['', '', `M${minutes}`, hl7Time(startsAt), hl7Time(endsAt)]
  return [
    segment('SCH', ours(ourNo), '', '', '', '', 'EXAM', '', '', minutes, 'min', timing, ...nothing(14), orderNo),
    pid(recordNumber),
    segment('RGS', 1, 'A'),
    segment('AIS', 1, 'A', [itemCode, itemName, 'L'], hl7Time(startsAt), '', '', minutes, 'min'),
    segment('AIG', 1, 'A', resourceCode),
  ]
}

/** OML^O21: an ORC and an OBR for each item, all under our number. */
export function itemLines(
  control: 'NW' | 'CA',
  { ourNo, recordNumber, itemCodes }: { ourNo: string; recordNumber: string; itemCodes: readonly string[] },
  { examinations, recordType }: Hl7Hospital,
): string[] {
  return [
    pid(recordNumber, recordType),
    ...itemCodes.flatMap((code, at) => [
      segment('ORC', control, ours(ourNo)),
      segment('OBR', at + 1, ours(ourNo), '', [code, examinations?.items[code]?.itemName ?? code, 'L']),
    ]),
  ]
}

/** ORM^O01 with a ZQU: a number of a line is called, or what came of the call. */
export function queueLines(event: QueueEvent, recordNumber: string): string[] {
  const { queueCode, queueName, number, state, day, room, deptName, orderNo = '' } = event
  return [
    pid(recordNumber),
    segment('ORC', 'SC', orderNo),
    segment('ZQU', [queueCode, queueName], number, state, day.replaceAll('-', ''), room, deptName, orderNo),
  ]
}
