import type { ClosingBlocker } from '@nethos/contract/account/closing.rules.ts'
import type { AccountCaller } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'

/** How much of each is under way for an account. */
export type UnderWay = Partial<Record<ClosingBlocker, number>>

/** How somebody has come to register. Codes as he has typed or scanned them; each may be missing. */
export interface Registration {
  accountName: string
  inviteCode?: string | null | undefined
  promoteCode?: string | null | undefined
  /** The doctor whose code was scanned, or the scanned code itself. */
  docId?: string | null | undefined
  exclusiveCodeId?: string | null | undefined
}

/** What other domains do about a new account, and about one that is closed. */
export interface AccountHooks {
  /** Whether the code can be named at a registration now. A code that no domain knows is refused. */
  knowsInviteCode?(ctx: Ctx, code: string): Promise<boolean>
  /** In the registration's own transaction, called by the new account. What it cannot do must not stop the registration. */
  onAccountMade?(ctx: Ctx<AccountCaller>, registration: Registration): Promise<void>
  /** What would be lost with the account, e.g. a visit that is booked: it stands in the way of closing it. */
  underWay?(ctx: Pick<Ctx, 'db' | 'now'>, accountId: string): Promise<UnderWay>
  /** In the transaction in which the account is closed for good (docs/decisions/0022). */
  onAccountClosed?(ctx: Ctx, accountId: string): Promise<void>
}
