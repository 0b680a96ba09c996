import { bookingDays } from '@nethos/contract/booking/session.kinds.ts'
import { cancelUntil, type HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import { addDays, dayOf, timeOf } from '@nethos/contract/common/days.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { accountNumberAt } from '../hospital-account/public.ts'
import { mayActFor, personForConsult, type ConsultPerson } from '../people/public.ts'
import { deadlines, keepMove } from './booking.move.ts'
import { addBooking, newBookingId, type Booking, type MadeBy } from './booking.table.ts'
import { holdJob } from './job-names.ts'
import { letGo, nextFree, takeNumber } from './number.table.ts'
import { ruleOf } from './rule.table.ts'
import { findSession, type BookableSession } from './session.table.ts'
import { banOf, fits, holdRealPerson, refuseBanned } from './standing.ts'
import { tell } from './booking.life.ts'

/** For whom, what, and by what way. */
export interface Wish {
  accountId: string
  personId: string
  sessionId: string
  /** Left out: the next free one of the session. */
  numberId?: string | undefined
  /** Of the waitlist: the number that is kept for it. */
  offerId?: string | undefined
  madeBy: MadeBy
  /** Departments that take part, of an mdt clinic; left out: all of them. */
  partIds?: readonly string[] | undefined
  /** The booking that it is to take the place of. */
  replaces?: Booking | undefined
}

export type PersonRefusal =
  | 'not_found'
  | 'grant_closed'
  | 'id_card_missing'
  | 'guardian_missing'
  | 'not_bound'
  | 'banned'
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

/** A person who may be booked for at a hospital. */
export interface Visitor {
  person: ConsultPerson & { mark: Buffer }
  recordNumber: string
}

/** As if the account called: whose people they are, and who may act for them. */
const actingAs = (ctx: Ctx, accountId: string): Ctx<AccountCaller> =>
  ctx.caller.kind === 'account'
    ? (ctx as Ctx<AccountCaller>)
    : { ...ctx, caller: { kind: 'account', accountId, sessionId: '' } }

/** Whether somebody may be booked for, and what he is booked with. `hosId` left out: any hospital that he is bound to. */
export async function visitorOf(
  ctx: Ctx,
  { accountId, personId, hosId }: { accountId: string; personId: string; hosId?: string | undefined },
): Promise<Visitor | Refused<PersonRefusal>> {
  const as = actingAs(ctx, accountId)
  const person = await personForConsult(as, personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(as, personId, 'book')
  if (may !== true) return may
  if (!person.mark) return refuse('id_card_missing', { obj: { personId } })
  if (person.needsGuardian) return refuse('guardian_missing', { obj: { personId } })
  const recordNumber = await accountNumberAt(as, personId, hosId)
  if (!recordNumber) return refuse('not_bound', { obj: { personId } })
  const ban = await banOf(ctx, person.mark)
  return ban ? refuseBanned(ban) : { person: { ...person, mark: person.mark }, recordNumber }
}

/** Whether the session gives out numbers now, to whoever comes this way. */
export function isOpenNow(
  session: BookableSession,
  madeBy: MadeBy,
  now: number,
): true | Refused<'stopped' | 'not_released' | 'by_draw' | 'over'> {
  if (session.isStopped) return refuse('stopped')
  if (session.endsAt <= now || session.onDay > addDays(dayOf(now), bookingDays)) return refuse('over')
  if (session.releaseAt > now) return refuse('not_released')
  if (session.releaseBy === 'draw' && session.drawnAt === null && madeBy !== 'draw')
    return refuse('by_draw', { obj: { sessionId: session.sessionId } })
  return true
}

/**
 * Takes a number for somebody, in the caller's transaction: a booking in `taking`, and the hospital is asked by a job. A
 * refusal leaves nothing behind, even when the caller goes on in the same transaction.
 */
export async function bookFor(ctx: Ctx, wish: Wish): Promise<Booking | Refused<BookRefusal>> {
  const session = await findSession(ctx, wish)
  if (!session) return refuse('not_found')
  const rule = await ruleOf(ctx, session.hosId)
  const open = isOpenNow(session, wish.madeBy, ctx.now)
  if (open !== true) return open
  const visitor = await visitorOf(ctx, { ...wish, hosId: session.hosId })
  if (isRefused(visitor)) return visitor
  const partIds = partsOf(session, wish.partIds)
  if (!partIds) return refuse('not_mdt')
  const { mark } = visitor.person
  await holdRealPerson(ctx, mark)
  const fit = await fits(ctx, { realPerson: mark, ...session, besides: wish.replaces?.bookingId }, rule)
  if (fit !== true) return fit
  const bookingId = await newBookingId(ctx)
  const number = await takeNumber(ctx, { ...wish, bookingId })
  if (!number) return tooLate(ctx, wish, rule)
  const added = await add(ctx, { wish, session, rule, visitor, partIds, bookingId, number })
  if (!added) {
    await letGo(ctx, { bookingId, offerId: wish.offerId })
    return refuse('already_booked')
  }
  await keepMove(ctx, bookingId, null, 'taking', 'register', byOf(wish.madeBy))
  await ctx.enqueue(holdJob, { bookingId })
  await tell(ctx, added)
  return added
}

const byOf = (madeBy: MadeBy) => (madeBy === 'waitlist' || madeBy === 'draw' ? 'clock' : 'patient')

/** Which departments sit together; undefined: one of them does not belong there. */
function partsOf({ kind, partIds }: BookableSession, wanted: readonly string[] | undefined): string[] | undefined {
  if (kind !== 'mdt') return []
  if (!wanted?.length) return partIds
  return wanted.every(one => partIds.includes(one)) ? [...new Set(wanted)] : undefined
}

/** As quick as for whoever was first, with what is still free and whether one may wait. */
async function tooLate(
  ctx: Ctx,
  { sessionId, numberId }: Wish,
  { waitlistOn }: HospitalRule,
): Promise<Refused<'taken' | 'full'>> {
  const free = (await nextFree(ctx, sessionId)).map(({ startsAt, ...one }) => ({
    ...one,
    time: timeOf(startsAt.getTime()),
  }))
  return refuse(numberId && free.length > 0 ? 'taken' : 'full', { obj: { sessionId, free, mayWait: waitlistOn } })
}

interface Made {
  wish: Wish
  session: BookableSession
  rule: HospitalRule
  visitor: Visitor
  partIds: string[]
  bookingId: string
  number: { numberId: string; no: number; startsAt: Date }
}

function add(
  ctx: Ctx,
  { wish, session, rule, visitor, partIds, bookingId, number }: Made,
): Promise<Booking | undefined> {
  const { replaces } = wish
  const isSameDay = session.onDay === dayOf(ctx.now)
  const facts = {
    feeCents: session.feeCents,
    isCovered: replaces !== undefined,
    createdAt: ctx.now,
    heldAt: null,
    confirmingAt: null,
    endsAt: session.endsAt,
    stoppedAt: null,
    settledAt: null,
    isBeingReplaced: false,
  }
  return addBooking(ctx, {
    bookingId,
    accountId: wish.accountId,
    personId: wish.personId,
    realPerson: visitor.person.mark,
    personName: visitor.person.name,
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
    startsAt: number.startsAt,
    endsAt: new Date(session.endsAt),
    feeCents: session.feeCents,
    isCovered: replaces !== undefined,
    isReplacing: replaces !== undefined && standsInTheWay(replaces, session),
    changedFrom: replaces?.bookingId ?? null,
    changeCount: replaces ? replaces.changeCount + (wish.madeBy === 'change' ? 1 : 0) : 0,
    madeBy: wish.madeBy,
    payAt: replaces?.payAt ?? 'us',
    status: 'taking',
    createdAt: new Date(ctx.now),
    cancelUntil: new Date(cancelUntil(rule, { onDay: session.onDay, isSameDay, sessionStartsAt: session.startsAt })),
    ...deadlines('taking', facts),
  })
}

/** The one that is given up holds the place of both until the hospital has said yes. */
const standsInTheWay = (old: Booking, session: BookableSession): boolean =>
  old.sessionId === session.sessionId ||
  (old.clinicDoctorId !== null &&
    old.clinicDoctorId === session.clinicDoctorId &&
    old.onDay === session.onDay &&
    old.period === session.period)
