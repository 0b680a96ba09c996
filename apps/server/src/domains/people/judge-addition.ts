import { additionsDays, additionsMost, isBornAt } from '@nethos/contract/people/people.rules.ts'
import type { peopleServices } from '@nethos/contract/people/people.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { countAdded, hasIdCard, type PeopleScope } from './person.table.ts'

export const mayAdd = async (scope: PeopleScope): Promise<boolean> =>
  (await countAdded(scope, scope.now - additionsDays * 86_400_000)) < additionsMost

export const judgeAddition: HandlerOf<typeof peopleServices.judgeAddition> = async ({ ctx, refuse }) =>
  (await mayAdd(ctx)) || refuse('too_many_added')

export const checkPerson: HandlerOf<typeof peopleServices.checkPerson> = async ({ input, ctx, refuse }) => {
  if (!isBornAt(input.idCard, ctx.now)) return refuse('not_born')
  return (await hasIdCard(ctx, input.idCard, input.personId ?? '')) ? refuse('person_exists') : true
}
