import type { Job } from '../../jobs/job.ts'
import type { SmsMessage } from '../../ports/sms.ts'

/** A text message as it waits in the queue: sealed, for it may carry a code and always carries a number. */
export interface QueuedSms {
  /** The sealed SmsMessage, base64. */
  sealed: string
  /** Epoch ms; past it nobody wants the message any more. */
  goodUntil?: number
}

export const smsJob = 'sms.send'
export const sealedFor = 'sms.send'

/** Hands a message to the provider. Run twice, it sends the same words twice: no harm. */
export const sendSms: Job<QueuedSms> = {
  name: smsJob,
  async run({ sealed, goodUntil }, { runtime, now }) {
    if (goodUntil !== undefined && goodUntil <= now()) return
    await runtime.sms.send(JSON.parse(runtime.sealer.openText(Buffer.from(sealed, 'base64'), sealedFor)) as SmsMessage)
  },
}
