import type { Ctx } from '../../calls/handler.ts'
import { releaseCoupons } from '../coupons/public.ts'
import { closeJob } from './job-names.ts'
import type { Business } from './business.ts'
import { closeAttempts } from './payment.table.ts'

/** No money is wanted any more: the open attempts are closed here, and at their providers after the commit; coupons are free. */
export async function closePayments(ctx: Ctx, business: Business): Promise<void> {
  await releaseCoupons(ctx, { bizType: business.bizType, bizId: business.bizId })
  for (const payNo of await closeAttempts(ctx, business)) await ctx.enqueue(closeJob, { payNo })
}
