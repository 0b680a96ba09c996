import type { guardianServices } from '@nethos/contract/people/guardian.services.ts'
import { isRefused, type HandlerOf } from '../../calls/handler.ts'
import { guardianOf } from './guardian-of.ts'
import { changePersonRow, findPerson, listPersons } from './person.table.ts'
import { needsGuardian, shownPerson } from './shown-person.ts'

export const listGuardians: HandlerOf<typeof guardianServices.listGuardians> = async ({ input, ctx }) =>
  (await listPersons(ctx))
    .filter(row => row.guardianName !== null && (!input.personId || row.personId === input.personId))
    .map(row => shownPerson(ctx, row))

export const checkGuardian: HandlerOf<typeof guardianServices.checkGuardian> = async ({ input, ctx, refuse }) => {
  const row = await findPerson(ctx, input.personId)
  return row ? { needsGuardian: needsGuardian(ctx, row) } : refuse('not_found')
}

export const saveGuardian: HandlerOf<typeof guardianServices.saveGuardian> = async ({
  input: { personId, ...sent },
  ctx,
  refuse,
}) => {
  if (!(await findPerson(ctx, personId))) return refuse('not_found')
  const guardian = await guardianOf(ctx, sent)
  if (isRefused(guardian)) return guardian
  return (await changePersonRow(ctx, personId, { guardian })) ? true : refuse('not_found')
}
