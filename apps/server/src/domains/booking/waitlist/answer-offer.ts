import type { waitlistServices as services } from '@nethos/contract/booking/waitlist.services.ts'
import type { AccountCaller } from '../../../calls/caller.ts'
import { isRefused, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { mayActFor, noteActFor } from '../../people/public.ts'
import { bookFor } from '../book-for.ts'
import { giveOfferedBack } from '../number.table.ts'
import { isHeld, takeOpenOffer, waitOfOffer, type Offer } from './offer.table.ts'
import { notifyPages, wasAnswered } from './notify.ts'
import { offers } from './offer.lifecycle.ts'
import { transitionWait } from './wait.lifecycle.ts'
import { takeWait, type Wait } from './wait.table.ts'

/** Both held: the entry and what is offered to it now. 'over': it is the caller's, and is not kept any more. */
async function takeOffered(
  ctx: Ctx<AccountCaller>,
  offerId: string,
): Promise<{ wait: Wait; offer: Offer } | 'over' | undefined> {
  const waitId = await waitOfOffer(ctx, offerId)
  const wait = waitId && (await takeWait(ctx, waitId))
  if (!wait) return undefined
  const offer = await takeOpenOffer(ctx, wait.waitId)
  if (offer?.offerId !== offerId || offer.endsAt <= ctx.now || !(await isHeld(ctx, offer))) return 'over'
  return { wait, offer }
}

export const acceptOffer: HandlerOf<typeof services.acceptOffer> = async ({ input, ctx, refuse }) => {
  const taken = await takeOffered(ctx, input.offerId)
  if (!taken) return refuse('not_found')
  if (taken === 'over') return refuse('offer_over')
  const { wait, offer } = taken
  const may = await mayActFor(ctx, wait.personId, 'book')
  if (may !== true) return may
  const { sessionId, offerId } = offer
  const booked = await bookFor(ctx, {
    accountId: wait.accountId,
    personId: wait.personId,
    sessionId,
    offerId,
    madeBy: 'waitlist',
  })
  if (isRefused(booked)) return booked
  const { bookingId } = booked
  await offers.transition(ctx, offer, 'accept', 'patient', { bookingId })
  await transitionWait(ctx, wait, 'accept', 'patient', { bookingId })
  await noteActFor(ctx, {
    action: 'waitlist.accept',
    personId: wait.personId,
    recordType: 'waitlist',
    recordId: wait.waitId,
  })
  await wasAnswered(ctx, wait)
  return { bookingId }
}

export const declineOffer: HandlerOf<typeof services.declineOffer> = async ({ input, ctx, refuse }) => {
  const taken = await takeOffered(ctx, input.offerId)
  if (!taken) return refuse('not_found')
  if (taken === 'over') return refuse('offer_over')
  const { wait, offer } = taken
  await offers.transition(ctx, offer, 'decline', 'patient')
  await giveOfferedBack(ctx, offer.offerId)
  const declines = wait.declines + 1
  if (!(await transitionWait(ctx, wait, 'decline', 'patient', { declines })))
    await transitionWait(ctx, wait, 'decline_last', 'patient', { declines })
  await wasAnswered(ctx, wait)
  return true
}

export const withdrawWait: HandlerOf<typeof services.withdrawWait> = async ({ input, ctx, refuse }) => {
  const wait = await takeWait(ctx, input.waitId)
  if (!wait) return refuse('not_found')
  const offer = await takeOpenOffer(ctx, wait.waitId)
  if (offer) await endOpenOffer(ctx, offer)
  if (!(await transitionWait(ctx, wait, 'withdraw', 'patient'))) return refuse('cannot_withdraw')
  await wasAnswered(ctx, wait)
  await notifyPages(ctx, wait)
  return true
}

/** Declined; past its time it has lapsed, although the clock has not looked yet, and stays no longer open than its entry waits. */
async function endOpenOffer(ctx: Ctx, offer: Offer): Promise<void> {
  const declined = await offers.transition(ctx, offer, 'decline', 'patient')
  if (!declined) await offers.transition(ctx, offer, 'lapse', 'clock')
  await giveOfferedBack(ctx, offer.offerId)
}
