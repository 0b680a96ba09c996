import type { Relationship } from '@nethos/contract/people/people.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import { findPerson, findSelf, listPersons, type PeopleScope, type PersonRow } from './person.table.ts'
import { findSay } from './say.table.ts'
import { ageOf, mobileOf } from './shown-person.ts'

/** One of the caller's people, as the grants see him. */
export interface PersonToAsk {
  personId: string
  name: string
  relationship: Relationship
  birthOn: string | null
  age: number | null
  isSelf: boolean
  idCardHash: Buffer | null
  /** The phone that is recorded for him; '' while there is none. */
  mobile: string
  /** The account of his own, if he has one and is verified there. */
  ownAccountId: string | null
}

const listed = (scope: PeopleScope, row: PersonRow): Omit<PersonToAsk, 'ownAccountId'> => ({
  personId: row.personId,
  name: row.name,
  relationship: row.relationship as Relationship,
  birthOn: row.birthOn,
  age: ageOf(scope, row),
  isSelf: row.isSelf,
  idCardHash: row.idCardHash,
  mobile: mobileOf(scope, row),
})

export async function personToAsk(scope: PeopleScope, personId: string): Promise<PersonToAsk | undefined> {
  const row = await findPerson(scope, personId)
  if (!row) return undefined
  return { ...listed(scope, row), ownAccountId: (await findSay(scope, personId))?.ownAccountId ?? null }
}

export const peopleListed = async (scope: PeopleScope): Promise<Omit<PersonToAsk, 'ownAccountId'>[]> =>
  (await listPersons(scope)).map(row => listed(scope, row))

/** The mark by which an account is known to be a person himself: his ID number, once it is verified. */
export async function ownMark(scope: PeopleScope): Promise<Buffer | null> {
  const self = await findSelf(scope)
  return self?.isRealname ? self.idCardHash : null
}

/** What somebody may be shown of an entry that is about himself, whoever's it is. */
export const entryAbout = ({ db }: Pick<Ctx, 'db'>, personId: string) =>
  db
    .selectFrom('person')
    .select(['name', 'relationship', 'birthOn'])
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()

/** The name of an account's own person; '' while it has none. */
export async function nameOfAccount({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<string> {
  const self = db.selectFrom('person').select('name').where('accountId', '=', accountId).where('isSelf', '=', true)
  return (await self.executeTakeFirst())?.name ?? ''
}
