import { present } from '@nethos/contract/common/present.ts'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { bindPauseSeconds } from '@nethos/contract/shell/shell.rules.ts'
import type { shellLoginServices } from '@nethos/contract/account/shell-login.services.ts'
import { endSession } from '../../calls/caller.ts'
import { stepped, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { takeCaptcha, tryCaptcha } from '../captcha/public.ts'
import {
  accountOf,
  findTicket,
  knownAs,
  takeTicket,
  tie,
  tiesOf,
  untie,
  userOf,
  type HeldTicket,
  type ShellUser,
} from '../shell/public.ts'
import { findByMobile, loginOf } from './account.table.ts'
import { isShutOut, isStrangeDevice } from './device.table.ts'
import { enter, onBehalfOf } from './enter.ts'
import { tryPassword } from './try-password.ts'

const isUnused = (held: HeldTicket | undefined): held is HeldTicket => held?.usedAt === null

export const loginByShell: HandlerOf<typeof shellLoginServices.loginByShell> = async ({ input, ctx, refuse }) => {
  const held = await findTicket(ctx, input.ticket)
  if (!isUnused(held)) return refuse('ticket_over')
  const tied = await accountOf(ctx, held)
  if (!tied || (await isShutOut(ctx, tied.accountId))) return { isBound: false }
  if (!(await takeTicket(ctx, input.ticket))) return refuse('ticket_over')
  return { isBound: true, ...(await enter(ctx, tied.accountId, held)) }
}

export const boundMobile: HandlerOf<typeof shellLoginServices.boundMobile> = async ({ input, ctx, refuse }) => {
  const held = await findTicket(ctx, input.ticket)
  if (!isUnused(held)) return refuse('ticket_over')
  const tied = await accountOf(ctx, held)
  return { isBound: !!tied, loginMobile: tied ? maskMobile((await loginOf(ctx, tied.accountId)).mobile) : '' }
}

/** Ties both where neither is tied otherwise; nothing is taken from anybody. */
export async function tieIfFree(ctx: Ctx, user: ShellUser, accountId: string): Promise<boolean> {
  if (await tie(ctx, user, accountId)) return true
  return (await accountOf(ctx, user))?.accountId === accountId
}

export const loginByPasswordInShell: HandlerOf<typeof shellLoginServices.loginByPasswordInShell> = async ({
  input: { mobile, password, ticket },
  ctx,
  refuse,
}) => {
  const account = await findByMobile(ctx, mobile)
  const verdict = await tryPassword(ctx, { side: 'patient', name: mobile }, account?.passwordHash, password)
  if (verdict === 'locked') return refuse('login_locked')
  if (verdict !== 'right') return refuse('password_wrong')
  const { accountId } = present(account)
  if (await isStrangeDevice(ctx, accountId)) return refuse('device_unknown')
  const user = ticket ? await takeTicket(ctx, ticket) : undefined
  const isBound = user !== undefined && (await tieIfFree(ctx, user, accountId))
  return { isBound, ...(await enter(ctx, accountId, user)) }
}

const isRecent = (at: Date | null | undefined, now: number): boolean =>
  at !== null && at !== undefined && at.getTime() > now - bindPauseSeconds * 1000

export const bindShell = stepped<typeof shellLoginServices.bindShell, string | undefined, void>({
  prepare: ({ input: { cid, captcha }, ctx }) => tryCaptcha(ctx, { purpose: 'bind', cid, captcha }),
  outside: async () => undefined,
  async settle(_verified, mobile, { input, ctx, refuse }) {
    const ticket = input.ticketOfMessaging || input.ticketOfPayment
    const held = ticket ? await findTicket(ctx, ticket) : undefined
    if (!ticket || !held) return refuse('ticket_over')
    const tied = await accountOf(ctx, held)
    if (isRecent(held.usedAt, ctx.now) || isRecent(tied?.boundAt, ctx.now)) return refuse('bound_too_soon')
    if (held.usedAt) return refuse('ticket_over')
    // What follows tells something about a mobile: only to who holds it.
    if (mobile === undefined) return refuse('captcha_wrong')
    const account = await findByMobile(ctx, mobile)
    if (!account) return refuse('mobile_unknown')
    const { accountId } = account
    if (tied && tied.accountId !== accountId) return refuse('shell_tied')
    if (!tied) {
      if (await userOf(ctx, held.shell, accountId)) {
        if (!input.replaces) return refuse('account_tied')
        await untie(ctx, held.shell, accountId)
      }
      if (!(await tie(ctx, held, accountId))) return refuse('bound_too_soon')
    }
    const { cid, captcha } = input
    if ((await takeCaptcha(ctx, { purpose: 'bind', cid, captcha })) === undefined) return refuse('captcha_wrong')
    if (!(await takeTicket(ctx, ticket))) return refuse('ticket_over')
    await onBehalfOf(ctx, accountId).audit({ action: 'account.shell.bind', accountId })
    return enter(ctx, accountId, held)
  },
})

export const logoutOfShell: HandlerOf<typeof shellLoginServices.logoutOfShell> = async ({ ctx }) => {
  const { accountId, sessionId } = ctx.caller
  for (const user of await knownAs(ctx, sessionId)) {
    // Only when it is the one that the account is tied to: a neighbour's phone on which she logged in once stays his.
    if ((await accountOf(ctx, user))?.accountId === accountId) await untie(ctx, user.shell, accountId)
  }
  await ctx.audit({ action: 'account.shell.logout', accountId })
  await endSession(ctx.db, sessionId)
  return true
}

export const tiedShells: HandlerOf<typeof shellLoginServices.tiedShells> = ({ ctx }) =>
  tiesOf(ctx, ctx.caller.accountId)

export const untieShell: HandlerOf<typeof shellLoginServices.untieShell> = async ({ input: { shell }, ctx }) => {
  const { accountId } = ctx.caller
  if (await untie(ctx, shell, accountId)) await ctx.audit({ action: 'account.shell.untie', accountId })
  return true
}
