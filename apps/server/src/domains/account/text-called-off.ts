import { addDays, dayOf, shortDay, startOfDay } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { SmsTemplate } from '../../ports/sms.ts'
import { queueSms } from '../sms/public.ts'
import { loginOf } from './account.table.ts'

/** Tells by text message that the hospital has called off what was to be at an instant. Once that day is over nobody wants it. */
export async function textCalledOff(
  ctx: Ctx,
  accountId: string,
  { template, at }: { template: Extract<SmsTemplate, `${string}-cancelled`>; at: number },
): Promise<void> {
  const day = dayOf(at)
  const { mobile } = await loginOf(ctx, accountId)
  await queueSms(ctx, { mobile, template, variables: [shortDay(day)] }, startOfDay(addDays(day, 1)))
}
