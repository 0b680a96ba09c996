import type { Ctx } from '../../calls/handler.ts'
import type { SmsTemplate } from '../../ports/sms.ts'
import { queueSms } from '../sms/public.ts'
import { queuePush } from './staff-push.ts'
import { settingOf } from './setting.table.ts'

interface Alert {
  template: SmsTemplate
  /** A page of the workbench. */
  link: string
}

/** By every way that is open, at once. False: there is none. */
export async function alertOne(ctx: Ctx, staffId: string, { template, link }: Alert): Promise<boolean> {
  const browsers = await queuePush(ctx, staffId, { link, isUrgent: template === 'consult-urgent' })
  const { mobile } = await settingOf(ctx, staffId)
  if (mobile === '') return browsers > 0
  await queueSms(ctx, { mobile, template, variables: [] })
  return true
}
/**
 * What cannot wait: at once, by every way that is open, in quiet hours and on holidays too. Gives whom it has reached for;
 * who has neither a number nor a browser is not among them.
 */
export async function alertStaff(ctx: Ctx, staffIds: readonly string[], alert: Alert): Promise<string[]> {
  const reached: string[] = []
  for (const staffId of staffIds) if (await alertOne(ctx, staffId, alert)) reached.push(staffId)
  return reached
}
