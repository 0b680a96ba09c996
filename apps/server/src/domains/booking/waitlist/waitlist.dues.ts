import { sql } from 'kysely'
import type { Ctx } from '../../../calls/handler.ts'
import { eachAlone } from '../../../jobs/each-alone.ts'
import type { Due } from '../../../jobs/job.ts'
import { giveOfferedBack } from '../number.table.ts'
import { offerDue } from './make-offers.ts'
import { isKept, moveOffer, takeOpenOffer } from './offer.table.ts'
import { tellEnded, tellOfferEnded } from './tell.ts'
import { moveWait } from './wait.move.ts'
import { takeWait } from './wait.table.ts'

const batch = 100

/** Offers that have run out, or whose number the hospital has taken: the entry waits on, or its patience is used up. */
const offerEndDue: Due = {
  name: 'waitlist-offer-ends',
  async carryOut(on) {
    const { rows } = await sql<{ waitId: string }>`
      select offer.wait_id from waitlist_offer offer
      join clinic_number number on number.number_id = offer.number_id
      join clinic_session session on session.session_id = offer.session_id
      where offer.state = 'open'
        and (offer.ends_at <= ${new Date(on.now())} or number.offer_id is distinct from offer.offer_id or session.is_stopped)
      order by offer.ends_at limit ${batch}`.execute(on.db)
    return eachAlone(on, rows, (ctx, { waitId }) => endOffer(ctx, waitId))
  },
}

async function endOffer(ctx: Ctx, waitId: string): Promise<number> {
  const wait = await takeWait(ctx, waitId)
  const offer = wait && (await takeOpenOffer(ctx, waitId))
  if (!offer) return 0
  if (!(await isKept(ctx, offer))) {
    await moveOffer(ctx, offer, 'take_away', 'hospital')
    await giveOfferedBack(ctx, offer.offerId)
    const back = await moveWait(ctx, wait, 'take_away', 'hospital')
    if (back) await tellOfferEnded(ctx, back, offer, 'waitlist_taken_away')
    return 1
  }
  if (offer.endsAt > ctx.now) return 0
  await moveOffer(ctx, offer, 'lapse', 'clock')
  await giveOfferedBack(ctx, offer.offerId)
  const misses = wait.misses + 1
  const missed =
    (await moveWait(ctx, wait, 'miss', 'clock', { misses, isLast: true })) ??
    (await moveWait(ctx, wait, 'miss_last', 'clock', { misses }))
  if (missed)
    await tellOfferEnded(ctx, missed, offer, missed.state === 'waiting' ? 'waitlist_missed' : 'waitlist_dropped')
  return 1
}

/** The last of the dates has come. */
const waitEndDue: Due = {
  name: 'waitlist-ends',
  async carryOut(on) {
    const rows = await on.db
      .selectFrom('waitlistEntry')
      .select('waitId')
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(batch)
      .execute()
    return eachAlone(on, rows, async (ctx, { waitId }) => {
      const wait = await takeWait(ctx, waitId)
      const over = wait && wait.endsAt <= ctx.now && (await moveWait(ctx, wait, 'run_out', 'clock'))
      if (over) await tellEnded(ctx, over)
      return over ? 1 : 0
    })
  },
}

/** Offers end before new ones are made: what has lapsed goes to the next in the same round. */
export const waitlistDues: Due[] = [offerEndDue, waitEndDue, offerDue]
