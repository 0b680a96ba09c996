import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { periodNames, sessionKindNames } from './session.kinds.ts'
import { statedFee } from './stated-fee.ts'
import { waitStateNames } from './waitlist.status.ts'

/** A session, as the waitlist and the draw show it. */
export const fairSession = z.object({
  sessionId: z.string(),
  onDay: z.string(),
  period: z.enum(periodNames),
  kind: z.enum(sessionKindNames),
  feeCents: statedFee,
  deptId: z.string(),
  deptName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  /** Empty: any doctor of the department. */
  clinicDoctorId: z.string(),
  docName: z.string(),
  docTitle: z.string(),
  isStopped: z.boolean(),
})
export type FairSession = z.infer<typeof fairSession>

/** One of the sessions that can be waited for, and how many do. */
export const waitChoice = z.extend(fairSession, { waiting: z.int() })
export type WaitChoice = z.infer<typeof waitChoice>

export const waitChoices = z.object({
  deptId: z.string(),
  deptName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  /** Whether the hospital has a waitlist. */
  isOpen: z.boolean(),
  /** So many minutes an offered number is kept. */
  offerMinutes: z.int(),
  /** Minutes of the day between which nobody is offered anything. */
  quietFrom: z.int(),
  quietUntil: z.int(),
  sessions: z.array(waitChoice),
})
export type WaitChoices = z.infer<typeof waitChoices>

/** A number that is kept for the caller. */
export const shownOffer = z.object({
  offerId: z.string(),
  session: fairSession,
  no: z.int(),
  startsAt: instant,
  /** Until when it is kept. */
  endsAt: instant,
})
export type ShownOffer = z.infer<typeof shownOffer>

/** One session of an entry. */
export const shownWish = z.object({
  session: fairSession,
  /** How many stand before it in the line of this session; null: it stands there no longer. */
  ahead: z.nullable(z.int()),
  /** It has begun, or was stopped: nothing comes of it any more. */
  isOver: z.boolean(),
})
export type ShownWish = z.infer<typeof shownWish>

export const waitRow = z.object({
  waitId: z.string(),
  personId: z.string(),
  personName: z.string(),
  hosName: z.string(),
  deptName: z.string(),
  waitState: z.enum(waitStateNames),
  stateLabel: z.string(),
  /** In the shortest of its lines; null: it waits no longer. */
  ahead: z.nullable(z.int()),
  /** Of whom: names of the doctors, '普通门诊' among them. */
  doctors: z.array(z.string()),
  /** From the first to the last of the days that it waits for. */
  fromDay: z.string(),
  toDay: z.string(),
  createdAt: instant,
  endsAt: instant,
  /** Barred from booking: nothing is offered before then; null: it is not. */
  pausedUntil: z.nullable(instant),
  offer: z.nullable(shownOffer),
  /** What it has become; empty: nothing yet. */
  bookingId: z.string(),
})
export type WaitRow = z.infer<typeof waitRow>

export const waitDetail = z.extend(waitRow, {
  wishes: z.array(shownWish),
  /** From a draw: the place in the line is the drawn order. */
  isFromDraw: z.boolean(),
  declines: z.int(),
  misses: z.int(),
  /** The hospital's quiet hours and how long an offer is kept, as the page says it. */
  offerMinutes: z.int(),
  quietFrom: z.int(),
  quietUntil: z.int(),
})
export type WaitDetail = z.infer<typeof waitDetail>
