import { sql } from 'kysely'
import { isRefused, type Ctx } from '../../../calls/handler.ts'
import { bookFor } from '../book-for.ts'
import { orderRefusals } from '@nethos/contract/booking/orders.refusals.ts'
import { drawEntries, draws } from './draw.lifecycle.ts'
import { openToAll, type Draw } from './draw.table.ts'
import { isLastRound, isPlaced, place, untilNextRound } from './rounds.ts'

interface Turn {
  drawEntryId: string
  accountId: string
  personId: string
}

/** The next in the drawn order gets the next number. One at a time, so that a server that dies here loses nothing. */
export async function giveOne(ctx: Ctx, draw: Draw): Promise<true> {
  const { sessionId } = draw
  const turn: Turn | undefined = await ctx.db
    .selectFrom('drawEntry')
    .select(['drawEntryId', 'accountId', 'personId'])
    .where('sessionId', '=', sessionId)
    .where('state', '=', 'entered')
    .where('rank', 'is not', null)
    .orderBy('rank')
    .limit(1)
    .executeTakeFirst()
  if (!(await hasOpen(ctx, sessionId))) return settle(ctx, draw)
  if (!turn) return endRound(ctx, draw)
  const { drawEntryId, accountId, personId } = turn
  const booked = await bookFor(ctx, { accountId, personId, sessionId, madeBy: 'draw' })
  if (!isRefused(booked)) {
    await drawEntries.transitionAll(ctx, { drawEntryId }, 'win', 'hospital', { bookingId: booked.bookingId })
    return true
  }
  if (booked.key === 'full' || booked.key === 'taken') return settle(ctx, draw)
  const known = (orderRefusals as Readonly<Record<string, { sentence: string } | undefined>>)[booked.key]
  const reason = booked.sentence ?? known?.sentence ?? '这位就诊人现在不能挂号'
  await drawEntries.transitionAll(ctx, { drawEntryId }, 'pass', 'hospital', { reason })
  return true
}

/** All who had a place have been served, and numbers are left: those who have asked since get one; else until the next round, or the end. */
async function endRound(ctx: Ctx, draw: Draw): Promise<true> {
  const isLast = isLastRound(draw, ctx.now)
  if (!(await isPlaced(ctx, draw)) && (await place(ctx, draw, { round: draw.round, isLast })) > 0) return true
  if (isLast) return settle(ctx, draw)
  await untilNextRound(ctx, draw)
  return true
}

async function hasOpen({ db, now }: Ctx, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('clinicNumber')
    .select('numberId')
    .where('sessionId', '=', sessionId)
    .where('state', '=', 'open')
    .where('startsAt', '>', new Date(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Nothing is left, or the last round is over: the others get their places behind, have lost, and wait in the drawn order if they
 * wanted to. What is left is for all.
 */
async function settle(ctx: Ctx, draw: Draw): Promise<true> {
  const { sessionId } = draw
  await place(ctx, draw, { round: draw.round + 1, isLast: true })
  await drawEntries.transitionAll(ctx, { sessionId }, 'lose', 'hospital')
  await letWait(ctx, sessionId)
  await openToAll(ctx, sessionId)
  await draws.transition(ctx, draw, 'settle', 'clock', { settledAt: ctx.now })
  return true
}

/** In one statement, so that the places in the line are taken in the drawn order (docs/decisions/0053). */
async function letWait({ db, now }: Ctx, sessionId: string): Promise<void> {
  const at = new Date(now)
  await sql`
    with lost as (
      select draw_entry_id, account_id, person_id, real_person, person_name, rank, turn, uuidv7()::text as wait_id
      from draw_entry where session_id = ${sessionId} and state = 'lost' and wants_wait and wait_id is null
    ), entry as (
      insert into waitlist_entry (wait_id, account_id, person_id, real_person, person_name, hos_id, dept_id, state, made_by, created_at, ends_at, due_at)
      select lost.wait_id, lost.account_id, lost.person_id, lost.real_person, lost.person_name, session.hos_id, session.dept_id,
        'waiting', 'draw', ${at}, session.ends_at, session.ends_at
      from lost, clinic_session session left join booking_rule rule on rule.hos_id = session.hos_id
      where session.session_id = ${sessionId} and session.ends_at > ${at} and coalesce(rule.waitlist_on, true)
      order by lost.rank
      returning wait_id, real_person, order_no
    ), wish as (
      insert into waitlist_wish (wait_id, session_id, real_person, state, turn, order_no)
      select entry.wait_id, ${sessionId}, entry.real_person, 'waiting', lost.turn, order_no from entry join lost on lost.wait_id = entry.wait_id
    ), moved as (
      insert into waitlist_move (wait_id, from_status, to_status, event, by_whom, actor_id, at)
      select wait_id, null, 'waiting', 'join', 'patient', 'draw', ${at} from entry
    )
    update draw_entry set wait_id = entry.wait_id
    from lost join entry on entry.wait_id = lost.wait_id
    where draw_entry.draw_entry_id = lost.draw_entry_id`.execute(db)
}
