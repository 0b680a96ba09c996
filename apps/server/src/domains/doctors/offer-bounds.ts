import { offerTypes } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { pricesHimself } from '@nethos/contract/doctors/practice.rules.ts'
import type { practiceServices } from '@nethos/contract/doctors/practice.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { boundsOf } from './practice.table.ts'

type Services = typeof practiceServices

export const listBounds: HandlerOf<Services['listBounds']> = async ({ ctx }) => {
  const boundOf = await boundsOf(ctx)
  const offers = await ctx.db
    .selectFrom('doctorOffer')
    .select(['consultType', 'priceCents'])
    .where('isOpen', '=', true)
    .execute()
  return offerTypes.filter(pricesHimself).map(consultType => {
    const { minCents, maxCents } = boundOf(consultType)
    const outside = offers.filter(
      offer => offer.consultType === consultType && (offer.priceCents < minCents || offer.priceCents > maxCents),
    )
    return { consultType, minCents, maxCents, outside: outside.length }
  })
}

export const saveBound: HandlerOf<Services['saveBound']> = async ({ input, ctx, refuse }) => {
  const { consultType, minCents, maxCents } = input
  if (!pricesHimself(consultType)) return refuse('hospital_decides')
  if (maxCents < minCents) return refuse('bounds_crossed')
  const fields = { minCents, maxCents, changedBy: ctx.caller.staffId, changedAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('offerBound')
    .values({ consultType, ...fields })
    .onConflict(on => on.column('consultType').doUpdateSet(fields))
    .execute()
  await ctx.audit({ action: 'doctor.bound.change', recordType: 'offer_bound', recordId: consultType })
  return true
}
