import { answerDueAt, isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import { notifyAnswerers } from './consult.news.ts'
import { takePaidConsult, type Consult } from './consult.table.ts'
import { consults } from './consult.lifecycle.ts'

const hour = 3_600_000
const batch = 100

/** At half of the time that was promised, and two hours before the money goes back. */
function reminderTimes(consult: Consult): number[] {
  const dueAt = answerDueAt(consult)
  const isPromised = !isVideo(consult) && consult.consultType !== 'RENEWAL_OF_CONSULTATION'
  if (dueAt === null || consult.startedAt === null || !isPromised) return []
  return [consult.startedAt + (dueAt - consult.startedAt) / 2, dueAt - 2 * hour]
}

/** Who answers will be reminded, as long as he has not. */
export async function remindOf({ db }: Ctx, consult: Consult): Promise<void> {
  const rows = reminderTimes(consult).map(at => ({ consultId: consult.consultId, dueAt: new Date(at) }))
  if (rows.length === 0) return
  await db
    .insertInto('consultReminder')
    .values(rows)
    .onConflict(on => on.doNothing())
    .execute()
}

/** Answered or ended. */
export const forgetReminders = async ({ db }: Ctx, consultId: string): Promise<void> =>
  void (await db.deleteFrom('consultReminder').where('consultId', '=', consultId).execute())

/** Each reminder is given once: whoever deletes its row gives it. */
export const reminderTimer: Timer = {
  name: 'consult reminder',
  async run(on) {
    const due = await on.db
      .selectFrom('consultReminder')
      .select(['consultId', 'dueAt'])
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(batch)
      .execute()
    return inSeparateTransactions(on, due, async (ctx, { consultId, dueAt }) => {
      const taken = await takePaidConsult(ctx, consultId)
      const { numDeletedRows } = await ctx.db
        .deleteFrom('consultReminder')
        .where('consultId', '=', consultId)
        .where('dueAt', '=', dueAt)
        .executeTakeFirst()
      const consult = taken && consults.asOf(taken, ctx.now)
      if (numDeletedRows > 0n && consult?.consultStatus === 'going' && consult.firstReplyAt === null)
        await notifyAnswerers(ctx, consultId, 'due')
      return Number(numDeletedRows)
    })
  },
}
