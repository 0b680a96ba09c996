import { sql } from 'kysely'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import type { CheckupHappening } from '../../ports/hospital-checkups.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { askJob } from './job-names.ts'
import { saveOffers } from './offer.table.ts'
import { announce, moveOrder } from './order.life.ts'
import { checkupOrders } from './order.lifecycle.ts'
import { isUnderWay, takeByOurNo } from './order.table.ts'
import { planFollowUps } from './reminders.ts'
import { saveTimes } from './time.table.ts'

const everyMs = 15_000
const listEveryMs = 30 * 60_000
const daysAhead = 30
const mostAtOnce = 200
const mostRounds = 50

/** Offers and times every half hour; what happened, while anything is under way. */
export const askCentres: Job<{ hosId: string; isToList: boolean }> = {
  name: askJob,
  retries: 0,
  async run({ hosId, isToList }, on) {
    try {
      if (isToList) await listOffers(on, hosId)
      if (isToList || (await isUnderWay(on, hosId))) await receiveAll(on, hosId)
    } catch (error) {
      if (!(error instanceof HospitalUnreachableError)) throw error
      await on.db.updateTable('checkupLine').set({ trouble: '体检系统没有应答' }).where('hosId', '=', hosId).execute()
    }
  },
}

async function listOffers({ runtime, transact, now }: JobContext, hosId: string): Promise<void> {
  const { checkups } = runtime.hospital
  const offers = await checkups.offers(hosId)
  const today = dayOf(now())
  const times = await checkups.times(hosId, today, addDays(today, daysAhead))
  await transact(async ctx => {
    await saveOffers(ctx, hosId, offers)
    await saveTimes(ctx, hosId, times)
    await ctx.db
      .updateTable('checkupLine')
      .set({ listedAt: new Date(ctx.now) })
      .where('hosId', '=', hosId)
      .execute()
  })
}

async function receiveAll({ runtime, transact, db }: JobContext, hosId: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const { cursor: from } = await db
      .selectFrom('checkupLine')
      .select('cursor')
      .where('hosId', '=', hosId)
      .executeTakeFirstOrThrow()
    const { happenings, cursor } = await runtime.hospital.checkups.happenings(hosId, from)
    const isMine = await transact(async ctx => {
      // Two that ask at once carry the same out once: the first moves the cursor.
      const line = await ctx.db
        .updateTable('checkupLine')
        .set({ cursor, trouble: '' })
        .where('hosId', '=', hosId)
        .where('cursor', '=', from)
        .returning('hosId')
        .executeTakeFirst()
      if (line) await carryOut(ctx, hosId, happenings)
      return line !== undefined
    })
    if (!isMine || happenings.length < mostAtOnce) return
  }
}

/** Carries out what the hospital says, oldest first. Said again, or late, it leads to the same. */
async function carryOut(ctx: Ctx, hosId: string, happenings: readonly CheckupHappening[]): Promise<void> {
  const newest = new Map(
    happenings.flatMap(one => (one.kind === 'time' ? [[one.time.timeCode, one.time] as const] : [])),
  )
  await saveTimes(ctx, hosId, [...newest.values()])
  for (const one of happenings) if (one.kind !== 'time') await applyHappening(ctx, hosId, one)
}

async function applyHappening(
  ctx: Ctx,
  hosId: string,
  happening: Exclude<CheckupHappening, { kind: 'time' }>,
): Promise<void> {
  const one = await takeByOurNo(ctx, hosId, happening.ourNo)
  if (!one) return
  if (happening.kind === 'stations') {
    // A later word of the same day stands already.
    const done = (stations: readonly { isDone: boolean }[]) => stations.filter(station => station.isDone).length
    if (one.stations.length > 0 && done(happening.stations) < done(one.stations)) return
    await announce(ctx, await checkupOrders.change(ctx, one, { stations: happening.stations }))
  }
  if (happening.kind === 'checked') await moveOrder(ctx, one, 'check', 'hospital', {}, happening.at)
  if (happening.kind === 'called_off') await moveOrder(ctx, one, 'call_off', 'hospital', { reason: happening.reason })
  if (happening.kind === 'reported') {
    const { reportCode, followUps } = happening
    const moved = await moveOrder(ctx, one, 'report', 'hospital', { reportCode }, happening.at)
    if (moved) await planFollowUps(ctx, moved, followUps)
  }
}

/** The hospital says that something has changed. Of one that nobody here has to do with yet nothing is asked. */
export async function askAtOnce({ db, enqueue }: Ctx, hosId: string): Promise<void> {
  const line = await db.selectFrom('checkupLine').select('hosId').where('hosId', '=', hosId).executeTakeFirst()
  if (line) await enqueue(askJob, { hosId, isToList: false })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'checkups',
  everyMs,
  run: ({ transact }) =>
    transact(async ({ db, runtime, now, enqueue }) => {
      await sql`
        insert into checkup_line (hos_id) select hos_id from hospital
        where not exists (select from checkup_line line where line.hos_id = hospital.hos_id)
        on conflict do nothing`.execute(db)
      const due = await db
        .updateTable('checkupLine')
        .set({ askedAt: new Date(now) })
        .where('hosId', 'in', ({ selectFrom }) =>
          selectFrom('checkupLine')
            .select('hosId')
            .where(({ or, eb }) => or([eb('askedAt', 'is', null), eb('askedAt', '<=', new Date(now - everyMs))]))
            .forUpdate()
            .skipLocked(),
        )
        .returning(['hosId', 'listedAt'])
        .execute()
      for (const { hosId, listedAt } of due) {
        if (!runtime.hospital.checkups.speaksFor(hosId)) continue
        const isToList = listedAt === null || listedAt.getTime() <= now - listEveryMs
        if (isToList || (await isUnderWay({ db }, hosId))) await enqueue(askJob, { hosId, isToList })
      }
      return 0
    }),
}
