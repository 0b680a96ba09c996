import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { refundDetail } from '../payment/payment.schemas.ts'
import { bookingStatuses } from './booking.status.ts'
import { periodNames, sessionKindNames } from './session.kinds.ts'
import { statedFee } from './stated-fee.ts'
import { own } from '../common/ids.ts'
import { strikeKindNames } from './strikes.ts'

const registration = z.enum(['ahead', 'same_day'])
const sort = z.enum(['ahead', 'same_day', 'school', 'mdt'])

/** Which one is meant. */
export const oneBooking = z.object({ bookingId: own('booking') })

/** What was begun: the hospital is asked, and the page hears of its answer. */
export const registered = z.object({
  bookingId: z.string(),
  feeCents: statedFee,
  status: z.enum(bookingStatuses),
  result: z.enum(['success', 'failure', 'cancelled', 'none']),
})

const shown = {
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  /** The word of it: 已预约, 已挂号 for the same day. */
  statusLabel: z.string(),
  registration,
  sort,
  kind: z.enum(sessionKindNames),
  personId: z.string(),
  personName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  /** Empty: any doctor of the department. */
  clinicDoctorId: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  /** YYYY-MM-DD. */
  onDay: z.string(),
  period: z.enum(periodNames),
  /** HH:mm. */
  time: z.string(),
  feeCents: statedFee,
  createdAt: instant,
  /** Until it is paid, or until the hospital must have answered; 0 otherwise. */
  payWaitSeconds: z.int(),
}

/** A line of 我的挂号. */
export const bookingRow = z.object(shown)
export type BookingRow = z.infer<typeof bookingRow>

/** What a patient may do with a booking now. */
export const bookingActs = [
  'pay',
  'pay_at_window',
  'cancel',
  'withdraw',
  'forgo',
  'change',
  'refund',
  'choose',
  'write_illness',
] as const
export type BookingAct = (typeof bookingActs)[number]

/** A number that somebody has chosen, before he books it. */
export const chosenNumber = z.object({
  sessionId: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  deptName: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  onDay: z.string(),
  period: z.enum(periodNames),
  /** HH:mm and 号序 of the number; empty and 0: any of the session. */
  time: z.string(),
  no: z.int(),
  feeCents: statedFee,
  /** Until when it could be given back, by the hospital's rule: may lie in the past. The grace comes besides. */
  cancelUntil: instant,
})
export type ChosenNumber = z.infer<typeof chosenNumber>

/** One booking, whole. */
export const bookingDetail = z.object({
  ...shown,
  result: z.enum(['success', 'failure', 'cancelled', 'none']),
  /** The same number, as the hospital's services call it. */
  illnessNo: z.string(),
  sessionId: z.string(),
  numberId: z.string(),
  no: z.int(),
  groupId: z.string(),
  address: z.string(),
  /** Underground, bus and parking, in words; may be empty. */
  wayThere: z.string(),
  campusName: z.string(),
  room: z.string(),
  /** Floor and room of the department's desk. */
  place: z.string(),
  parts: z.array(z.object({ deptId: z.string(), deptName: z.string() })),
  /** Masked. */
  mobile: z.string(),
  recordNumber: z.string(),
  /** 就诊卡号, where one was chosen. */
  cardNumber: z.string(),
  /** Empty until the hospital has registered it, and where it gives none. */
  pickUpCode: z.string(),
  payAt: z.enum(['us', 'window']),
  isPaid: z.boolean(),
  startsAt: instant,
  paidAt: z.nullable(instant),
  confirmedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  stoppedAt: z.nullable(instant),
  acknowledgedAt: z.nullable(instant),
  /** Why it ended, or why the clinic does not take place. */
  reason: z.string(),
  acts: z.array(z.enum(bookingActs)),
  /** Until when it can be given back or changed. */
  cancelUntil: instant,
  /** The hospital's rule lets it not be given back any more; at most the minutes of grace are left. */
  isFinal: z.boolean(),
  /** Said before the tap that counts; empty when giving it back does not count. */
  countedSentence: z.string(),
  /** What may still be changed: how often. */
  changesLeft: z.int(),
  /** The one that is to take its place, and where it took its place from; empty: none. */
  changedTo: z.string(),
  changedFrom: z.string(),
  /** It is on its way to take another's place, or another is on its way to take its. */
  isChanging: z.boolean(),
  /** Of a stopped one: until when another session may be chosen; then the money goes back. */
  chooseUntil: z.nullable(instant),
  hasIllness: z.boolean(),
  checkInNote: z.string(),
  /** An address of this server with the visit as a calendar's entry; empty when there is none to come. */
  calendarUrl: z.string(),
  /** Where the money is that goes back. */
  refunds: z.array(refundDetail),
})
export type BookingDetail = z.infer<typeof bookingDetail>

/** A session that a booking can be changed to. */
export const alternative = z.object({
  sessionId: z.string(),
  onDay: z.string(),
  period: z.enum(periodNames),
  clinicDoctorId: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  isSameDoctor: z.boolean(),
  feeCents: statedFee,
  campusName: z.string(),
  room: z.string(),
  left: z.int(),
  numbers: z.array(z.object({ numberId: z.string(), no: z.int(), time: z.string() })),
})
export type Alternative = z.infer<typeof alternative>

/** Where else a number is free, for whoever was too late: with the same doctor, or in the same department on that day. */
export type OtherSession = Pick<
  Alternative,
  'sessionId' | 'onDay' | 'period' | 'clinicDoctorId' | 'docName' | 'docTitle' | 'feeCents'
>

/** What counts against one of the account's people. */
export const strike = z.object({
  bookingId: z.string(),
  personName: z.string(),
  strikeKind: z.enum(strikeKindNames),
  kindLabel: z.string(),
  /** '12月4日（周五）上午 心血管内科'. */
  visit: z.string(),
  at: instant,
})
export type BookingStrike = z.infer<typeof strike>

/** 暂停预约: somebody of the account's who may not book for a while. */
export const ban = z.object({
  banId: z.string(),
  personName: z.string(),
  reason: z.string(),
  fromAt: instant,
  untilAt: instant,
  /** The newest appeal; null: none. */
  appeal: z.nullable(
    z.object({
      state: z.enum(['open', 'granted', 'refused']),
      content: z.string(),
      answer: z.string(),
      createdAt: instant,
    }),
  ),
})
export type BookingBan = z.infer<typeof ban>
