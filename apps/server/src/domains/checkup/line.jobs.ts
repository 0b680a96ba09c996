import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import {
  askEveryMs,
  askLine,
  claimLines,
  isLineOpen,
  isListingDue,
  noteListed,
  openLines,
  receiveNews,
} from '../../jobs/hospital-line.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import type { CheckupHappening } from '../../ports/hospital-checkups.ts'
import { askJob } from './job-names.ts'
import { saveOffers } from './offer.table.ts'
import { announce, moveOrder } from './order.life.ts'
import { checkupOrders } from './order.lifecycle.ts'
import { isUnderWay, takeByOurNo } from './order.table.ts'
import { planFollowUps } from './reminders.ts'
import { saveTimes } from './time.table.ts'

const listEveryMs = 30 * 60_000
const daysAhead = 30

/** Offers and times every half hour; what happened, while anything is under way. */
export const askCentres: Job<{ hosId: string; isToList: boolean }> = {
  name: askJob,
  retries: 0,
  run: ({ hosId, isToList }, on) =>
    askLine(on, { table: 'checkupLine', hosId, trouble: '体检系统没有应答' }, async () => {
      if (isToList) await listOffers(on, hosId)
      if (isToList || (await isUnderWay(on, hosId)))
        await receiveNews(on, {
          table: 'checkupLine',
          hosId,
          ask: cursor => on.runtime.hospital.checkups.happenings(hosId, cursor),
          carryOut: (ctx, happenings) => carryOut(ctx, hosId, happenings),
        })
    }),
}

async function listOffers({ runtime, transact, now }: JobContext, hosId: string): Promise<void> {
  const { checkups } = runtime.hospital
  const offers = await checkups.offers(hosId)
  const today = dayOf(now())
  const times = await checkups.times(hosId, today, addDays(today, daysAhead))
  await transact(async ctx => {
    await saveOffers(ctx, hosId, offers)
    await saveTimes(ctx, hosId, times)
    await noteListed(ctx, 'checkupLine', hosId)
  })
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
  if (await isLineOpen(db, 'checkupLine', hosId)) await enqueue(askJob, { hosId, isToList: false })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'checkups',
  everyMs: askEveryMs,
  run: ({ transact }) =>
    transact(async ctx => {
      const { checkups } = ctx.runtime.hospital
      await openLines(ctx.db, 'checkupLine', 'hospital')
      const claimed = await claimLines(ctx, 'checkupLine')
      for (const line of claimed.filter(one => checkups.speaksFor(one.hosId))) {
        const { hosId } = line
        const isToList = isListingDue(line, ctx.now, listEveryMs)
        if (isToList || (await isUnderWay(ctx, hosId))) await ctx.enqueue(askJob, { hosId, isToList })
      }
      return 0
    }),
}
