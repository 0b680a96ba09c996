import { maskIdCard, maskMobile } from '@nethos/contract/common/masking.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { isRefused, refuse, type Refused } from '../../calls/handler.ts'
import { correctPerson, type CorrectionRefusal } from './change-person.ts'
import {
  addPersonRow,
  detachPeople,
  findAccountOfIdentity,
  changePersonRow,
  findByIdCard,
  findPerson,
  findDefault,
  findSelf,
  holdPerson,
  isBoundElsewhere,
  lockPeople,
  type PeopleScope,
} from './person.table.ts'
import { ageOf, genderOf, guardianMobileOf, idCardOf, mobileOf, needsGuardian, shownPerson } from './shown-person.ts'
import type { PersonFacts } from './person.facts.ts'

export { mayActBy, mayActFor, noteAct, noteActFor, noteLook } from './acting.ts'
export { contactsOf, maskedSelf, peopleForOffice, peopleWithNumber } from './office.ts'
export { recordNumberAt, whoseFile } from './hospital-records.ts'
export { rowsOfHuman } from './rows-of-human.ts'
export { isOfChild } from './person.table.ts'
export type { PersonFacts } from './person.facts.ts'
export { personForHospital, reportedPerson } from './reported-person.ts'
export { openPeople, openPersons } from './open-people.ts'
export { idCardHash } from './person.facts.ts'
export type { PeopleScope } from './person.table.ts'
export { findSay, findSays, isOpenFor, isOpenText, openForText, sayColumns, whyClosed, type Say } from './say.table.ts'
export { boundNumbers, watchersOf, type Watcher } from './watchers.ts'
export { entryAbout, nameOfAccount, ownMark, peopleListed, personToAsk, type PersonToAsk } from './to-ask.ts'

/** A person as a consult keeps him. */
export interface ConsultPerson {
  personId: string
  name: string
  gender: 'M' | 'F' | ''
  /** Full years; null while it is not known. */
  age: number | null
  /** Empty while there is none. */
  idCardMasked: string
  /** Empty while there is none. */
  mobileMasked: string
  isRealname: boolean
  hasIdCard: boolean
  /** Under six without a guardian: peopleRefusals.guardian_needed. */
  needsGuardian: boolean
}

/** One of the caller's own people; held to the end of the transaction, so that he is not removed meanwhile. */
export async function personForConsult(scope: PeopleScope, personId: string): Promise<ConsultPerson | undefined> {
  const row = await holdPerson(scope, personId, 'share')
  return (
    row && {
      personId: row.personId,
      name: row.name,
      gender: genderOf(row),
      age: ageOf(scope, row),
      idCardMasked: maskIdCard(idCardOf(scope, row)),
      mobileMasked: maskMobile(mobileOf(scope, row)),
      isRealname: row.isRealname,
      hasIdCard: row.idCardHash !== null,
      needsGuardian: needsGuardian(scope, row),
    }
  )
}

/** A person with his numbers whole, for those who must show them outside. Never to be sent to a page. */
export interface PersonIdentity {
  personId: string
  name: string
  /** 18 characters; empty while there is none. */
  idCard: string
  /** Empty while there is none. */
  mobile: string
  isRealname: boolean
  needsGuardian: boolean
  guardian: { name: string; mobile: string; relationship: string } | undefined
}

/** One of the caller's own people; `hold`: until the transaction ends, nobody else changes him. */
export async function identityOf(
  scope: PeopleScope,
  personId: string,
  { hold = false } = {},
): Promise<PersonIdentity | undefined> {
  const row = hold ? await holdPerson(scope, personId, 'update') : await findPerson(scope, personId)
  return (
    row && {
      personId: row.personId,
      name: row.name,
      idCard: idCardOf(scope, row),
      mobile: mobileOf(scope, row),
      isRealname: row.isRealname,
      needsGuardian: needsGuardian(scope, row),
      guardian:
        row.guardianName === null
          ? undefined
          : {
              name: row.guardianName,
              mobile: guardianMobileOf(scope, row),
              relationship: row.guardianRelationship ?? '',
            },
    }
  )
}

