import { closingBlockerNames, closingWaitDays, type ClosingBlocker } from '@nethos/contract/account/closing.rules.ts'
import type { closingServices } from '@nethos/contract/account/closing.services.ts'
import { addDays, dayInWords, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { endSessionsOf } from '../../calls/caller.ts'
import { stepped, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import type { Timer } from '../../jobs/job.ts'
import type { AccountHooks, UnderWay } from '../../registry/account-hooks.ts'
import { sendCaptcha, takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { queueSms } from '../sms/public.ts'
import { loginOf } from './account.table.ts'
import { close, closingOf, markClosing, takeDueAccount, unmarkClosing } from './closing.table.ts'

type Hooks = readonly AccountHooks[]

/** What must be over first, by the domains that have it in hand. */
async function blockersOf(
  hooks: Hooks,
  ctx: Ctx,
  accountId: string,
): Promise<{ blocker: ClosingBlocker; count: number }[]> {
  const counts: UnderWay = {}
  for (const { underWay } of hooks) Object.assign(counts, await underWay?.(ctx, accountId))
  return closingBlockerNames.map(blocker => ({ blocker, count: counts[blocker] ?? 0 })).filter(({ count }) => count > 0)
}

export const getClosing =
  (hooks: Hooks): HandlerOf<typeof closingServices.getClosing> =>
  async ({ ctx }) => {
    const { accountId } = ctx.caller
    const { dueAt } = await closingOf(ctx, accountId)
    const blockers = await blockersOf(hooks, ctx, accountId)
    return { closingAt: dueAt?.getTime() ?? null, isHeldUp: dueAt !== null && dueAt.getTime() <= ctx.now, blockers }
  }

export const sendClosingCaptcha: HandlerOf<typeof closingServices.sendClosingCaptcha> = async ({ ctx }) =>
  sendCaptcha(ctx, 'closing', (await loginOf(ctx, ctx.caller.accountId)).mobile)

const proofOf = (input: { cid: string; captcha: string }, mobile: string): CaptchaProof => ({
  purpose: 'closing',
  mobile,
  ...input,
})

/** 00:00 after the waiting days, so that the page can say a day. */
const dueAfter = (now: number): number => startOfDay(addDays(dayOf(now), closingWaitDays + 1))

export const askClosing = (hooks: Hooks) =>
  stepped<typeof closingServices.askClosing, boolean, void>({
    async prepare({ input: { cid, captcha }, ctx }) {
      const { mobile } = await loginOf(ctx, ctx.caller.accountId)
      return (await tryCaptcha(ctx, proofOf({ cid, captcha }, mobile))) !== undefined
    },
    outside: async () => undefined,
    async settle(_verified, isRight, { input: { cid, captcha }, ctx, refuse }) {
      const { accountId, sessionId } = ctx.caller
      const { mobile } = await loginOf(ctx, accountId)
      if (!isRight || (await takeCaptcha(ctx, proofOf({ cid, captcha }, mobile))) === undefined)
        return refuse('captcha_wrong')
      if ((await blockersOf(hooks, ctx, accountId)).length > 0) return refuse('business_open')
      const closingAt = dueAfter(ctx.now)
      if (!(await markClosing(ctx, accountId, closingAt))) return refuse('closing_already')
      await endSessionsOf(ctx.db, accountId, sessionId)
      await ctx.audit({ action: 'account.close.ask', accountId })
      await queueSms(ctx, { mobile, template: 'account-closing', variables: [dayInWords(dayOf(closingAt))] })
      return { closingAt }
    },
  })

export const undoClosing: HandlerOf<typeof closingServices.undoClosing> = async ({ ctx, refuse }) => {
  if (!(await unmarkClosing(ctx, ctx.caller.accountId))) return refuse('not_found')
  await ctx.audit({ action: 'account.close.undo', accountId: ctx.caller.accountId })
  return true
}

const hourMs = 3_600_000

/** Accounts whose waiting time is over. What is still under way holds one up; it is looked at again in an hour. */
export function closeDueAccounts(hooks: Hooks): Timer {
  const heldUp = new Map<string, number>()
  return {
    name: 'account.closing',
    async run({ transact, now }) {
      for (const [accountId, until] of heldUp) if (until <= now()) heldUp.delete(accountId)
      return transact(async ctx => {
        const accountId = await takeDueAccount(ctx, [...heldUp.keys()])
        if (accountId === undefined) return 0
        if ((await blockersOf(hooks, ctx, accountId)).length > 0) {
          heldUp.set(accountId, ctx.now + hourMs)
        } else {
          for (const { onAccountClosed } of hooks) await onAccountClosed?.(ctx, accountId)
          await close(ctx, accountId)
          await ctx.audit({ action: 'account.close', accountId })
        }
        return 1
      })
    },
  }
}
