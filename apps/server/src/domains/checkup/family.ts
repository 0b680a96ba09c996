import { isFamily } from '@nethos/contract/checkup/checkup.rules.ts'
import type { voucherServices } from '@nethos/contract/checkup/voucher.services.ts'
import { isRefused, refuse, type HandlerOf } from '../../calls/handler.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { openOrder } from './book.ts'
import { familyLeft } from './family.table.ts'
import { timeWith } from './time.table.ts'
import { takeVoucher, vouchers as lives } from './voucher.life.ts'
import { own, periodOf } from './vouchers.ts'

/**
 * A private order that knows the employee's voucher for its price alone: it bears no company's name, is in none of the
 * company's numbers, and does not use the voucher up.
 */
export const bookForFamily: HandlerOf<(typeof voucherServices)['bookForFamily']> = async ({ input, ctx }) => {
  const { voucherId, personId, timeId, addOns, totalCents } = input
  const one = await own(ctx, voucherId)
  if (isRefused(one)) return one
  const may = await mayActFor(ctx, personId, 'book')
  if (may !== true) return may
  if (one.familyPriceCents === null) return refuse('family_none')
  const person = await personOf(ctx, personId)
  if (!person) return refuse('not_found')
  if (personId === one.personId || !isFamily(person.relationship)) return refuse('family_only')
  // Held: two that book at once are counted one after the other.
  const held = await takeVoucher(ctx, voucherId)
  if (!held) return refuse('not_found')
  const { status } = lives.asOf(held, ctx.now)
  if (status !== 'unused' && status !== 'used') return refuse('voucher_closed')
  if ((await familyLeft(ctx, one)) === 0) return refuse('family_full')
  const { from, until } = periodOf(one)
  const at = (await timeWith(ctx, timeId))?.startsAt.getTime()
  if (at !== undefined && (at < from || at >= until)) return refuse('outside_period')
  const { packageId, familyPriceCents: priceCents } = one
  const family = { familyOf: voucherId, priceCents }
  const made = await openOrder(ctx, { packageId, personId, timeId, addOns, totalCents, family })
  return isRefused(made) ? made : { orderId: made.orderId }
}
