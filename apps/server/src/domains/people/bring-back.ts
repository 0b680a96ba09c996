import type { PersonFacts } from './person.facts.ts'
import { columnsOf, idCardHash } from './person.facts.ts'
import type { PeopleScope, PersonRow } from './person.table.ts'

type Facts = PersonFacts & { personName: string; idCard: string }

/**
 * Somebody who was removed and is added again by the same ID number is who he was: his allergies, prescriptions and records
 * hang on his id. Under another name he is to be verified anew. Undefined: he was never here.
 */
export async function bringBackPerson(scope: PeopleScope, facts: Facts): Promise<PersonRow | undefined> {
  const { db, caller } = scope
  const before = await db
    .selectFrom('person')
    .select(['personId', 'name'])
    .where('accountId', '=', caller.accountId)
    .where('removedAt', 'is not', null)
    .where('idCardHash', '=', idCardHash(scope, facts.idCard))
    .orderBy('removedAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  const columns = Object.fromEntries(Object.entries(columnsOf(scope, facts)).filter(([, value]) => value !== undefined))
  return db
    .updateTable('person')
    .set({
      ...columns,
      removedAt: null,
      isDefault: false,
      ...(before.name !== facts.personName && { isRealname: false }),
    })
    .where('personId', '=', before.personId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
