import { firstOf } from '@nethos/contract/common/present.ts'
import type { peopleServices } from '@nethos/contract/people/people.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { findPerson, findSelf, listPersons } from './person.table.ts'
import { shownPerson } from './shown-person.ts'
import { withRecords } from './hospital-records.ts'

export const listPeople: HandlerOf<typeof peopleServices.listPeople> = async ({ ctx }) =>
  withRecords(
    ctx,
    (await listPersons(ctx)).map(row => shownPerson(ctx, row)),
  )

export const getSelf: HandlerOf<typeof peopleServices.getSelf> = async ({ ctx }) => {
  const self = await findSelf(ctx)
  return self ? firstOf(await withRecords(ctx, [shownPerson(ctx, self)])) : null
}

export const getPerson: HandlerOf<typeof peopleServices.getPerson> = async ({ input, ctx, refuse }) => {
  const found = await findPerson(ctx, input.personId)
  return found ? firstOf(await withRecords(ctx, [shownPerson(ctx, found)])) : refuse('not_found')
}

export const judgePeople: HandlerOf<typeof peopleServices.judgePeople> = async ({ ctx }) => {
  const people = await listPersons(ctx)
  const self = people.find(row => row.isSelf)
  return { hasPeople: people.length > 0, hasSelf: self !== undefined, ...(self && { person: shownPerson(ctx, self) }) }
}
