import { answerDueAt, isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import { notifyAnswerers } from './consult.news.ts'
import { takePaidConsult, type Consult } from './consult.table.ts'
import { consults } from './consult.lifecycle.ts'
import { findRoom } from './video/room.table.ts'

const minute = 60_000
const hour = 60 * minute
const batch = 100

/** How long the doctor has for a renewal, as its patient has read it. */
const renewalMs = 48 * hour
/** Before a booked time its doctor is called to the room. */
const beforeVideo = 10 * minute

const isRenewal = ({ consultType }: Consult): boolean => consultType === 'RENEWAL_OF_CONSULTATION'

/** At half of the time that was promised, and two hours before it is over; of a video shortly before it begins. */
async function reminderTimes(ctx: Ctx, consult: Consult): Promise<number[]> {
  const { startedAt } = consult
  if (startedAt === null) return []
  if (isVideo(consult)) {
    const room = await findRoom(ctx, consult.consultId)
    return room && room.beginsAt - beforeVideo > ctx.now ? [room.beginsAt - beforeVideo] : []
  }
  const dueAt = isRenewal(consult) ? startedAt + renewalMs : answerDueAt(consult)
  return dueAt === null ? [] : [startedAt + (dueAt - startedAt) / 2, dueAt - 2 * hour]
}

/** Who answers will be reminded, as long as he has not. */
export async function remindOf(ctx: Ctx, consult: Consult): Promise<void> {
  const { db } = ctx
  const times = await reminderTimes(ctx, consult)
  const rows = times.map(at => ({ consultId: consult.consultId, dueAt: new Date(at) }))
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

/** What he hears, and which page shows it. */
function newsOf(consult: Consult): { kind: 'due' | 'waits'; link?: string } {
  if (isVideo(consult)) return { kind: 'waits', link: `/video-room/${consult.consultId}` }
  return isRenewal(consult) ? { kind: 'due', link: `/renewals/${consult.consultId}` } : { kind: 'due' }
}

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
        await notifyAnswerers(ctx, consultId, newsOf(consult))
      return Number(numDeletedRows)
    })
  },
}
