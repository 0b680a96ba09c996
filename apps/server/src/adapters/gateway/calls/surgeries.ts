import * as z from 'zod/mini'
import {
  anaesthesiaNames,
  memberRoleNames,
  surgeryEventNames,
  surgeryKindNames,
  type HospitalSurgeries,
} from '../../../ports/hospital-surgeries.ts'
import { partOf } from './declare.ts'
import { code, cursor, instant, place, recordNumber, text } from './words.ts'

const surgery = z
  .object({
    surgeryNo: code,
    recordNumber,
    surgeryName: text,
    kind: z.enum(surgeryKindNames),
    deptName: text,
    ward: text,
    place,
    doctorName: text,
    plannedAt: instant,
    arriveAt: instant,
    anaesthesia: z.enum(anaesthesiaNames),
    stopDrugs: z.array(z.object({ drugName: text, daysBefore: z.int() })),
    notice: text,
    team: z.array(z.object({ code: text, name: text, title: text, role: z.enum(memberRoleNames) })),
    state: z.enum(['planned', 'cancelled']),
    events: z.array(z.object({ eventId: code, event: z.enum(surgeryEventNames), occurredAt: instant })),
  })
  .check(z.meta({ id: 'HospitalSurgery', description: '一台手术的现状；events 不分先后，eventId 相同即同一件事' }))
export const surgeryHappening = z.object({ at: instant, surgery })

export const surgeries = partOf<HospitalSurgeries>()({
  surgeries: {
    asks: [['recordNumber', recordNumber]],
    answers: z.array(surgery),
    says: '一份病案将要做的手术，以及最近90天的。',
  },
  happenings: {
    asks: [['cursor', cursor]],
    answers: z.object({ happenings: z.array(surgeryHappening), cursor }),
    says: '游标之后排、改、发生的手术，一次至多200条，保留两天。',
  },
})
