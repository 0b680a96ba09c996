import { bookingDays, type SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import { cancelUntil } from '@nethos/contract/booking/hospital-rules.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { noteAct } from '../people/public.ts'
import { notify } from './booking.life.ts'
import { bookings } from './booking.lifecycle.ts'
import type { Booking, MadeBy } from './booking.table.ts'
import { holdJob } from './job-names.ts'
import { letGo } from './number.table.ts'
import { findSession, type BookableSession } from './session.table.ts'
import { takeNumber, type TakenNumber } from './take-number.ts'
import { together } from '../../calls/together.ts'
import { tooLate } from './too-late.ts'
import { laterTurn } from './turn.ts'
import { visitorOf, type PersonRefusal, type Visitor } from './visitor.ts'

/** For whom, what, and by what way. */
export interface Wish {
  accountId: string
  personId: string
  /** Left out: the one that the number is of. */
  sessionId?: string | undefined
  /** Left out: the next free one of the session. */
  numberId?: string | undefined
  /** A session of another kind is none. */
  ofKind?: SessionKind
  /** Of the waitlist: the number that is kept for it. */
  offerId?: string | undefined
  madeBy: MadeBy
  /** Departments that take part, of an mdt clinic; left out: all of them. */
  partIds?: readonly string[] | undefined
  /** The booking that it is to take the place of. */
  replaces?: Booking | undefined
}

export type BookRefusal =
  | PersonRefusal
  | 'stopped'
  | 'not_released'
  | 'by_draw'
  | 'over'
  | 'taken'
  | 'full'
  | 'already_booked'
  | 'day_full'
  | 'week_full'
  | 'not_mdt'
  | 'let_go_today'
  | 'too_many_holds'
  | 'let_go_too_often'

/** Whether the session gives out numbers now, to whoever comes this way. */
export function isOpenNow(
  session: BookableSession,
  madeBy: MadeBy,
  now: number,
): true | Refused<'stopped' | 'not_released' | 'by_draw' | 'over'> {
  if (session.isStopped) return refuse('stopped')
  if (session.endsAt <= now || session.onDay > addDays(dayOf(now), bookingDays)) return refuse('over')
  // Papers and films are to be brought; who was offered it by the line has waited for it.
  if (session.kind === 'mdt' && session.onDay <= dayOf(now) && madeBy === 'patient') return refuse('over')
  if (session.releaseAt > now) return refuse('not_released')
  if (session.releaseBy === 'draw' && session.drawnAt === null && madeBy !== 'draw')
    return refuse('by_draw', { obj: { sessionId: session.sessionId } })
  return true
}

/** The session that is wished for, if it gives out numbers now. */
export async function wishedSession(
  ctx: Ctx,
  wish: Wish,
): Promise<BookableSession | Refused<'not_found' | 'stopped' | 'not_released' | 'by_draw' | 'over'>> {
  const session = await together(ctx, `session ${wish.sessionId ?? `of ${wish.numberId}`}`, () =>
    findSession(ctx, wish),
  )
  if (!session || (wish.ofKind && wish.ofKind !== session.kind)) return refuse('not_found')
  const open = isOpenNow(session, wish.madeBy, ctx.now)
  return open === true ? session : open
}

/**
 * Takes a number for somebody, in the caller's transaction: a booking in `taking`, and the hospital is asked by a job. A
 * refusal leaves nothing behind, even when the caller goes on in the same transaction. Locks are taken in one order: the account
 * that taps, the real person, then a number that nobody else holds.
 */
export async function bookFor(ctx: Ctx, wish: Wish): Promise<Booking | Refused<BookRefusal>> {
  const session = await wishedSession(ctx, wish)
  if (isRefused(session)) return session
  const isByTap = wish.madeBy === 'patient'
  const visitor = await visitorOf(ctx, { ...wish, hosId: session.hosId }, 'alone')
  if (isRefused(visitor)) return visitor
  const partIds = partsOf(session, wish.partIds)
  if (!partIds) return refuse('not_mdt')
  const { realPerson } = visitor
  const wanted = { ...wish, realPerson, isByTap, besides: wish.replaces?.bookingId }
  const number = await takeNumber(ctx, wanted, session)
  if (!number) return tooLate(ctx, session, wish.numberId)
  if (isRefused(number)) return number
  const added = await bookings.begin(ctx, rowOf(ctx.now, { wish, session, visitor, partIds, number }), {
    event: 'register',
    by: actorOf(wish.madeBy),
    to: 'taking',
  })
  // He has a number of this session, or with this doctor at this time: the rows decide.
  if (!added) {
    await letGo(ctx, { bookingId: number.bookingId, offerId: wish.offerId })
    return refuse('already_booked')
  }
  await ctx.enqueue(holdJob, { bookingId: added.bookingId })
  if (isByTap) await note(ctx, added, visitor)
  if (countsForTurn(wish.madeBy, session)) await laterTurn(ctx, realPerson)
  await notify(ctx, added)
  return added
}

/** As in turn.ts; a number that only changes its time is none more. */
const countsForTurn = (madeBy: MadeBy, { kind }: BookableSession): boolean =>
  madeBy === 'draw' || madeBy === 'waitlist' || (kind === 'expert' && madeBy === 'patient')

/** Whoever has a verified account of his own reads there who has booked for him. */
async function note(ctx: Ctx, { bookingId, personId }: Booking, { ownAccountId }: Visitor): Promise<void> {
  if (ownAccountId === null || ctx.caller.kind !== 'account') return
  const line = { action: 'booking.start', personId, recordType: 'booking', recordId: bookingId } as const
  await noteAct(ctx as Ctx<AccountCaller>, line)
}

const actorOf = (madeBy: MadeBy) => (madeBy === 'waitlist' || madeBy === 'draw' ? 'clock' : 'patient')

/** Which departments sit together; undefined: one of them does not belong there. */
function partsOf({ kind, partIds }: BookableSession, wanted: readonly string[] | undefined): string[] | undefined {
  if (kind !== 'mdt') return []
  if (!wanted?.length) return partIds
  return wanted.every(one => partIds.includes(one)) ? [...new Set(wanted)] : undefined
}

interface Made {
  wish: Wish
  session: BookableSession
  visitor: Visitor
  partIds: string[]
  number: TakenNumber
}

function rowOf(now: number, { wish, session, visitor, partIds, number }: Made) {
  const { replaces } = wish
  const isSameDay = session.onDay === dayOf(now)
  return {
    bookingId: number.bookingId,
    accountId: wish.accountId,
    personId: wish.personId,
    realPerson: visitor.realPerson,
    personName: visitor.personName,
    recordNumber: visitor.recordNumber,
    hosId: session.hosId,
    deptId: session.deptId,
    clinicDoctorId: session.clinicDoctorId,
    sessionId: session.sessionId,
    numberId: number.numberId,
    no: number.no,
    partIds,
    kind: session.kind,
    isSameDay,
    onDay: session.onDay,
    period: session.period,
    startsAt: number.startsAt.getTime(),
    endsAt: session.endsAt,
    feeCents: session.feeCents,
    isFeeKnown: session.isFeeKnown,
    isCovered: replaces !== undefined,
    isReplacing: replaces !== undefined && standsInTheWay(replaces, session),
    changedFrom: replaces?.bookingId ?? null,
    changedTo: null,
    changeCount: replaces ? replaces.changeCount + (wish.madeBy === 'change' ? 1 : 0) : 0,
    madeBy: wish.madeBy,
    // Of what nobody has stated nothing can be asked for here: the hospital does.
    payAt: replaces?.payAt ?? (session.isFeeKnown ? 'us' : 'window'),
    createdAt: now,
    cancelUntil: cancelUntil(session.rule, { onDay: session.onDay, isSameDay, sessionStartsAt: session.startsAt }),
  }
}

/** The one that is given up holds the place of both until the hospital has said yes. */
const standsInTheWay = (old: Booking, session: BookableSession): boolean =>
  old.sessionId === session.sessionId ||
  (old.clinicDoctorId !== null &&
    old.clinicDoctorId === session.clinicDoctorId &&
    old.onDay === session.onDay &&
    old.period === session.period)
