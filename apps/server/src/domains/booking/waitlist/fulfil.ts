import type { Ctx } from '../../../calls/handler.ts'
import { notifyPages } from './notify.ts'
import { transitionWait } from './wait.lifecycle.ts'
import { takeWait } from './wait.table.ts'

/** A person has got a number: whoever waits for one of the same session in his name waits no longer, from whatever account. */
export async function fulfilWaits(
  ctx: Ctx,
  { realPerson, sessionId, bookingId }: { realPerson: Buffer; sessionId: string; bookingId: string },
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('waitlistWish')
    .select('waitId')
    .where('sessionId', '=', sessionId)
    .where('realPerson', '=', realPerson)
    .where('state', '=', 'waiting')
    .execute()
  for (const { waitId } of rows) {
    const wait = await takeWait(asSystem(ctx), waitId)
    const fulfilled = wait && (await transitionWait(ctx, wait, 'fulfil', 'hospital', { bookingId }))
    if (fulfilled) await notifyPages(ctx, fulfilled)
  }
}

/** The entry may be another account's. */
const asSystem = (ctx: Ctx): Pick<Ctx, 'db' | 'caller'> => ({ db: ctx.db, caller: { kind: 'system' } })
