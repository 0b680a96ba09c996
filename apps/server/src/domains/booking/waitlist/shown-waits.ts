import { mustGet } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { stateAt } from '@nethos/contract/states.ts'
import { liveWaits, waitStates } from '@nethos/contract/booking/waitlist.status.ts'
import type { ShownOffer, ShownWish, WaitRow } from '@nethos/contract/booking/waitlist.schemas.ts'
import type { waitlistServices as services } from '@nethos/contract/booking/waitlist.services.ts'
import type { AccountCaller } from '../../../calls/caller.ts'
import { looked, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { pageOf } from '../../../calls/page-of.ts'
import { isOpenFor, mayActFor } from '../../people/public.ts'
import { fairSessionOf, fairSessionRows } from '../fair-session.ts'
import { ruleOf } from '../rule.table.ts'
import { waitColumns, waitOf, type Wait } from './wait.table.ts'

type Own = Ctx<AccountCaller>

const ownRows = ({ db, caller, now }: Own) =>
  db
    .selectFrom('waitlistEntry')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'waitlistEntry.deptId')
    .innerJoin('hospital', 'hospital.hosId', 'waitlistEntry.hosId')
    .select(waitColumns)
    .select(['clinicDepartment.deptName', 'hospital.hosName', 'waitlistEntry.madeBy'])
    .select(
      sql<Date | null>`(select max(until_at) from booking_ban
        where booking_ban.real_person = waitlist_entry.real_person and lifted_at is null and until_at > ${new Date(now)})`.as(
        'pausedUntil',
      ),
    )
    .where('waitlistEntry.accountId', '=', caller.accountId)
    .where(isOpenFor('waitlistEntry.personId', 'book', now))

type Row = Awaited<ReturnType<ReturnType<typeof ownRows>['executeTakeFirstOrThrow']>>

/** What each of these entries waits for, in the order of the calendar, with its place in each line. */
async function wishesOf(ctx: Own, waitIds: readonly string[]): Promise<Map<string, ShownWish[]>> {
  const wishes = new Map<string, ShownWish[]>(waitIds.map(waitId => [waitId, []]))
  if (waitIds.length === 0) return wishes
  const rows = await fairSessionRows(ctx)
    .innerJoin('waitlistWish as wish', 'wish.sessionId', 'clinicSession.sessionId')
    .select([
      'wish.waitId',
      'wish.state',
      sql<number>`(select count(*)::int from waitlist_wish other
        where other.session_id = wish.session_id and other.state in ('waiting', 'offered') and (other.turn, other.order_no) < (wish.turn, wish.order_no))`.as(
        'ahead',
      ),
    ])
    .where('wish.waitId', 'in', waitIds)
    .orderBy('clinicSession.onDay')
    .orderBy('clinicSession.startsAt')
    .execute()
  for (const row of rows) {
    const isOver = row.isStopped || row.endsAt.getTime() <= ctx.now
    const stands = !isOver && (liveWaits as readonly string[]).includes(row.state)
    mustGet(wishes, row.waitId).push({ session: fairSessionOf(row), ahead: stands ? row.ahead : null, isOver })
  }
  return wishes
}

/** What is kept for them now; not what has run out and was not yet taken away. */
async function offersOf(ctx: Own, waitIds: readonly string[]): Promise<Map<string, ShownOffer>> {
  if (waitIds.length === 0) return new Map()
  const rows = await fairSessionRows(ctx)
    .innerJoin('waitlistOffer as offer', 'offer.sessionId', 'clinicSession.sessionId')
    .innerJoin('clinicNumber as number', 'number.offerId', 'offer.offerId')
    .select(['offer.waitId', 'offer.offerId', 'offer.endsAt as until', 'number.no', 'number.startsAt as at'])
    .where('offer.waitId', 'in', waitIds)
    .where('offer.state', '=', 'open')
    .where('offer.endsAt', '>', new Date(ctx.now))
    .execute()
  return new Map(
    rows.map(row => [
      row.waitId,
      {
        offerId: row.offerId,
        session: fairSessionOf(row),
        no: row.no,
        startsAt: row.at.getTime(),
        endsAt: row.until.getTime(),
      },
    ]),
  )
}

/** The state that is true now: an offer that has run out is none any more, whatever the clock has got to. */
function stateNow(wait: Wait, offer: ShownOffer | undefined, now: number): Wait['state'] {
  const state = wait.state === 'offered' && !offer ? 'waiting' : wait.state
  return stateAt(waitStates, state, wait, now)
}

function shown(ctx: Own, row: Row, wishes: readonly ShownWish[], offer: ShownOffer | undefined): WaitRow {
  const wait = waitOf(row)
  const waitState = stateNow(wait, offer, ctx.now)
  const places = wishes.flatMap(({ ahead }) => (ahead === null ? [] : [ahead]))
  const days = wishes.map(({ session }) => session.onDay)
  return {
    waitId: wait.waitId,
    personId: wait.personId,
    personName: wait.personName,
    hosName: row.hosName,
    deptName: row.deptName,
    waitState,
    stateLabel: waitStates[waitState].label,
    ahead: waitState === 'waiting' && places.length > 0 ? Math.min(...places) : null,
    doctors: [...new Set(wishes.map(({ session }) => session.docName || '普通门诊'))],
    fromDay: days[0] ?? '',
    toDay: days.at(-1) ?? '',
    createdAt: wait.createdAt,
    endsAt: wait.endsAt,
    pausedUntil: row.pausedUntil?.getTime() ?? null,
    offer: offer ?? null,
    bookingId: wait.bookingId ?? '',
  }
}

export const listWaits: HandlerOf<typeof services.listWaits> = async ({ input, ctx }) => {
  const found = await ownRows(ctx)
    .orderBy(sql`waitlist_entry.state in ('waiting', 'offered')`, 'desc')
    .orderBy('waitlistEntry.createdAt', 'desc')
    .limit(input.pageSize + 1)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute()
  const ids = found.map(({ waitId }) => waitId)
  const [wishes, offers] = await Promise.all([wishesOf(ctx, ids), offersOf(ctx, ids)])
  return pageOf(
    found.map(row => shown(ctx, row, mustGet(wishes, row.waitId), offers.get(row.waitId))),
    input,
  )
}

export const waitDetail: HandlerOf<typeof services.waitDetail> = async ({ input, ctx, refuse }) => {
  const row = await ownRows(ctx).where('waitlistEntry.waitId', '=', input.waitId).executeTakeFirst()
  if (!row) {
    const own = await ctx.db
      .selectFrom('waitlistEntry')
      .select('personId')
      .where('waitId', '=', input.waitId)
      .where('accountId', '=', ctx.caller.accountId)
      .executeTakeFirst()
    const may = own && (await mayActFor(ctx, own.personId, 'book'))
    return may === undefined || may === true ? refuse('not_found') : may
  }
  const ids = [input.waitId]
  const [wishes, offers, rule] = await Promise.all([wishesOf(ctx, ids), offersOf(ctx, ids), ruleOf(ctx, row.hosId)])
  const wait = waitOf(row)
  const detail = {
    ...shown(ctx, row, mustGet(wishes, input.waitId), offers.get(input.waitId)),
    wishes: mustGet(wishes, input.waitId),
    isFromDraw: row.madeBy === 'draw',
    declines: wait.declines,
    misses: wait.misses,
    offerMinutes: rule.offerMinutes,
    quietFrom: rule.quietFrom,
    quietUntil: rule.quietUntil,
  }
  return looked({ personId: wait.personId, recordId: input.waitId }, detail)
}
