import type { Ctx } from '../../calls/handler.ts'
import { askLine, claimLines, fetchNewFiles, isLineOpen, openLines, receiveNews } from '../../jobs/hospital-line.ts'
import type { Job, Timer } from '../../jobs/job.ts'
import { carryOut, applyHappening } from './hear.ts'

const askJob = 'surgery.ask'

/** What happened since, and the operations of files that were bound since. */
export const askHospital: Job<{ hosId: string }> = {
  name: askJob,
  retries: 0,
  run: ({ hosId }, on) =>
    askLine(on, { table: 'surgeryLine', hosId }, async () => {
      const { surgeries } = on.runtime.hospital
      await fetchNewFiles(on, {
        table: 'surgeryFile',
        hosId,
        ask: recordNumber => surgeries.surgeries(hosId, recordNumber),
        receive: (ctx, one) => applyHappening(ctx, hosId, one, true),
      })
      await receiveNews(on, {
        table: 'surgeryLine',
        hosId,
        ask: cursor => surgeries.happenings(hosId, cursor),
        carryOut: (ctx, happenings) => carryOut(ctx, hosId, happenings),
      })
    }),
}

/** The hospital says that something has changed. Of one that nobody here has to do with yet nothing is asked. */
export async function askAtOnce({ db, enqueue }: Ctx, hosId: string): Promise<void> {
  if (await isLineOpen(db, 'surgeryLine', hosId)) await enqueue(askJob, { hosId })
}

/** Only queued here: a hospital that hangs must not keep the clock waiting. */
export const lineTimer: Timer = {
  name: 'surgeries',
  run: ({ transact }) =>
    transact(async ctx => {
      const { surgeries } = ctx.runtime.hospital
      await openLines(ctx.db, 'surgeryLine', 'hospitalAccount')
      const claimed = await claimLines(ctx, 'surgeryLine')
      for (const { hosId } of claimed) if (surgeries.speaksFor(hosId)) await ctx.enqueue(askJob, { hosId })
      return 0
    }),
}
