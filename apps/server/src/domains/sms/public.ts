import type { Ctx } from '../../calls/handler.ts'
import type { SmsMessage } from '../../ports/sms.ts'
import { sealedFor, smsJob, type QueuedSms } from './sms.jobs.ts'

/** Sends a text message once the caller's transaction has committed. */
export async function queueSms(
  ctx: Pick<Ctx, 'enqueue' | 'runtime'>,
  message: SmsMessage,
  goodUntil?: number,
  onFailure?: QueuedSms['onFailure'],
): Promise<void> {
  const sealed = ctx.runtime.sealer.sealText(JSON.stringify(message), sealedFor).toString('base64')
  await ctx.enqueue(smsJob, {
    sealed,
    ...(goodUntil !== undefined && { goodUntil }),
    ...(onFailure && { onFailure }),
  } satisfies QueuedSms)
}
