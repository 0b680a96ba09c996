import type { notifyServices } from '@nethos/contract/notify/notify.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { pushToBrowser } from './push-to-browser.ts'
import type { Job } from '../../jobs/job.ts'

type Services = typeof notifyServices

interface QueuedPush {
  endpoint: string
  /** A page of the workbench. */
  link: string
  isUrgent: boolean
  /** Epoch ms; past it nobody wants the message any more. */
  goodUntil: number
}

const job = 'staff.push'
const goodForMs = 3_600_000

/** Queues a message to every browser where he is logged in. Gives to how many. */
export async function queuePush(
  ctx: Ctx,
  staffId: string,
  { link, isUrgent }: { link: string; isUrgent: boolean },
): Promise<number> {
  const browsers = await ctx.db
    .selectFrom('staffPush')
    .innerJoin('session', 'session.sessionId', 'staffPush.sessionId')
    .select('endpoint')
    .where('staffPush.staffId', '=', staffId)
    .where('session.expiresAt', '>', new Date(ctx.now))
    .execute()
  for (const { endpoint } of browsers)
    await ctx.enqueue(job, { endpoint, link, isUrgent, goodUntil: ctx.now + goodForMs } satisfies QueuedPush)
  return browsers.length
}

/** Says that something waits, and which page shows it; nothing else, for it stands on a locked screen. */
export const sendPush: Job<QueuedPush> = {
  name: job,
  retries: 5,
  async run({ endpoint, link, isUrgent, goodUntil }, scope) {
    if (goodUntil <= scope.now()) return
    await pushToBrowser(scope, 'staffPush', endpoint, { link, isUrgent })
  },
}

export const pushKey: HandlerOf<Services['pushKey']> = async ({ ctx }) => ({ publicKey: ctx.runtime.push.publicKey })

export const subscribePush: HandlerOf<Services['subscribePush']> = async ({ input, ctx, refuse }) => {
  if (!ctx.runtime.push.takes(input.endpoint)) return refuse('push_unknown')
  const { staffId, sessionId } = ctx.caller
  const row = { ...input, staffId, sessionId, createdAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('staffPush')
    .values(row)
    .onConflict(on => on.column('endpoint').doUpdateSet(row))
    .execute()
  return true
}

export const unsubscribePush: HandlerOf<Services['unsubscribePush']> = async ({ input: { endpoint }, ctx }) => {
  await ctx.db
    .deleteFrom('staffPush')
    .where('endpoint', '=', endpoint)
    .where('staffId', '=', ctx.caller.staffId)
    .execute()
  return true
}
