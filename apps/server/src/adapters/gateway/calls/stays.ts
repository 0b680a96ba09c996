import * as z from 'zod/mini'
import type { HospitalStays } from '../../../ports/hospital-stays.ts'
import { partOf } from './declare.ts'
import { code, cursor, day, instant, nothing, place, recordNumber, text, version } from './words.ts'

const gender = z.enum(['M', 'F', ''])
const bedKind = z.enum(['ordinary', 'double', 'single'])
const discharge = z
  .object({
    dischargedAt: instant,
    diagnosis: text,
    course: text,
    advice: text,
    drugs: z.array(z.object({ name: text, usage: text, times: z.array(text), days: z.int() })),
    nextAppointment: z.optional(z.object({ day, deptName: text, doctorName: text, note: text })),
  })
  .check(z.meta({ id: 'Discharge', description: '出院小结' }))
const note = z
  .object({
    noteNo: code,
    recordNumber,
    deptCode: code,
    deptName: text,
    diagnosis: text,
    doctorName: text,
    gender,
    priority: z.enum(['urgent', 'limited', 'ordinary']),
    notedAt: instant,
    validUntil: instant,
    state: z.enum(['issued', 'called', 'in_hospital', 'discharged', 'cancelled']),
    reason: text,
    version: version.check(z.describe('医院所知的我方安排的版本；0：没有')),
    bedCode: z.optional(code),
    arriveOn: z.optional(day),
    admittedAt: z.optional(instant),
    takenBack: z.optional(z.enum(['admission', 'discharge']).check(z.describe('医院收回：并未入院，或并未出院'))),
    discharge: z.optional(discharge),
  })
  .check(z.meta({ id: 'AdmissionNote', description: '住院证' }))
const ward = z
  .object({ wardCode: code, wardName: text, deptCode: code, phone: text, place, freedLately: z.int() })
  .check(z.meta({ id: 'Ward', description: 'freedLately：最近28天腾出的床次' }))
const bed = z
  .object({
    bedCode: code,
    wardCode: code,
    bedNo: text,
    kind: bedKind,
    gender,
    state: z.enum(['free', 'held', 'occupied', 'closed']),
  })
  .check(z.meta({ id: 'WardBed' }))
const arrangement = z
  .object({
    noteNo: code,
    version,
    standing: z.enum(['registered', 'called', 'accepted', 'cancelled']),
    bedCode: z.optional(code),
    arriveOn: z.optional(day),
    registration: z.optional(
      z.object({
        contactName: text,
        contactMobile: text,
        contactRelation: text,
        address: text,
        insuranceKind: text,
      }),
    ),
    bedWish: z.enum(['ordinary', 'double', 'single', 'any']),
    wishedOn: text,
    remark: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  })
  .check(z.meta({ id: 'Arrangement', description: '我方对一次入院的安排；不给 bedCode：占的床放回' }))
const dayOnWard = z
  .object({
    plan: z.array(z.object({ at: instant, what: text, place, note: text, isDone: z.boolean() })),
    team: z.array(z.object({ role: text, name: text, title: text })),
    meals: z.array(z.object({ meal: text, time: text, dishes: text, orderUntil: text })),
    diet: text,
    visiting: z.array(text),
    rules: z.array(text),
  })
  .check(z.meta({ id: 'DayOnWard' }))
export const stayHappening = z
  .discriminatedUnion('kind', [
    z.object({ at: instant, kind: z.literal('note'), note }),
    z.object({ at: instant, kind: z.literal('bed'), bed }),
  ])
  .check(z.meta({ id: 'StayHappening' }))

export const stays = partOf<HospitalStays>()({
  notes: {
    asks: [['recordNumber', recordNumber]],
    answers: z.array(note),
    says: '一份病案未结束的住院证，以及最近180天的。',
  },
  wards: { asks: [], answers: z.array(ward), says: '病区。' },
  beds: { asks: [], answers: z.array(bed), says: '床位。' },
  arrange: {
    asks: [['arrangement', arrangement]],
    answers: nothing,
    refuses: ['bed_taken', 'note_closed'],
    says: '我方的安排（登记、通知入院、接受、取消）；版本比医院所知的旧则不动。',
  },
  day: {
    asks: [
      ['noteNo', code],
      ['onDay', day],
    ],
    answers: z.optional(dayOnWard),
    says: '在院患者在病区的一天；不在院则 null。',
  },
  happenings: {
    asks: [['cursor', cursor]],
    answers: z.object({ happenings: z.array(stayHappening), cursor }),
    says: '游标之后的变化，一次至多200条，保留两天。',
  },
})
