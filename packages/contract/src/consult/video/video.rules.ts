import * as z from 'zod/mini'
import { instant } from '../../common/fields.ts'
import type { LineKind } from '../../common/video-line.ts'

const minute = 60_000

/** The two kinds of video as a price list names them; a consult of either is a 视频咨询. */
export const videoKindNames = { VIDEO: '视频咨询', DOCVIDEO: '名医视频' } as const

/** How far ahead a time must be booked: its 15 minutes for the payment are over before it begins. */
export const bookAhead = 15 * minute
/** The room opens so long before its time, and stays open so long after. */
export const opensBefore = 15 * minute
export const staysAfter = 30 * minute
/** Who was not heard of for so long is not in the room. */
export const presentFor = 15_000
/** Every so often a page says that it is still there, and what its line carries. */
export const beatMs = 4_000

/** A time for a doctor's hours: how long one patient has. */
export const timeLengths = [10, 15, 20, 30] as const
export const mostTimesAtOnce = 24
/** How far ahead a doctor publishes, days. */
export const mostDaysAhead = 60

/** Published times, one after the other: the first begins here. */
export const firstTime = instant.check(z.refine(at => Number.isSafeInteger(at) && at > 0, '请选择开始时间'))
export const minutesEach = z
  .int()
  .check(z.refine(minutes => (timeLengths as readonly number[]).includes(minutes), '请选择每个时段的时长'))
export const timeCount = z
  .int()
  .check(z.refine(count => count >= 1 && count <= mostTimesAtOnce, `一次最多发布${mostTimesAtOnce}个时段`))

/** One message between two browsers: an offer, an answer, candidates. An offer has about 6,000 characters. */
export const mostSignal = 16_000
export const signalBody = z.string().check(z.minLength(1), z.maxLength(mostSignal))

/** Replies by text after the meeting, where the doctor's offer names none. */
export const textReplies = 10

export interface KindPrices {
  /** What was paid. */
  readonly paidCents: number
  /** What the doctor asks for text and pictures, on the day of the booking. */
  readonly textCents: number
}

/**
 * What a kind costs: pictures what was paid; text what the doctor asks for text and pictures; sound, which nobody sells by
 * itself, lies half way between. Never more than was paid.
 */
export function priceOfKind(kind: LineKind, { paidCents, textCents }: KindPrices): number {
  const text = Math.min(textCents, paidCents)
  if (kind === 'video') return paidCents
  return kind === 'text' ? text : Math.floor((paidCents + text) / 2)
}

/** What goes back when this kind was delivered. */
export const differenceTo = (kind: LineKind, prices: KindPrices): number => prices.paidCents - priceOfKind(kind, prices)

/** A doctor who was in the room so long from the booked time on, without the patient, has waited for him; seconds. */
export const waitedEnough = 300

/** A meeting that did not take place: who was not there, and what part of the money goes back. */
export const missedMeetings = {
  /** The doctor did not come, or did not wait. */
  doctor_away: { backPart: 1 },
  /** Both came, and the line has carried nothing between them. */
  line_failed: { backPart: 1 },
  /** The doctor came and waited, the patient did not come: the time was kept for him, and nobody else could have it. */
  patient_away: { backPart: 0.5 },
} as const

export const missedHow = (room: {
  doctorWaitedSeconds: number
  patientCameAt: number | null
}): keyof typeof missedMeetings =>
  room.doctorWaitedSeconds < waitedEnough ? 'doctor_away' : room.patientCameAt === null ? 'patient_away' : 'line_failed'

/** What goes back of a meeting that did not take place, in cents; an odd cent goes to the patient. */
export const backOfMissed = (how: keyof typeof missedMeetings, paidCents: number): number =>
  Math.ceil(paidCents * missedMeetings[how].backPart)

/** When the room may be entered. */
export const roomOpensAt = ({ beginsAt }: { beginsAt: number }): number => beginsAt - opensBefore
export const roomClosesAt = ({ endsAt }: { endsAt: number }): number => endsAt + staysAfter
