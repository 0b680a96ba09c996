import * as z from 'zod/mini'
import type { HospitalBooking } from '../../../ports/hospital-booking.ts'
import { partOf } from './declare.ts'
import { cents, code, cursor, day, instant, nothing, ourNo, place, recordNumber, text, version } from './words.ts'

const department = z
  .object({
    deptCode: code,
    parentCode: z.optional(code),
    deptName: text,
    introduction: text,
    place,
    kind: z.enum(['ordinary', 'mdt', 'school']),
    partCodes: z.array(code),
    gbDeptCode: text,
  })
  .check(z.meta({ id: 'ClinicDepartment', description: '可挂号的科室；mdt 的参与科室列在 partCodes' }))
const doctor = z
  .object({
    doctorCode: code,
    deptCode: code,
    doctorName: text,
    title: text,
    skill: text,
    isExpert: z.boolean(),
    docId: z.string().check(z.describe('我方医生编号，医院知道才填，否则为空')),
  })
  .check(z.meta({ id: 'ClinicDoctor' }))
const number = z
  .object({ numberCode: code, no: z.int().check(z.positive()), startsAt: instant, isFree: z.boolean() })
  .check(z.meta({ id: 'ClinicNumber', description: '号源；isFree：可经我方占用' }))
const session = z
  .object({
    sessionCode: code,
    deptCode: code,
    doctorCode: z.optional(code),
    day,
    period: z.enum(['am', 'pm', 'evening']),
    kind: z.enum(['ordinary', 'expert', 'mdt', 'school']),
    feeCents: z.nullable(cents),
    campusName: text,
    room: text,
    isStopped: z.boolean(),
    releaseAt: instant,
    releaseBy: z.enum(['first_come', 'draw']),
    version,
    numbers: z.array(number),
  })
  .check(z.meta({ id: 'ClinicSession', description: '一个半天的门诊' }))
const hold = z
  .object({ ourNo, numberCode: code, recordNumber, cardNumber: z.optional(text), until: instant })
  .check(z.meta({ id: 'NewHold' }))
const registered = z.object({ hospitalNo: text, pickUpCode: text, no: z.int() }).check(z.meta({ id: 'Registered' }))
const order = z
  .object({
    hospitalNo: text,
    state: z.enum(['held', 'registered', 'released', 'stopped', 'seen', 'missed']),
    pickUpCode: text,
  })
  .check(z.meta({ id: 'HospitalOrder' }))

const head = { happeningId: code, at: instant }
/** What a hospital does on its own: by pull in `happenings`, by push to us. */
export const bookingHappening = z
  .discriminatedUnion('kind', [
    z.object({ ...head, kind: z.literal('session_changed'), session }),
    z.object({ ...head, kind: z.literal('session_stopped'), sessionCode: code, version, reason: text }),
    z.object({ ...head, kind: z.literal('doctor_changed'), sessionCode: code, version, doctorCode: code }),
    z.object({ ...head, kind: z.literal('number_changed'), numberCode: code, sessionCode: code, isFree: z.boolean() }),
    z.object({ ...head, kind: z.literal('visit'), ourNo, outcome: z.enum(['seen', 'missed']) }),
  ])
  .check(z.meta({ id: 'BookingHappening', description: '医院自己的变化；happeningId 相同即同一件事' }))

const days = [
  ['fromDay', day],
  ['toDay', day],
] as const

export const booking = partOf<HospitalBooking>()({
  departments: { asks: [], answers: z.array(department), says: '可挂号科室，上级在下级之前。' },
  doctors: { asks: [], answers: z.array(doctor), says: '出诊医生；同一医生可在几个科室。' },
  sessions: { asks: days, answers: z.array(session), says: '两日之间（含首尾，至多15天）的门诊与号源。' },
  hold: {
    asks: [['order', hold]],
    answers: z.object({ hospitalNo: text }),
    refuses: ['number_taken', 'session_stopped', 'file_unknown'],
    says: '占号到 until；同一 ourNo 重复调用得到同一个占号。',
  },
  confirm: {
    asks: [
      ['ourNo', ourNo],
      ['paid', z.object({ payAt: z.enum(['us', 'window']), amountCents: cents })],
    ],
    answers: registered,
    refuses: ['hold_over', 'session_stopped', 'order_unknown'],
    says: '患者已付款，或将在窗口付：登记挂号。重复调用结果相同。',
  },
  release: { asks: [['ourNo', ourNo]], answers: nothing, says: '退号或释放占号；不认识的单号什么也不做。' },
  order: { asks: [['ourNo', ourNo]], answers: z.optional(order), says: '一个订单的现状；不认识则 null。' },
  keepIllness: {
    asks: [
      ['ourNo', ourNo],
      ['illness', z.record(z.string(), z.string())],
    ],
    answers: nothing,
    refuses: ['order_unknown'],
    says: '患者诊前填写的病情，覆盖上一次。',
  },
  happenings: {
    asks: [['cursor', cursor]],
    answers: z.object({ happenings: z.array(bookingHappening), cursor }),
    says: '游标之后的变化，先发生的在前，一次至多200条，保留七天。没有新的：空数组和原游标。',
  },
})
