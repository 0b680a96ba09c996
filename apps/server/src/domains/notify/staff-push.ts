import type { notifyServices } from '@nethos/contract/notify/notify.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { pushToBrowser } from './push-to-browser.ts'
import type { FollowUp, Job, JobContext } from '../../jobs/job.ts'

type Services = typeof notifyServices

interface QueuedPush {
  endpoint: string
  /** A page of the workbench. */
  link: string
  isUrgent: boolean
  /** Epoch ms; past it nobody wants the message any more. */
  goodUntil: number
  /** Queued when it is not taken at the first try; it is tried again until `goodUntil` all the same. */
  onFailure?: FollowUp | undefined
}

const job = 'staff.push'
const urgentJob = 'staff.push.urgent'
const goodForMs = 3_600_000

/** Queues a message to every browser that he has not logged out of. Gives to how many. */
export async function queuePush(
  ctx: Ctx,
  staffId: string,
  { link, isUrgent, onFailure }: Pick<QueuedPush, 'link' | 'isUrgent' | 'onFailure'>,
): Promise<number> {
  const browsers = await ctx.db
    .selectFrom('staffPush')
    .innerJoin('staff', 'staff.staffId', 'staffPush.staffId')
    .select('endpoint')
    .where('staffPush.staffId', '=', staffId)
    .where('staff.isActive', '=', true)
    .execute()
  const push = { link, isUrgent, goodUntil: ctx.now + goodForMs, ...(onFailure && { onFailure }) }
  for (const { endpoint } of browsers)
    await ctx.enqueue(isUrgent ? urgentJob : job, { endpoint, ...push } satisfies QueuedPush)
  return browsers.length
}

/** Says that something waits, and which page shows it; nothing else, for it stands on a locked screen. */
export const sendPush: Job<QueuedPush> = {
  name: job,
  retries: 5,
  run: (push, on) => sendTo(push, on),
}

/** The same for what cannot wait: tried again as long as somebody wants it. */
export const sendUrgentPush: Job<QueuedPush> = { ...sendPush, name: urgentJob, retries: 20 }

async function sendTo({ onFailure, ...push }: QueuedPush, on: JobContext): Promise<void> {
  if (push.goodUntil <= on.now()) return
  try {
    if ((await pushToBrowser(on, 'staffPush', push.endpoint, push)) === 'sent' || !onFailure) return
    await on.transact(ctx => ctx.enqueue(onFailure.job, onFailure.data))
  } catch (error) {
    if (!onFailure) throw error
    await on.transact(async ctx => {
      await ctx.enqueue(onFailure.job, onFailure.data)
      await ctx.enqueue(urgentJob, push, { startAfterSeconds: 1 })
    })
  }
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
