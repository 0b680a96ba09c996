import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import { closedSentences, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { NoteLook } from '../../calls/audit.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { findSay, isNotedLately, whyClosed, type Say } from './say.table.ts'

type Acting = Ctx<AccountCaller>

/** Whether the caller may act for one of his people in this (of several: in one of them), now: `true`, or the refusal that says why not. */
export async function mayActFor(
  ctx: Pick<Acting, 'db' | 'caller' | 'now'>,
  personId: string,
  scope: GrantScope | readonly GrantScope[],
): Promise<true | Refused<'grant_closed'>> {
  const say = await findSay(ctx, personId)
  return say ? mayActBy(say, scope, ctx.now) : refuse('grant_closed')
}

/** The same, where a statement has told what he lets the account do. */
export function mayActBy(
  say: Say,
  scope: GrantScope | readonly GrantScope[],
  now: number,
): true | Refused<'grant_closed'> {
  const reasons = [scope].flat().map(one => whyClosed(say, one, now))
  const reason = reasons.includes(undefined) ? undefined : reasons[0]
  if (!reason) return true
  return refuse('grant_closed', { sentence: closedSentences[reason], obj: { personId: say.personId, reason } })
}

/** An account's look: written where the person has a verified account of his own. */
export const noteLook: NoteLook = async (ctx, look, isDelegated) => {
  if (isDelegated === undefined) await noteActFor(ctx, look)
  else if (isDelegated) await noteAct(ctx, look)
}

interface Act {
  action: AuditAction
  personId: string
  recordType: string
  recordId: string
}

/** Who looked at or did something for somebody with a verified account of his own: a line that he can read there (docs/decisions/0020). */
export async function noteActFor(ctx: Acting, act: Act): Promise<void> {
  const say = await findSay(ctx, act.personId)
  if (say?.ownAccountId) await noteAct(ctx, act)
}

/** The same, where the statement has told that he has one. A polled page is one look an hour. */
export async function noteAct(ctx: Acting, act: Act): Promise<void> {
  if (act.action.endsWith('.read') && (await isNotedLately(ctx, act))) return
  await ctx.audit({ ...act, accountId: ctx.caller.accountId })
}
