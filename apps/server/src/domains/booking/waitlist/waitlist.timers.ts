import { sql } from 'kysely'
import type { Ctx } from '../../../calls/handler.ts'
import { inSeparateTransactions } from '../../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../../jobs/job.ts'
import { giveOfferedBack } from '../number.table.ts'
import { offerTimer } from './make-offers.ts'
import { isHeld, takeOpenOffer } from './offer.table.ts'
import { notifyEnded, notifyOfferEnded } from './notify.ts'
import { offers } from './offer.lifecycle.ts'
import { transitionWait, waits } from './wait.lifecycle.ts'
import { takeWait } from './wait.table.ts'

const batch = 100

/** Offers that have run out, or whose number the hospital has taken: the entry waits on, or its patience is used up. */
const offerEndTimer: Timer = {
  name: 'waitlist-offer-ends',
  async run(on) {
    const { rows } = await sql<{ waitId: string }>`
      select offer.wait_id from waitlist_offer offer
      join clinic_number number on number.number_id = offer.number_id
      join clinic_session session on session.session_id = offer.session_id
      where offer.state = 'open'
        and (offer.ends_at <= ${new Date(on.now())} or number.offer_id is distinct from offer.offer_id or session.is_stopped)
      order by offer.ends_at limit ${batch}`.execute(on.db)
    return inSeparateTransactions(on, rows, (ctx, { waitId }) => endOffer(ctx, waitId))
  },
}

async function endOffer(ctx: Ctx, waitId: string): Promise<number> {
  const wait = await takeWait(ctx, waitId)
  const offer = wait && (await takeOpenOffer(ctx, waitId))
  if (!offer) return 0
  if (!(await isHeld(ctx, offer))) {
    // The hospital took it while it was open, whenever we come to see it.
    await offers.transition(ctx, offer, 'take_away', 'hospital', {}, Math.min(ctx.now, offer.endsAt - 1))
    await giveOfferedBack(ctx, offer.offerId)
    const back = await transitionWait(ctx, wait, 'take_away', 'hospital')
    if (back) await notifyOfferEnded(ctx, back, offer, 'waitlist_taken_away')
    return 1
  }
  if (offer.endsAt > ctx.now) return 0
  await offers.transition(ctx, offer, 'lapse', 'clock')
  await giveOfferedBack(ctx, offer.offerId)
  const misses = wait.misses + 1
  const missed =
    (await transitionWait(ctx, wait, 'miss', 'clock', { misses, isLast: true })) ??
    (await transitionWait(ctx, wait, 'miss_last', 'clock', { misses }))
  if (missed)
    await notifyOfferEnded(ctx, missed, offer, missed.state === 'waiting' ? 'waitlist_missed' : 'waitlist_dropped')
  return 1
}

/** The last of the dates has come. */
const waitEndTimer = waits.timer('waitlist-ends', {
  async run_out(ctx, wait) {
    const over = await transitionWait(ctx, wait, 'run_out', 'clock')
    if (over) await notifyEnded(ctx, over)
    return over
  },
})

/** Offers end before new ones are made: what has lapsed goes to the next in the same round. */
export const waitlistTimers: Timer[] = [offerEndTimer, waitEndTimer, offerTimer]
