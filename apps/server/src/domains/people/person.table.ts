import { present } from '@nethos/contract/common/present.ts'
import { sql, type Selectable } from 'kysely'
import { ageOfOwnConsent } from '@nethos/contract/common/health-consent.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Relationship } from '@nethos/contract/people/people.rules.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Db } from '../../database/connect.ts'
import type { Person } from '../../database/types.gen.ts'
import type { Runtime } from '../../runtime.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { columnsOf, idCardHash, type PersonFacts } from './person.facts.ts'

/** Whose people, on which connection, at what time. A handler's ctx is one. */
export interface PeopleScope {
  readonly caller: AccountCaller
  readonly db: Db
  readonly now: number
  readonly runtime: Runtime
}

export type PersonRow = Selectable<Person>

const own = ({ db, caller }: Pick<PeopleScope, 'db' | 'caller'>) =>
  db.selectFrom('person').selectAll().where('accountId', '=', caller.accountId).where('removedAt', 'is', null)

/** The default person first, then the own one, then as they were added. */
export const listPersons = (scope: PeopleScope): Promise<PersonRow[]> =>
  own(scope).orderBy('isDefault', 'desc').orderBy('isSelf', 'desc').orderBy('createdAt').orderBy('personId').execute()

export const findPerson = (
  scope: Pick<PeopleScope, 'db' | 'caller'>,
  personId: string,
): Promise<PersonRow | undefined> => own(scope).where('personId', '=', personId).executeTakeFirst()

/** One of the caller's people who is too young to agree himself. */
export const isOfChild = async (
  scope: Pick<PeopleScope, 'db' | 'caller' | 'now'>,
  personId: string,
): Promise<boolean> =>
  (await own(scope)
    .where('personId', '=', personId)
    .where(sql<boolean>`birth_on > ${dayOf(scope.now)}::date - make_interval(years => ${ageOfOwnConsent})`)
    .executeTakeFirst()) !== undefined

/** The same, held until the transaction ends: `update` against everybody, `share` only against those who would change it. */
export const holdPerson = (
  scope: PeopleScope,
  personId: string,
  hold: 'update' | 'share',
): Promise<PersonRow | undefined> => {
  const found = own(scope).where('personId', '=', personId)
  return (hold === 'update' ? found.forUpdate() : found.forShare()).executeTakeFirst()
}

export const findSelf = (scope: PeopleScope): Promise<PersonRow | undefined> =>
  own(scope).where('isSelf', '=', true).executeTakeFirst()

/** Who is chosen where nobody is named: the own person, unless another was made the default. */
export const findDefault = (scope: PeopleScope): Promise<PersonRow | undefined> =>
  own(scope)
    .where(({ or, eb }) => or([eb('isDefault', '=', true), eb('isSelf', '=', true)]))
    .orderBy('isDefault', 'desc')
    .limit(1)
    .executeTakeFirst()

/** There is at most one default person: the one before steps back first. */
export async function makeDefault({ db, caller }: PeopleScope, personId: string): Promise<void> {
  await db
    .updateTable('person')
    .set({ isDefault: false })
    .where('accountId', '=', caller.accountId)
    .where('isDefault', '=', true)
    .execute()
  await db
    .updateTable('person')
    .set({ isDefault: true })
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
    .execute()
}

/** The own person steps back: what he was to the one before him is what he is again. */
export async function stepBackAsSelf({ db, caller }: PeopleScope, personId: string): Promise<void> {
  await db
    .updateTable('person')
    .set(({ fn, ref, val }) => ({
      isSelf: false,
      relationship: fn.coalesce(ref('relationshipBefore'), val('others')),
      relationshipBefore: null,
    }))
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
    .execute()
}

export const findByIdCard = (scope: PeopleScope, idCard: string): Promise<PersonRow | undefined> =>
  own(scope).where('idCardHash', '=', idCardHash(scope, idCard)).executeTakeFirst()

export const hasIdCard = async (scope: PeopleScope, idCard: string, exceptPersonId = ''): Promise<boolean> =>
  (await own(scope)
    .where('idCardHash', '=', idCardHash(scope, idCard))
    .where('personId', '<>', exceptPersonId)
    .executeTakeFirst()) !== undefined

