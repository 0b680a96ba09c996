import type { Ctx } from '../../calls/handler.ts'
import { queueSms } from '../sms/public.ts'

/** The mobile that logged in until now hears of it: whoever did not do it himself can still call. */
export const notifyOldMobile = (ctx: Ctx, mobile: string): Promise<void> =>
  queueSms(ctx, { mobile, template: 'mobile-changed', variables: [] })
