import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import type { messageServices } from '@nethos/contract/messages/messages.services.ts'
import type { MessageType } from '@nethos/contract/messages/messages.templates.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import type { Job } from '../../jobs/job.ts'
import { pushToBrowser } from '../notify/public.ts'
import { quietEndOf } from './quiet-hours.ts'

type Services = typeof messageServices

interface QueuedPush {
  endpoint: string
  messageId: string
  link: string
  isUrgent: boolean
}

const job = 'message.push'

/** Told at any hour: what is missed cannot be made up for. */
const cannotWait: ReadonlySet<MessageType> = new Set([
  'pathway_cannot_wait',
  'emergency_advice',
  'clinic_near',
  'clinic_called',
  'clinic_passed',
  'exam_leave',
  'exam_called',
  'exam_passed',
])

/** To every browser of the account that wants it; in its quiet hours, when they are over. */
export async function notifyBrowsers(
  ctx: Ctx,
  { accountId, messageId, type, link }: { accountId: string; messageId: string; type: MessageType; link: string },
): Promise<void> {
  const browsers = await ctx.db
    .selectFrom('accountPush')
    .innerJoin('session', 'session.sessionId', 'accountPush.sessionId')
    .select('endpoint')
    .where('accountPush.accountId', '=', accountId)
    .where('session.expiresAt', '>', new Date(ctx.now))
    .execute()
  if (browsers.length === 0) return
  const isUrgent = cannotWait.has(type)
  const quietUntil = isUrgent ? undefined : await quietEndOf(ctx, accountId)
  const later = quietUntil === undefined ? {} : { startAfterSeconds: Math.ceil((quietUntil - ctx.now) / 1000) }
  for (const { endpoint } of browsers)
    await ctx.enqueue(
      job,
      { endpoint, messageId, link: link || messagePages.notice.at, isUrgent } satisfies QueuedPush,
      later,
    )
}

/** What was read meanwhile is not told any more. */
export const pushMessage: Job<QueuedPush> = {
  name: job,
  retries: 5,
  async run({ endpoint, messageId, link, isUrgent }, scope) {
    const unread = await scope.db
      .selectFrom('message')
      .select('messageId')
      .where('messageId', '=', messageId)
      .where('readAt', 'is', null)
      .executeTakeFirst()
    if (unread) await pushToBrowser(scope, 'accountPush', endpoint, { link, isUrgent })
  },
}

export const browserPush: HandlerOf<Services['browserPush']> = async ({ input, ctx }) => {
  const saved =
    input.endpoint &&
    (await ctx.db
      .selectFrom('accountPush')
      .select('endpoint')
      .where('endpoint', '=', input.endpoint)
      .where('accountId', '=', ctx.caller.accountId)
      .executeTakeFirst())
  return { publicKey: ctx.runtime.push.publicKey, isOn: Boolean(saved) }
}

export const subscribeBrowser: HandlerOf<Services['subscribeBrowser']> = async ({ input, ctx, refuse }) => {
  if (!ctx.runtime.push.takes(input.endpoint)) return refuse('push_unknown')
  const { accountId, sessionId } = ctx.caller
  const row = { ...input, accountId, sessionId, createdAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('accountPush')
    .values(row)
    .onConflict(on => on.column('endpoint').doUpdateSet(row))
    .execute()
  return true
}

export const unsubscribeBrowser: HandlerOf<Services['unsubscribeBrowser']> = async ({ input: { endpoint }, ctx }) => {
  await ctx.db
    .deleteFrom('accountPush')
    .where('endpoint', '=', endpoint)
    .where('accountId', '=', ctx.caller.accountId)
    .execute()
  return true
}