/** Who of the caller's people has this ID number. */
export const personWithIdCard = async (scope: PeopleScope, idCard: string): Promise<string | undefined> =>
  (await findByIdCard(scope, idCard))?.personId

/** The name that an office has for him becomes ours, and he is verified if that office has looked at him. */
export async function settleIdentity(
  scope: PeopleScope,
  personId: string,
  settled: { personName?: string; isRealname?: true },
): Promise<void> {
  await changePersonRow(scope, personId, settled)
}

/** The account's own person. */
export async function selfOf(scope: PeopleScope): Promise<Person | undefined> {
  const row = await findSelf(scope)
  return row && shownPerson(scope, row)
}

/** Who is chosen where nobody is named. */
export async function defaultOf(scope: PeopleScope): Promise<Person | undefined> {
  const row = await findDefault(scope)
  return row && shownPerson(scope, row)
}

/** One of the account's people, the default one where none is named. */
export async function personOf(scope: PeopleScope, personId?: string | null): Promise<Person | undefined> {
  const row = await (personId ? findPerson(scope, personId) : findDefault(scope))
  return row && shownPerson(scope, row)
}

/** Whether an ID number is another account's own. Holds the number to the end of the transaction. */
export const isIdCardBound = (scope: Pick<PeopleScope, 'db' | 'runtime'>, idCard: string): Promise<boolean> =>
  isBoundElsewhere(scope, idCard)

/** The account whose own person has this ID number, and this name if one is said; undefined when there is none. */
export const accountOfIdentity = (
  scope: Pick<PeopleScope, 'db' | 'runtime'>,
  idCard: string,
  name?: string,
): Promise<string | undefined> => findAccountOfIdentity(scope, idCard, name)

/** For an account that is closed: its people are nobody's any more, what is known of them stays in their records. */
export const detachIdentity = (scope: Pick<PeopleScope, 'db' | 'now'>, accountId: string): Promise<void> =>
  detachPeople(scope, accountId)

/**
 * Changes the account's own person, or begins it where there is none yet: then with a name. `provenMobile` is the one that
 * the account logs in with: whoever has no number of his own is reached there.
 */
export async function correctSelf(
  scope: PeopleScope,
  facts: PersonFacts,
  provenMobile: string,
): Promise<Person | Refused<CorrectionRefusal | 'name_missing'>> {
  await lockPeople(scope)
  const self =
    (await findSelf(scope)) ??
    (facts.personName && (await addPersonRow(scope, { personName: facts.personName, relationship: 'self' })))
  if (!self) return refuse('name_missing')
  const mobile = facts.mobile ?? (self.mobileSealed === null ? provenMobile : undefined)
  const corrected = await correctPerson(scope, self, { ...facts, mobile })
  return isRefused(corrected) ? corrected : shownPerson(scope, corrected)
}

/** Keyed hash of the account's own ID number; null while there is none. */
export async function selfIdCardHash({ db }: Pick<PeopleScope, 'db'>, accountId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('person')
    .select('idCardHash')
    .where('accountId', '=', accountId)
    .where('isSelf', '=', true)
    .executeTakeFirst()
  return row?.idCardHash ?? null
}

/** Keyed hashes of the ID numbers of these accounts' owners, of those alone who are verified: real persons, each once. */
export async function realPersonsOf(
  { db }: Pick<PeopleScope, 'db'>,
  accountIds: readonly string[],
): Promise<Map<string, Buffer>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .select(['accountId', 'idCardHash'])
    .where('accountId', 'in', accountIds)
    .where('isSelf', '=', true)
    .where('isRealname', '=', true)
    .execute()
  return new Map(rows.flatMap(row => (row.idCardHash ? [[row.accountId, row.idCardHash] as const] : [])))
}
