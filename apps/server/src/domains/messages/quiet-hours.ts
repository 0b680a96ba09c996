import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { usualQuietHours, type QuietHours } from '@nethos/contract/pathway/pathway.rules.ts'
import type { Ctx } from '../../calls/handler.ts'

export async function quietHoursOf({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<QuietHours> {
  const row = await db
    .selectFrom('accountQuietHours')
    .select(['quietFrom', 'quietUntil'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? usualQuietHours
}

const minute = 60_000
const day = 24 * 60 * minute
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** When the account's quiet hours end in which it is now, epoch ms; undefined: it may be told. They may go over midnight. */
export async function quietEndOf(ctx: Pick<Ctx, 'db' | 'now'>, accountId: string): Promise<number | undefined> {
  const { quietFrom, quietUntil } = await quietHoursOf(ctx, accountId)
  if (quietFrom === '' || quietUntil === '') return undefined
  const midnight = startOfDay(dayOf(ctx.now))
  const [from, until] = [midnight + minutesOf(quietFrom) * minute, midnight + minutesOf(quietUntil) * minute]
  if (from < until) return ctx.now >= from && ctx.now < until ? until : undefined
  if (ctx.now >= from) return until + day
  return ctx.now < until ? until : undefined
}

export async function storeQuietHours({ db, now }: Pick<Ctx, 'db' | 'now'>, accountId: string, hours: QuietHours) {
  const row = { ...hours, changedAt: new Date(now) }
  await db
    .insertInto('accountQuietHours')
    .values({ accountId, ...row })
    .onConflict(on => on.column('accountId').doUpdateSet(row))
    .execute()
}
