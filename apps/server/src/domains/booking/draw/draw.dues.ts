import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../../calls/handler.ts'
import { eachAlone } from '../../../jobs/each-alone.ts'
import type { Due } from '../../../jobs/job.ts'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { drawNow } from './draw-now.ts'
import { moveDraw, openToAll, sealedFor, takeDueDraw } from './draw.table.ts'
import { giveOne } from './give-out.ts'
import { commitmentOf } from './lot.ts'
import { tellEntries } from './tell-entries.ts'

const batch = 100
const minute = 60_000
/** Committed to a day before requests are taken, so that everybody can have seen it. */
const committedBefore = 24 * 60 * minute
/** Where it could not be so early, there is a little time at least. */
const shortest = minute

interface Upcoming {
  sessionId: string
  releaseAt: Date
  drawMinutes: number
  isDrawn: boolean
}

/** Sessions to be drawn get their seed: sealed here, its SHA-256 shown. Where the hospital has closed the draw, the first taps decide. */
const announceDue: Due = {
  name: 'draw-announce',
  async carryOut(on) {
    const { rows } = await sql<Upcoming>`
      select session.session_id, session.release_at,
        coalesce(rule.draw_minutes, ${defaultRule.drawMinutes}::int) as draw_minutes,
        coalesce(rule.draw_on, ${defaultRule.drawOn}::boolean) and not session.is_stopped as is_drawn
      from clinic_session session left join booking_rule rule on rule.hos_id = session.hos_id
      where session.release_by = 'draw' and session.drawn_at is null
        and session.release_at <= ${new Date(on.now() + committedBefore)}
        and not exists (select from draw where draw.session_id = session.session_id)
      order by session.release_at limit ${batch}`.execute(on.db)
    return eachAlone(on, rows, announce)
  },
}

async function announce(ctx: Ctx, { sessionId, releaseAt, drawMinutes, isDrawn }: Upcoming): Promise<number> {
  // It was released before we knew of it: nobody could have seen a commitment.
  const isLate = releaseAt.getTime() + drawMinutes * minute <= ctx.now
  if (!isDrawn || isLate) {
    await openToAll(ctx, sessionId)
    return 1
  }
  const seed = randomBytes(32)
  const opensAt = Math.max(releaseAt.getTime(), ctx.now + shortest)
  await ctx.db
    .insertInto('draw')
    .values({
      sessionId,
      state: 'announced',
      commitment: commitmentOf(seed),
      seedSealed: ctx.house.sealer.sealBytes(seed, sealedFor),
      committedAt: new Date(ctx.now),
      opensAt: new Date(opensAt),
      closesAt: new Date(opensAt + drawMinutes * minute),
      dueAt: new Date(opensAt),
    })
    .onConflict(on => on.doNothing())
    .execute()
  return 1
}

/** Opens, draws, and gives the numbers out, each in a transaction of its own. */
const drawDue: Due = {
  name: 'draw',
  async carryOut(on) {
    const due = await on.db
      .selectFrom('draw')
      .select('sessionId')
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(batch)
      .execute()
    return eachAlone(on, due, (ctx, { sessionId }) => carryOn(ctx, sessionId))
  },
}

async function carryOn(ctx: Ctx, sessionId: string): Promise<number> {
  const draw = await takeDueDraw(ctx, sessionId)
  if (!draw) return 0
  if (await isStopped(ctx, sessionId)) {
    await moveDraw(ctx, draw, 'call_off', 'hospital')
    await ctx.db
      .updateTable('drawEntry')
      .set({ state: 'lost', reason: '该门诊已停诊' })
      .where('sessionId', '=', sessionId)
      .where('state', '=', 'entered')
      .execute()
    await openToAll(ctx, sessionId)
    return 1
  }
  if (draw.state === 'announced') return (await moveDraw(ctx, draw, 'open', 'clock')) ? 1 : 0
  if (draw.state === 'gathering') return drawNow(ctx, draw)
  return draw.state === 'drawn' ? giveOne(ctx, draw) : 0
}

async function isStopped({ db }: Ctx, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('clinicSession')
    .select('isStopped')
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
  return row.isStopped
}

/** What came of it, into the boxes: apart from the draw itself, so that thousands of losers keep no winner waiting. */
const tellDue: Due = {
  name: 'draw-tell',
  carryOut: on => on.transact(tellEntries),
}

export const drawDues: Due[] = [announceDue, drawDue, tellDue]
