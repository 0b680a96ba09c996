import type { MaritalStatus } from '@nethos/contract/common/marital-status.ts'
import type { GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { relationships, type Relationship } from '@nethos/contract/people/people.rules.ts'
import { listPersons, type PeopleScope } from './person.table.ts'
import { findSays, whyClosed } from './say.table.ts'
import { idCardOf, mobileOf, shownPerson } from './shown-person.ts'

/** The account's people who have not taken back their say, with their numbers whole. Never to be sent to a page. */
export async function openPeople(scope: PeopleScope) {
  const says = await findSays(scope)
  const open = new Set(says.filter(say => say.isOpen).map(say => say.personId))
  return (await listPersons(scope))
    .filter(row => open.has(row.personId))
    .map(row => ({
      personId: row.personId,
      name: row.name,
      relationship: relationships[row.relationship as Relationship] ?? row.relationship,
      isSelf: row.isSelf,
      gender: row.gender === 'M' ? '男' : row.gender === 'F' ? '女' : '',
      birthOn: row.birthOn ?? '',
      idCard: idCardOf(scope, row),
      mobile: mobileOf(scope, row),
      areaName: row.areaName,
      maritalStatus: row.maritalStatus as MaritalStatus,
      isRealname: row.isRealname,
      createdAt: row.createdAt,
    }))
}

/** The account's people for whom it may act in this now, as pages show them. */
export async function openPersons(scope: PeopleScope, grantScope: GrantScope): Promise<Person[]> {
  const says = await findSays(scope)
  const open = new Set(says.filter(say => whyClosed(say, grantScope, scope.now) === undefined).map(say => say.personId))
  return (await listPersons(scope)).filter(row => open.has(row.personId)).map(row => shownPerson(scope, row))
}
