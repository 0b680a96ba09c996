import type { shellServices } from '@nethos/contract/shell/shell.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { takeTicket } from './shell-ticket.table.ts'
import { know, knownAs } from './shell-user.table.ts'

export const knownShells: HandlerOf<typeof shellServices.knownShells> = async ({ ctx }) => ({
  shells: (await knownAs(ctx, ctx.caller.sessionId)).map(one => one.shell),
})

export const saveShellUser: HandlerOf<typeof shellServices.saveShellUser> = async ({ input, ctx, refuse }) => {
  const user = await takeTicket(ctx, input.ticket)
  if (!user) return refuse('ticket_over')
  await know(ctx, ctx.caller.sessionId, user)
  return true
}
