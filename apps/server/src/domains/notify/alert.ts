import type { Ctx } from '../../calls/handler.ts'
import type { FollowUp } from '../../jobs/job.ts'
import type { SmsTemplate } from '../../ports/sms.ts'
import { queueSms } from '../sms/public.ts'
import { queuePush } from './staff-push.ts'
import { settingOf } from './setting.table.ts'

interface Alert {
  template: SmsTemplate
  /** A page of the workbench. */
  link: string
  /** Queued for each way that was not taken: a browser that is gone, a number that the provider refuses. */
  onFailure?: FollowUp | undefined
}

/** By every way that is open, at once. Gives how many those are. */
export async function alertOne(ctx: Ctx, staffId: string, { template, link, onFailure }: Alert): Promise<number> {
  const browsers = await queuePush(ctx, staffId, { link, isUrgent: template === 'consult-urgent', onFailure })
  const { mobile } = await settingOf(ctx, staffId)
  if (mobile === '') return browsers
  await queueSms(ctx, { mobile, template, variables: [] }, undefined, onFailure)
  return browsers + 1
}

/**
 * What cannot wait: at once, by every way that is open, in quiet hours and on holidays too. Gives by how many ways; who has
 * neither a number nor a browser is not reached.
 */
export async function alertStaff(ctx: Ctx, staffIds: readonly string[], alert: Alert): Promise<number> {
  let ways = 0
  for (const staffId of staffIds) ways += await alertOne(ctx, staffId, alert)
  return ways
}
