import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../../calls/handler.ts'
import { inSeparateTransactions } from '../../../jobs/in-separate-transactions.ts'
import type { JobContext, Timer } from '../../../jobs/job.ts'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { drawNow } from './draw-now.ts'
import { drawEntries, draws } from './draw.lifecycle.ts'
import { drawOf, openToAll, sealedFor, type Draw } from './draw.table.ts'
import { giveOne } from './give-out.ts'
import { commitmentOf } from './lot.ts'
import { weighTimer } from './weigh.ts'
import { notifyEntries } from './notify-entries.ts'
import { notifyLater } from './notify-later.ts'

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
const announceTimer: Timer = {
  name: 'draw-announce',
  async run(on) {
    const { rows } = await sql<Upcoming>`
      select session.session_id, session.release_at,
        coalesce(rule.draw_minutes, ${defaultRule.drawMinutes}::int) as draw_minutes,
        coalesce(rule.draw_on, ${defaultRule.drawOn}::boolean) and not session.is_stopped as is_drawn
      from clinic_session session left join booking_rule rule on rule.hos_id = session.hos_id
      where session.release_by = 'draw' and session.drawn_at is null
        and session.release_at <= ${new Date(on.now() + committedBefore)}
        and not exists (select from draw where draw.session_id = session.session_id)
      order by session.release_at limit ${batch}`.execute(on.db)
    return inSeparateTransactions(on, rows, announce)
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
  await draws.begin(
    ctx,
    {
      sessionId,
      commitment: commitmentOf(seed),
      seedSealed: ctx.runtime.sealer.sealBytes(seed, sealedFor),
      committedAt: ctx.now,
      opensAt,
      closesAt: opensAt + drawMinutes * minute,
    },
    { event: 'announce', by: 'clock', to: 'announced' },
  )
  return 1
}

type Step = (ctx: Ctx, draw: Draw) => Promise<unknown>

const unlessStopped =
  (step: Step): Step =>
  async (ctx, draw) =>
    (await isStopped(ctx, draw.sessionId)) ? callOff(ctx, draw) : step(ctx, draw)

/** Opens and draws, each in a transaction of its own. */
const drawTimer = draws.timer('draw', {
  open: unlessStopped((ctx, draw) => draws.transition(ctx, draw, 'open', 'clock')),
  draw: unlessStopped(drawNow),
})

/**
 * Gives the numbers out, one in a transaction of its own, as long as the round of a draw is due. Not by due_at: the version before,
 * beside this one, would end what is between two rounds.
 */
const roundTimer: Timer = {
  name: 'draw-rounds',
  async run(on) {
    const rows = await dueRounds(on).select('draw.sessionId').orderBy('draw.roundAt').limit(batch).execute()
    return inSeparateTransactions(on, rows, async (ctx, { sessionId }) => {
      const row = await dueRounds({ db: ctx.db, now: () => ctx.now })
        .select(['draw.state', 'draw.seedSealed', 'draw.opensAt', 'draw.closesAt', 'draw.sessionId'])
        .select(['draw.round', 'draw.roundAt', 'draw.lastRoundAt'])
        .where('draw.sessionId', '=', sessionId)
        .forUpdate('draw')
        .skipLocked()
        .executeTakeFirst()
      if (!row) return 0
      await unlessStopped(giveOne)(ctx, drawOf(row))
      return 1
    })
  },
}

const dueRounds = ({ db, now }: Pick<JobContext, 'db' | 'now'>) =>
  db
    .selectFrom('draw')
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'draw.sessionId')
    .where('draw.state', '=', 'drawn')
    .where(({ or, eb }) =>
      or([
        eb('draw.roundAt', '<=', new Date(now())),
        // Drawn by the version before.
        eb('draw.roundAt', 'is', null),
        eb('clinicSession.isStopped', '=', true),
      ]),
    )

/** The session was stopped before it came to it. */
async function callOff(ctx: Ctx, draw: Draw): Promise<true> {
  const { sessionId } = draw
  await draws.transition(ctx, draw, 'call_off', 'hospital', {}, draw.opensAt - 1)
  await drawEntries.transitionAll(ctx, { sessionId }, 'lose', 'hospital', { reason: '这节门诊已停诊' })
  await openToAll(ctx, sessionId)
  return true
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
const notifyTimer: Timer = {
  name: 'draw-tell',
  run: async on => (await on.transact(notifyEntries)) + (await on.transact(notifyLater)),
}

export const drawTimers: Timer[] = [weighTimer, announceTimer, drawTimer, roundTimer, notifyTimer]
