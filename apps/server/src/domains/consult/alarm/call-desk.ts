import type { Ctx } from '../../../calls/handler.ts'
import { queuePush } from '../../notify/public.ts'
import { queueSms } from '../../sms/public.ts'
import { paramOf } from '../../system/public.ts'

/** The emergency desk: its mobile, and the browsers of the operators, who see all alarms. False: there is neither. */
export async function callDesk(ctx: Ctx): Promise<boolean> {
  const mobile = await paramOf(ctx, 'emergency.desk.mobile')
  if (mobile !== '') await queueSms(ctx, { mobile, template: 'consult-urgent', variables: [] })
  const operators = await ctx.db
    .selectFrom('staff')
    .select('staffId')
    .where('role', '=', 'operator')
    .where('isActive', '=', true)
    .execute()
  let browsers = 0
  for (const { staffId } of operators) browsers += await queuePush(ctx, staffId, { link: '/alarms', isUrgent: true })
  return mobile !== '' || browsers > 0
}
