import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Database } from '../../database/connect.ts'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { booksOf, markBilled } from './bill-books.table.ts'
import { settleTurnedUp } from './bill-later.ts'
import { saveFees } from './bill-fee.table.ts'
import { askForCheck, firstPaidAt, saveCheck, lastAskedDay } from './bill.table.ts'
import { compareBill, ownLineOf } from './compare-bill.ts'
import { askJob, billJob, type OneBill } from './job-names.ts'
import { ofAskedNumber } from './refund.table.ts'
import { providerNamed } from './ways.ts'

const hour = 3_600_000
/** After a long pause of the server the last month is caught up with. */
const mostDays = 31

/** The newest day whose bill the providers have made ready: yesterday's after 10:00 Asia/Shanghai. */
export const newestBillDay = (now: number): string => addDays(dayOf(now - 10 * hour), -1)

/** Compares a day's bill with our books; run again, it finds what stands now. */
export const checkBill: Job<OneBill> = {
  name: billJob,
  async run({ provider, onDay }, { runtime, transact }) {
    const lines = await providerNamed(runtime, provider).bill(onDay)
    const bill = lines.map(line => ownLineOf(line, number => ofAskedNumber(number).refundNo))
    await transact(async ctx => {
      const { differences, named } = compareBill(bill, await booksOf(ctx.db, { provider, onDay }, bill))
      await saveCheck(ctx, { provider, onDay }, { lines: bill.length, differences })
      await saveFees(ctx, { provider, onDay }, lines)
      await markBilled(ctx.db, onDay, named)
      await settleTurnedUp(ctx, { provider, onDay }, bill)
      if (differences.length > 0) await ctx.announce('operators', 'bill', onDay)
      // The money came and nobody told us: the provider is asked after it once more.
      for (const { payNo } of differences.filter(one => one.about === 'payment' && one.kind === 'missing_here'))
        await ctx.enqueue(askJob, { payNo })
    })
  },
}

/** Each morning after 10:00 the day before, for each provider; days that were missed come first. */
export const billTimer: Timer = {
  name: 'bill',
  async run(on) {
    let asked = 0
    for (const { name } of on.runtime.payments) {
      for (const onDay of await missingDays(on, name)) asked += await ask(on, { provider: name, onDay })
    }
    return asked + (await askAgain(on))
  },
}

async function missingDays({ db, now }: JobContext, provider: string): Promise<string[]> {
  const newest = newestBillDay(now())
  const earliest = addDays(newest, 1 - mostDays)
  const from = await firstUnasked(db, provider)
  if (from === undefined) return []
  const days: string[] = []
  for (let onDay = from > earliest ? from : earliest; onDay <= newest; onDay = addDays(onDay, 1)) days.push(onDay)
  return days
}

/** The day after the last that was asked for, or the first one on which money came in. */
async function firstUnasked(db: Database, provider: string): Promise<string | undefined> {
  const last = await lastAskedDay(db, provider)
  if (last !== undefined) return addDays(last, 1)
  const firstAt = await firstPaidAt(db, provider)
  return firstAt === undefined ? undefined : dayOf(firstAt)
}

const ask = ({ transact }: JobContext, bill: OneBill): Promise<number> =>
  transact(async ctx => {
    if (!(await askForCheck(ctx, bill.provider, bill.onDay, { again: false }))) return 0
    await ctx.enqueue(billJob, bill)
    return 1
  })

/** What was asked for and not compared: its job was lost, or the provider did not answer for hours. */
const askAgain = ({ transact }: JobContext): Promise<number> =>
  transact(async ({ db, now, enqueue }) => {
    const due = await db
      .updateTable('billCheck')
      .set({ dueAt: new Date(now + hour) })
      .where('dueAt', '<=', new Date(now))
      .returning(['provider', 'onDay'])
      .execute()
    for (const { provider, onDay } of due) await enqueue(billJob, { provider, onDay } satisfies OneBill)
    return due.length
  })