/** Whether the ID number is another account's own: the one question that looks beyond the caller's people (01020701). */
export async function isBoundElsewhere(
  { db, runtime }: Pick<PeopleScope, 'db' | 'runtime'>,
  idCard: string,
  accountId = '',
): Promise<boolean> {
  const hash = idCardHash({ runtime }, idCard)
  // Held to the end of the transaction, so that two accounts cannot both find the number free.
  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE()})`.execute(db)
  const bound = db.selectFrom('person').select('personId').where('isSelf', '=', true).where('idCardHash', '=', hash)
  return (await bound.where('accountId', '<>', accountId).executeTakeFirst()) !== undefined
}

/** Whose own ID number it is, and by the name if one is said. */
export async function findAccountOfIdentity(
  { db, runtime }: Pick<PeopleScope, 'db' | 'runtime'>,
  idCard: string,
  name?: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('person')
    .select('accountId')
    .where('isSelf', '=', true)
    .where('idCardHash', '=', idCardHash({ runtime }, idCard))
    .where(eb => (name === undefined ? eb.lit(true) : eb('name', '=', name)))
    .executeTakeFirst()
  return row?.accountId
}

/** Additions of one account wait for each other: the count and the row that follows from it belong together. */
export async function lockPeople({ db, caller, runtime }: PeopleScope): Promise<void> {
  const key = keyedHash(runtime.keys.lookup, `people of ${caller.accountId}`)
  await sql`select pg_advisory_xact_lock(${key.readBigInt64BE()})`.execute(db)
}

/** How many were added since then, removed ones included; the own person is not an addition. */
export async function countAdded({ db, caller }: PeopleScope, since: number): Promise<number> {
  const { added } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<number>().as('added'))
    .where('accountId', '=', caller.accountId)
    .where('isSelf', '=', false)
    .where('createdAt', '>', new Date(since))
    .executeTakeFirstOrThrow()
  return added
}

export async function addPersonRow(
  scope: PeopleScope,
  facts: PersonFacts & { personName: string; relationship: Relationship },
): Promise<PersonRow> {
  const { name, relationship, ...columns } = columnsOf(scope, facts)
  // Whoever adds himself is chosen first, until he says otherwise.
  const isDefault = relationship === 'self' && !(await findDefault(scope))
  return scope.db
    .insertInto('person')
    .values({
      ...columns,
      name: present(name),
      relationship: present(relationship),
      isDefault,
      accountId: scope.caller.accountId,
      createdAt: new Date(scope.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function changePersonRow(
  scope: PeopleScope,
  personId: string,
  facts: PersonFacts,
): Promise<PersonRow | undefined> {
  const columns = Object.fromEntries(Object.entries(columnsOf(scope, facts)).filter(([, value]) => value !== undefined))
  if (Object.keys(columns).length === 0) return findPerson(scope, personId)
  return scope.db
    .updateTable('person')
    .set(columns)
    .where('accountId', '=', scope.caller.accountId)
    .where('personId', '=', personId)
    .where('removedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Asks the table of the consults itself: the domain of the consults leans on this one, not the other way round. */
export async function hasOpenConsult(
  { db, caller }: Pick<PeopleScope, 'db' | 'caller'>,
  personId: string,
): Promise<boolean> {
  const open = db
    .selectFrom('consult')
    .select('consultId')
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
  return (await open.where('status', 'in', ['unpaid', 'going']).limit(1).executeTakeFirst()) !== undefined
}

/** The row stays: consults point at it, and it counts as an addition. If it was the default, the own person is it again. */
export async function removePersonRow(scope: PeopleScope, { personId, isDefault }: PersonRow): Promise<void> {
  const { db, caller, now } = scope
  await db
    .updateTable('person')
    .set({ removedAt: new Date(now), isDefault: false })
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
    .execute()
  const self = isDefault && (await findSelf(scope))
  if (self) await makeDefault(scope, self.personId)
}

/** The ID number of the own person is free for another account from now on; the sealed one stays for the records. */
export async function detachPeople({ db, now }: Pick<PeopleScope, 'db' | 'now'>, accountId: string): Promise<void> {
  await db
    .updateTable('person')
    .set(({ fn, val, ref }) => ({
      isSelf: false,
      isDefault: false,
      relationship: sql<string>`case when is_self then 'others' else relationship end`,
      removedAt: fn.coalesce(ref('removedAt'), val(new Date(now))),
    }))
    .where('accountId', '=', accountId)
    .execute()
}
