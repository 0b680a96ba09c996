import type { FollowUp, Job } from '../../jobs/job.ts'
import type { SmsMessage } from '../../ports/sms.ts'

/** A text message as it waits in the queue: sealed, for it may carry a code and always carries a number. */
export interface QueuedSms {
  /** The sealed SmsMessage, base64. */
  sealed: string
  /** Epoch ms; past it nobody wants the message any more. */
  goodUntil?: number
  /** Queued when it is not taken at the first try; it is tried again all the same. */
  onFailure?: FollowUp | undefined
}

export const smsJob = 'sms.send'
export const sealedFor = 'sms.send'

/** Hands a message to the provider. Run twice, it sends the same words twice: no harm. */
export const sendSms: Job<QueuedSms> = {
  name: smsJob,
  async run({ onFailure, ...queued }, on) {
    const { sealed, goodUntil } = queued
    const { runtime, now } = on
    if (goodUntil !== undefined && goodUntil <= now()) return
    const message = JSON.parse(runtime.sealer.openText(Buffer.from(sealed, 'base64'), sealedFor)) as SmsMessage
    try {
      await runtime.sms.send(message)
    } catch (error) {
      if (!onFailure) throw error
      await on.transact(async ctx => {
        await ctx.enqueue(onFailure.job, onFailure.data)
        await ctx.enqueue(smsJob, queued, { startAfterSeconds: 1 })
      })
    }
  },
}
