import type { ExpressionBuilder, Selectable } from 'kysely'
import type { BookingFacts, BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import type { Period, SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { Booking as BookingRow, DB } from '../../database/types.gen.ts'
import { isOpenFor, mayActFor } from '../people/public.ts'

export type MadeBy = 'patient' | 'waitlist' | 'draw' | 'change' | 'alternative'

/** A booking as the rules see it, with the state that its row says. Instants epoch ms. */
export interface Booking extends BookingFacts {
  readonly bookingId: string
  readonly accountId: string
  readonly personId: string
  readonly personName: string
  readonly realPerson: Buffer
  readonly recordNumber: string
  readonly cardNumber: string
  readonly hosId: string
  readonly deptId: string
  readonly clinicDoctorId: string | null
  readonly sessionId: string
  /** False: the hospital stated no fee; feeCents is 0, and what it costs is paid there. */
  readonly isFeeKnown: boolean
  readonly numberId: string
  readonly no: number
  readonly kind: SessionKind
  readonly isSameDay: boolean
  readonly onDay: string
  readonly period: Period
  readonly startsAt: number
  readonly status: BookingStatus
  readonly payAt: 'us' | 'window'
  readonly pickUpCode: string
  readonly endReason: string
  readonly stopReason: string
  readonly changedFrom: string | null
  readonly changedTo: string | null
  readonly changeCount: number
  readonly isReplacing: boolean
  readonly madeBy: MadeBy
  readonly paidAt: number | null
  readonly confirmedAt: number | null
  readonly endedAt: number | null
  readonly acknowledgedAt: number | null
  readonly doctorChangedAt: number | null
  readonly cancelUntil: number
}

export const columns = [
  'booking.bookingId',
  'booking.accountId',
  'booking.personId',
  'booking.personName',
  'booking.realPerson',
  'booking.recordNumber',
  'booking.cardNumber',
  'booking.hosId',
  'booking.deptId',
  'booking.clinicDoctorId',
  'booking.sessionId',
  'booking.numberId',
  'booking.no',
  'booking.kind',
  'booking.isSameDay',
  'booking.onDay',
  'booking.period',
  'booking.startsAt',
  'booking.endsAt',
  'booking.feeCents',
  'booking.isFeeKnown',
  'booking.isCovered',
  'booking.status',
  'booking.payAt',
  'booking.pickUpCode',
  'booking.endReason',
  'booking.stopReason',
  'booking.changedFrom',
  'booking.changedTo',
  'booking.changeCount',
  'booking.isReplacing',
  'booking.madeBy',
  'booking.createdAt',
  'booking.heldAt',
  'booking.paidAt',
  'booking.confirmingAt',
  'booking.confirmedAt',
  'booking.stoppedAt',
  'booking.settledAt',
  'booking.endedAt',
  'booking.acknowledgedAt',
  'booking.doctorChangedAt',
  'booking.cancelUntil',
] as const

type Row = Pick<
  Selectable<BookingRow>,
  (typeof columns)[number] extends `booking.${infer C}` ? C & keyof Selectable<BookingRow> : never
>
const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const bookingOf = (row: Row): Booking => ({
  ...row,
  kind: row.kind as SessionKind,
  period: row.period as Period,
  onDay: String(row.onDay),
  status: row.status as BookingStatus,
  payAt: row.payAt as 'us' | 'window',
  madeBy: row.madeBy as MadeBy,
  isBeingReplaced: row.changedTo !== null && row.status !== 'cancelled',
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
  cancelUntil: row.cancelUntil.getTime(),
  createdAt: row.createdAt.getTime(),
  heldAt: instantOf(row.heldAt),
  paidAt: instantOf(row.paidAt),
  confirmingAt: instantOf(row.confirmingAt),
  confirmedAt: instantOf(row.confirmedAt),
  stoppedAt: instantOf(row.stoppedAt),
  settledAt: instantOf(row.settledAt),
  endedAt: instantOf(row.endedAt),
  acknowledgedAt: instantOf(row.acknowledgedAt),
  doctorChangedAt: instantOf(row.doctorChangedAt),
})

/** Whose hand it is: the account's own, as long as the person lets it book for him; all for the system. */
export const mayTouch =
  ({ caller, now }: Pick<Ctx, 'caller' | 'now'>) =>
  (eb: ExpressionBuilder<DB, 'booking'>) => {
    if (caller.kind === 'system') return eb.lit(true)
    if (caller.kind !== 'account') return eb.lit(false)
    return eb.and([eb('booking.accountId', '=', caller.accountId), isOpenFor('booking.personId', 'book', now)])
  }

const ofHand = (ctx: Ctx, bookingId: string) =>
  ctx.db.selectFrom('booking').select(columns).where('booking.bookingId', '=', bookingId).where(mayTouch(ctx))

export async function findBooking(ctx: Ctx, bookingId: string): Promise<Booking | undefined> {
  const row = await ofHand(ctx, bookingId).executeTakeFirst()
  return row && bookingOf(row)
}

/** Held by this transaction: nobody else moves it meanwhile. */
export async function takeBooking(ctx: Ctx, bookingId: string): Promise<Booking | undefined> {
  const row = await ofHand(ctx, bookingId).forUpdate().executeTakeFirst()
  return row && bookingOf(row)
}

/** The account's own whatever the person says meanwhile: for money, and for the question why it is closed. */
export async function ownBooking(ctx: Ctx, bookingId: string, hold = false): Promise<Booking | undefined> {
  let query = ctx.db.selectFrom('booking').select(columns).where('bookingId', '=', bookingId)
  if (ctx.caller.kind === 'account') query = query.where('accountId', '=', ctx.caller.accountId)
  else if (ctx.caller.kind !== 'system') return undefined
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && bookingOf(row)
}

/** Why a booking was not found: nobody's or another's, or whom it is for has closed it to this account. */
export async function missing(
  ctx: Ctx<AccountCaller>,
  bookingId: string,
): Promise<Refused<'not_found' | 'grant_closed'>> {
  const own = await ownBooking(ctx, bookingId)
  if (!own) return refuse('not_found')
  const may = await mayActFor(ctx, own.personId, 'book')
  return may === true ? refuse('not_found') : may
}
