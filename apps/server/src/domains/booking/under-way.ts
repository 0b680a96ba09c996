import { liveStatuses } from '@nethos/contract/booking/booking.status.ts'
import type { AccountHooks } from '../../registry/account-hooks.ts'

/** Visits that are still to come. */
export const underWay: AccountHooks['underWay'] = async ({ db, now }, accountId) => {
  const { count } = await db
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('status', 'in', liveStatuses)
    .where('endsAt', '>', new Date(now))
    .executeTakeFirstOrThrow()
  return { booked: Number(count) }
}
