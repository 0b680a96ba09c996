import type { peopleServices } from '@nethos/contract/people/people.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { hasOpenConsult, holdPerson, removePersonRow } from './person.table.ts'

/** Held first: a consult that is being started for this person holds him too (personForConsult), and one of both waits. */
export const removePerson: HandlerOf<typeof peopleServices.removePerson> = async ({
  input: { personId },
  ctx,
  refuse,
}) => {
  const row = await holdPerson(ctx, personId, 'update')
  if (!row) return refuse('not_found')
  if (row.isSelf) return refuse('self_not_removable')
  if (await hasOpenConsult(ctx, personId)) return refuse('has_open_consult')
  await removePersonRow(ctx, row)
  await ctx.audit({
    action: 'person.remove',
    accountId: ctx.caller.accountId,
    personId,
    recordType: 'person',
    recordId: personId,
  })
  return true
}
