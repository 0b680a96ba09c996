import type { Fact } from '../../../ports/hospital-messages.ts'
import {
  anaesthesiaNames,
  memberRoleNames,
  surgeryKindNames,
  type HospitalMember,
  type HospitalSurgery,
} from '../../../ports/hospital-surgeries.ts'
import { MessageFault } from '../fault.ts'
import { codeAt, instantOf, personAt, recordNumberOf, timeAt, wordsAt } from '../fields.ts'
import { versionOf, type Head } from '../head.ts'
import type { Hl7Hospital } from '../hl7-hospital.ts'
import { placeOf, type Message, type Segment } from '../message.ts'

export type PlanFact = Omit<HospitalSurgery, 'surgeryNo' | 'recordNumber' | 'events'>

/** SCH-6, SCH-7 or SCH-8 say that it is an operation, not an examination. */
const words: readonly string[] = ['SURGERY', 'OR', 'OPERATION', '手术', '日间手术']
export const isSurgery = (message: Message): boolean => {
  const sch = message.first('SCH')
  return [6, 7, 8].some(field => [1, 2].some(part => words.includes(sch?.at(field, part).toUpperCase() ?? '')))
}

const offEvents: readonly string[] = ['S15', 'S16', 'S17']
const arriveMs = 2 * 3_600_000
const roles: readonly [RegExp, HospitalMember['role']][] = [
  [/主刀|术者|SURGEON|SURG/i, 'surgeon'],
  [/麻醉|ANAES|ANES/i, 'anaesthetist'],
  [/护士|NURSE|RN/i, 'nurse'],
  [/助手|ASSIST/i, 'assistant'],
]

/** SIU^S12 to S17 of an operation: the plan as it is now. */
export function planFacts(message: Message, head: Head, hospital: Hl7Hospital): Fact[] {
  const [sch, pid, pv1, ais] = [message.need('SCH'), message.need('PID'), message.first('PV1'), message.first('AIS')]
  const surgeryNo = codeAt(sch, 2) || codeAt(sch, 1)
  if (surgeryNo === '') throw new MessageFault(placeOf(sch, 2), '没有手术号')
  const timing = sch.at(11, 4)
  const plannedAt = timing === '' ? timeAt(ais, 4) : instantOf(timing)
  if (plannedAt === undefined) throw new MessageFault(placeOf(sch, 11), '没有手术时间')
  const more = observed(message)
  const members = message.segments.filter(one => one.name === 'AIP').map(memberOf)
  const body: PlanFact = {
    surgeryName: wordsAt(ais, 3) || wordsAt(sch, 7),
    kind: kindOf(sch, pv1),
    deptName: wordsAt(pv1, 10),
    ward: pv1?.at(3) ?? '',
    place:
      more('PLACE')[0]?.at(5) ||
      [1, 2, 3]
        .map(part => message.first('AIL')?.at(3, part))
        .filter(Boolean)
        .join(' '),
    doctorName: members.find(one => one.role === 'surgeon')?.name ?? personAt(pv1, 7),
    plannedAt,
    arriveAt: timeAt(more('ARRIVE')[0], 5) ?? plannedAt - arriveMs,
    // Not said: as for the gravest, so that nobody eats who should not.
    anaesthesia: anaesthesiaNames.find(one => one === more('ANAESTHESIA')[0]?.at(5).toLowerCase()) ?? 'general',
    stopDrugs: more('STOP').map(drugOf),
    notice: message.segments
      .filter(one => one.name === 'NTE')
      .map(one => one.at(3))
      .join('\n')
      .slice(0, 2_000),
    team: members,
    state: offEvents.includes(head.kind.split('^')[1] ?? '') ? 'cancelled' : 'planned',
  }
  if (body.surgeryName === '') throw new MessageFault('AIS-3', '没有手术名称')
  const recordNumber = recordNumberOf(pid, hospital.recordType)
  const version = versionOf(head.sentAt, body.state === 'cancelled' ? 1 : 0)
  return [{ about: 'surgery', code: surgeryNo, recordNumber, version, body }]
}

/** What SIU has no field for comes in OBX, by its code. */
const observed =
  ({ segments }: Message) =>
  (code: string): Segment[] =>
    segments.filter(one => one.name === 'OBX' && one.at(3).toUpperCase() === code)

function kindOf(sch: Segment, pv1: Segment | undefined): HospitalSurgery['kind'] {
  const named = surgeryKindNames.find(one => one === sch.at(7).toLowerCase())
  return named ?? (pv1?.at(2) === 'I' ? 'inpatient' : 'day')
}

function memberOf(aip: Segment): HospitalMember {
  const named = `${aip.at(4)} ${aip.at(4, 2)}`
  const role = memberRoleNames.find(one => one === aip.at(4).toLowerCase())
  return {
    code: aip.at(3).slice(0, 64),
    name: personAt(aip, 3),
    title: aip.at(3, 7).slice(0, 40),
    role: role ?? roles.find(([pattern]) => pattern.test(named))?.[1] ?? 'assistant',
  }
}

/** OBX|n|CE|STOP^停用药物||5^阿司匹林: days before ^ drug. */
function drugOf(obx: Segment): HospitalSurgery['stopDrugs'][number] {
  const daysBefore = Number(obx.at(5))
  if (!Number.isInteger(daysBefore) || daysBefore < 0 || daysBefore > 60)
    throw new MessageFault(placeOf(obx, 5), '不是停药的天数', 102)
  return { drugName: obx.at(5, 2).slice(0, 100), daysBefore }
}
