import type { bookingDeskServices } from '@nethos/contract/booking/booking-desk.services.ts'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { findHospital } from '../hospital-account/public.ts'
import { ruleColumns } from './rule.table.ts'

type Services = typeof bookingDeskServices

export const listRules: HandlerOf<Services['listRules']> = async ({ ctx }) => {
  const hospitals = await ctx.db.selectFrom('hospital').select(['hosId', 'hosName']).orderBy('position').execute()
  const rules = await ctx.db.selectFrom('bookingRule').select(ruleColumns).select(['hosId', 'changedAt']).execute()
  return hospitals.map(({ hosId, hosName }) => {
    const own = rules.find(one => one.hosId === hosId)
    return {
      hosId,
      hosName,
      isOwn: own !== undefined,
      rule: own ?? defaultRule,
      changedAt: own?.changedAt.getTime() ?? null,
    }
  })
}

export const saveRule: HandlerOf<Services['saveRule']> = async ({ input, ctx, refuse }) => {
  const hospital = await findHospital(ctx, input.hosId)
  if (!hospital) return refuse('not_found')
  const row = { ...input.rule, changedAt: new Date(ctx.now), changedBy: ctx.caller.staffId }
  await ctx.db
    .insertInto('bookingRule')
    .values({ hosId: hospital.hosId, ...row })
    .onConflict(on => on.column('hosId').doUpdateSet(row))
    .execute()
  await ctx.audit({ action: 'booking.rule.change', recordType: 'booking-rule', recordId: hospital.hosId })
  return true
}
