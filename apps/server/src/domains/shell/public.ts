import type { ShellName } from '@nethos/contract/common/shells.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { knownAs } from './shell-user.table.ts'

export { findTicket, takeTicket, type HeldTicket } from './shell-ticket.table.ts'
export { queueTemplate } from './template.jobs.ts'
export { accountOf, know, knownAs, tie, tiesOf, untie, untieAll, userOf, type ShellUser } from './shell-user.table.ts'

/** The platform's id of the user that the caller's session is known to be in this shell. */
export async function platformIdOf(ctx: Ctx<AccountCaller>, shell: ShellName): Promise<string | undefined> {
  return (await knownAs(ctx, ctx.caller.sessionId)).find(one => one.shell === shell)?.platformId
}
