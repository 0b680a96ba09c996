import { present } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import { isQuiet, offerEndsAt, mixMinutes } from '@nethos/contract/booking/waitlist.rules.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { inSeparateTransactions } from '../../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../../jobs/job.ts'
import { rulesOf } from '../rule.table.ts'
import { hasLine, inLine } from './line.ts'
import { holdFor } from './offer.table.ts'
import { notifyOffered } from './notify.ts'
import { transitionWait } from './wait.lifecycle.ts'
import { takeWait } from './wait.table.ts'

const minute = 60_000
const batch = 200

/** Before it begins, so long nobody is kept waiting for an answer. */
const lastMinutes = 10

interface Returned {
  numberId: string
  sessionId: string
  hosId: string
  startsAt: Date
}

/** Every number that has come back and for which somebody waits is offered to who stands first; in the quiet hours none is. */
export const offerTimer: Timer = {
  name: 'waitlist-offers',
  async run(on) {
    const now = on.now()
    const awake = (await rulesOf(on)).filter(rule => !isQuiet(now, rule)).map(({ hosId }) => hosId)
    if (awake.length === 0) return 0
    const { rows } = await sql<Returned>`
      select number.number_id, number.session_id, at.hos_id, number.starts_at
      from clinic_number as number join clinic_session as at using (session_id)
      left join booking_rule as own_rule on own_rule.hos_id = at.hos_id
      where number.state = 'cooling' and at.hos_id = any(${awake}) and ${isMixed(now)} and ${hasLine(now)}
      order by number.reopens_at limit ${batch}`.execute(on.db)
    return inSeparateTransactions(on, rows, offerOne)
  },
}

/** Of a session `at`: whoever came first in the first minutes of its line has no better place, as nobody is offered anything before. */
const isMixed = (now: number): RawBuilder<boolean> => sql`(at.release_by = 'draw'
  or at.opens_at + make_interval(mins => coalesce(own_rule.line_after_minutes, ${defaultRule.lineAfterMinutes}::int) + ${mixMinutes}::int) <= ${new Date(now)})`

/** Offers one number to the first in its line. One number of a session at a time: the order is kept. */
export async function offerOne(ctx: Ctx, { numberId, sessionId, hosId, startsAt }: Returned): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waitlist line ${sessionId}`}, 0))`.execute(ctx.db)
  const first = await takeFirst(ctx, sessionId, numberId)
  if (!first) return 0
  const { wait, orderNo } = first
  const { offerMinutes, quietFrom, quietUntil } = present((await rulesOf(ctx)).find(rule => rule.hosId === hosId))
  const endsAt = Math.min(
    offerEndsAt(ctx.now, offerMinutes, { quietFrom, quietUntil }),
    startsAt.getTime() - lastMinutes * minute,
  )
  const { waitId, accountId } = wait
  const offerId = await holdFor(ctx, { waitId, accountId, orderNo, numberId, endsAt })
  if (!offerId) return 0
  const offered = await transitionWait(ctx, wait, 'offer', 'hospital')
  if (!offered) throw new Error('an entry that waits cannot be offered a number')
  await notifyOffered(ctx, offered, { numberId, endsAt })
  return 1
}

/** Held. Whoever has meanwhile left the line is passed over. */
async function takeFirst(ctx: Ctx, sessionId: string, numberId: string) {
  for (;;) {
    const line = inLine(sql.val(sessionId), sql.val(numberId), ctx.now)
    const { rows } = await sql<{ waitId: string; orderNo: number }>`
      select wish.wait_id, wish.order_no ${line} order by wish.turn, wish.order_no limit 1`.execute(ctx.db)
    if (!rows[0]) return undefined
    const wait = await takeWait(ctx, rows[0].waitId)
    if (wait?.state === 'waiting') return { wait, orderNo: rows[0].orderNo }
  }
}
