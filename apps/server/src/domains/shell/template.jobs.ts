import { dayAndSecond } from '@nethos/contract/common/days.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Job } from '../../jobs/job.ts'
import { ReaderGoneError, type TemplateName } from '../../ports/shells.ts'
import { userOf } from './shell-user.table.ts'

/** A template message as it waits in the queue: nothing in it says who, but the account. */
export interface QueuedTemplate {
  accountId: string
  template: TemplateName
  /** At most 20 characters. */
  what: string
  /** A page of ours. */
  link: string
  /** Epoch ms: when it happened. */
  at: number
}

const templateJob = 'shell.template'
/** Later than this nobody is told any more: it stands in the box. */
const dayMs = 24 * 3_600_000

/** Tells the account's user of the messaging app, if it has one, once the caller's transaction has committed. */
export async function queueTemplate(ctx: Ctx, message: Omit<QueuedTemplate, 'at'>): Promise<void> {
  if (!(await userOf(ctx, 'messaging', message.accountId))) return
  await ctx.enqueue(templateJob, { ...message, at: ctx.now } satisfies QueuedTemplate)
}

/** Hands the message to the platform. Run twice, it says the same twice: no harm. Whoever has untied himself hears nothing. */
export const sendTemplate: Job<QueuedTemplate> = {
  name: templateJob,
  async run({ accountId, template, what, link, at }, { db, runtime, now }) {
    if (at + dayMs <= now()) return
    const user = await userOf({ db, now: now() }, 'messaging', accountId)
    if (!user) return
    const url = runtime.settings.origin + link
    try {
      await runtime.shells.messaging.sendTemplate({
        platformId: user.platformId,
        template,
        url,
        what,
        when: dayAndSecond(at),
      })
    } catch (error) {
      // No further try reaches somebody who does not follow us any more.
      if (!(error instanceof ReaderGoneError)) throw error
    }
  },
}
