import { sql } from 'kysely'
import { lastRoundOf, roundAfter } from '@nethos/contract/booking/draw.rounds.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { ruleOfSession } from '../rule.table.ts'
import { turnOf } from '../turn.ts'
import { draws } from './draw.lifecycle.ts'
import type { Draw } from './draw.table.ts'

const dayMs = 86_400_000

/** When later turns get what is left (docs/decisions/0267). */
export async function lastRoundAtOf(ctx: Ctx, { sessionId, closesAt }: Draw): Promise<number> {
  const { startsAt } = await ctx.db
    .selectFrom('clinicSession')
    .select('startsAt')
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
  return lastRoundOf({ closesAt, startsAt: startsAt.getTime() }, await ruleOfSession(ctx, sessionId))
}

/** What the version before has drawn ends with the draw itself. */
export const isLastRound = ({ lastRoundAt }: Draw, now: number): boolean => lastRoundAt === null || lastRoundAt <= now

/**
 * Those who have asked and have no place yet: the ones of the first turn get one, by turn and lot, and in the last round all. Whose
 * turn it is, is judged anew in each round: meanwhile somebody may have had another number. Says how many have got a place.
 */
export async function place(
  ctx: Ctx,
  { sessionId }: Draw,
  { round, isLast }: { round: number; isLast: boolean },
): Promise<number> {
  const { turnDays } = await ruleOfSession(ctx, sessionId)
  const since = sql`${new Date(ctx.now - turnDays * dayMs)}::timestamptz`
  const { rows } = await sql<{ rank: number | null }>`
    with asked as (
      select draw_entry_id, ${turnOf(sql`draw_entry.real_person`, since)} as turn,
        sha256(decode(draw.seed, 'hex') || decode(draw_entry.digest, 'hex')) as lot
      from draw_entry join draw using (session_id)
      where session_id = ${sessionId} and draw_entry.state = 'entered' and draw_entry.rank is null
    ), placed as (
      select draw_entry_id, row_number() over (order by turn, lot)
        + (select coalesce(max(rank), 0) from draw_entry where session_id = ${sessionId}) as rank
      from asked where ${isLast} or turn = 0
    )
    update draw_entry entry set turn = asked.turn, lot = encode(asked.lot, 'hex'), rank = placed.rank,
      asked_round = coalesce(entry.asked_round, ${round}::int), round = case when placed.rank is not null then ${round}::int end
    from asked left join placed using (draw_entry_id) where entry.draw_entry_id = asked.draw_entry_id
    returning entry.rank`.execute(ctx.db)
  return rows.filter(({ rank }) => rank !== null).length
}

/** Whether this round has places already; one for which nobody has asked has none. */
export async function isPlaced({ db }: Pick<Ctx, 'db'>, { sessionId, round }: Draw): Promise<boolean> {
  const row = await db
    .selectFrom('drawEntry')
    .select('drawEntryId')
    .where('sessionId', '=', sessionId)
    .where('rank', 'is not', null)
    .where(({ eb, fn, val }) => eb(fn.coalesce('round', val(0)), '=', round))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever asks until then is in it. */
export async function untilNextRound(ctx: Ctx, draw: Draw): Promise<Draw> {
  const { round, roundAt, lastRoundAt, sessionId } = draw
  const quiet = await ruleOfSession(ctx, sessionId)
  return draws.change(ctx, draw, {
    round: round + 1,
    roundAt: roundAfter(roundAt ?? ctx.now, lastRoundAt ?? ctx.now, quiet),
  })
}
