import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Timer } from '../../../jobs/job.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { Db } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime.ts'
import { paramOf } from '../../system/public.ts'

export interface Plan {
  /** Percent of each doctor's consults. */
  share: number
  /** Of each doctor, as far as he has them. */
  least: number
  /** Until when they are judged. */
  days: number
}

/** What the hospital has set. */
export async function planOf(at: { db: Db; runtime: Pick<Runtime, 'settings'> }): Promise<Plan> {
  const [share, least, days] = [
    await paramOf(at, 'quality.share'),
    await paramOf(at, 'quality.least'),
    await paramOf(at, 'quality.days'),
  ]
  return { share: Number(share), least: Number(least), days: Number(days) }
}

const monthOf = (day: string): string => day.slice(0, 7)

interface Lot {
  month: string
  seed: string
  plan: Plan
}

/** Of each doctor or team the consults of the month that come first by the seed, in turn to those who read them. */
async function drawMonth({ db, now }: Pick<Ctx, 'db' | 'now'>, { month, seed, plan }: Lot): Promise<void> {
  const from = startOfDay(`${month}-01`)
  const until = startOfDay(`${monthOf(addDays(`${month}-01`, 31))}-01`)
  const reviewers = await db
    .selectFrom('staff')
    .select('staffId')
    .where('role', '=', 'operator')
    .where('isActive', '=', true)
    .orderBy('staffId')
    .execute()
  const ids = reviewers.map(one => one.staffId)
  await sql`
    with ended as (
      select consult_id, md5(${seed} || consult_id) as lot,
        row_number() over (partition by coalesce(doc_id, team_id) order by md5(${seed} || consult_id)) as nth,
        count(*) over (partition by coalesce(doc_id, team_id)) as consults
      from consult
      where ended_at >= ${new Date(from)} and ended_at < ${new Date(until)}
        and started_at is not null and first_reply_at is not null),
    drawn as (
      select consult_id, row_number() over (order by lot) as turn from ended
      where nth <= greatest(${plan.least}::int, ceil(consults * ${plan.share}::int / 100.0)))
    insert into consult_quality_check (consult_id, drawn_at, month, judge_by, reviewer_id)
    select consult_id, ${new Date(now)}, ${month}, ${judgeByOf(now, plan)},
      (${ids}::text[])[1 + (turn - 1) % greatest(${ids.length}::int, 1)]
    from drawn
    on conflict do nothing`.execute(db)
}

const judgeByOf = (now: number, { days }: Plan): Date => new Date(startOfDay(addDays(dayOf(now), days + 1)))

/** At the start of a month the consults of the month before are drawn, once, by what the hospital has set then. */
export const qualityTimer: Timer = {
  name: 'consult-quality',
  everyMs: 600_000,
  async run({ db, runtime, transact, now }) {
    const month = monthOf(addDays(`${monthOf(dayOf(now()))}-01`, -1))
    const known = await db
      .selectFrom('consultQualityDraw')
      .select('month')
      .where('month', '=', month)
      .executeTakeFirst()
    const plan = await planOf({ db, runtime })
    if (known || (plan.share === 0 && plan.least === 0)) return 0
    return transact(async ctx => {
      const seed = randomBytes(16).toString('hex')
      const begun = await ctx.db
        .insertInto('consultQualityDraw')
        .values({
          month,
          seed,
          sharePercent: plan.share,
          least: plan.least,
          judgeBy: judgeByOf(ctx.now, plan),
          drawnAt: new Date(ctx.now),
        })
        .onConflict(one => one.doNothing())
        .returning('month')
        .executeTakeFirst()
      if (begun) await drawMonth(ctx, { month, seed, plan })
      return begun ? 1 : 0
    })
  },
}

const mostMonths = 24
type Mark = 'good' | 'fair' | 'poor'

/** What the plan has drawn, month by month, and what came of it. The worst mark of all decides. */
export async function monthsOf({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const verdict = sql<Mark>`case when marks::text like '%"poor"%' then 'poor'
    when marks::text like '%"fair"%' then 'fair' else 'good' end`
  const rows = await db
    .selectFrom('consultQualityDraw as draw')
    .leftJoin('consultQualityCheck as one', 'one.month', 'draw.month')
    .select(['draw.month', 'draw.seed', 'draw.sharePercent', 'draw.least', 'draw.drawnAt', 'draw.judgeBy'])
    .select(({ fn }) => [
      sql<number>`count(one.consult_id)::int`.as('drawn'),
      ...(['good', 'fair', 'poor'] as const).map(mark =>
        fn
          .count<string>('one.consultId')
          .filterWhere('one.marks', 'is not', null)
          .filterWhere(sql<boolean>`${verdict} = ${mark}`)
          .as(mark),
      ),
      fn
        .count<string>('one.consultId')
        .filterWhere('one.marks', 'is', null)
        .filterWhere('one.judgeBy', '<=', new Date(now))
        .as('overdue'),
    ])
    .groupBy('draw.month')
    .orderBy('draw.month', 'desc')
    .limit(mostMonths)
    .execute()
  return rows.map(({ sharePercent, good, fair, poor, overdue, drawnAt, judgeBy, ...row }) => ({
    ...row,
    share: sharePercent,
    drawnAt: drawnAt.getTime(),
    judgeBy: judgeBy.getTime(),
    good: Number(good),
    fair: Number(fair),
    poor: Number(poor),
    overdue: Number(overdue),
  }))
}
