import { expressionBuilder, sql } from 'kysely'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import type { DB } from '../../database/types.gen.ts'
import type { PeopleScope } from './person.table.ts'

/**
 * People with their hospital accounts, all by one question. It asks that table itself: the domain of the hospital
 * accounts leans on this one, not the other way round.
 */
export async function withRecords({ db, caller }: PeopleScope, people: readonly Person[]): Promise<Person[]> {
  if (people.length === 0) return []
  const rows = await db
    .selectFrom('hospitalAccount')
    .innerJoin('hospital', 'hospital.hosId', 'hospitalAccount.hosId')
    .select([
      'hospitalAccount.personId',
      'hospitalAccount.hospitalAccountId',
      'hospital.hosId as groupId',
      'hospital.hosName',
      'hospitalAccount.recordNumber',
    ])
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .where(
      'hospitalAccount.personId',
      'in',
      people.map(person => person.personId),
    )
    .orderBy('hospitalAccount.boundAt')
    .execute()
  return people.map(person => {
    const records = rows.filter(row => row.personId === person.personId)
    const [first] = records
    return {
      ...person,
      records,
      ...(first && { recordNumber: first.recordNumber, groupId: first.groupId, hosId: first.groupId }),
    }
  })
}

/** The record numbers that the account's people have at hospitals. */
export const recordNumbersOf = ({ db, caller }: PeopleScope) =>
  db
    .selectFrom('hospitalAccount')
    .innerJoin('hospital', 'hospital.hosId', 'hospitalAccount.hosId')
    .select(['hospitalAccount.personId', 'hospital.hosName', 'hospitalAccount.recordNumber'])
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .orderBy('hospitalAccount.boundAt')
    .execute()

/** The number of somebody's file at a hospital, for a select of a query that knows both by these columns. */
export const recordNumberAt = (personId: `${keyof DB}.personId`, hosId: `${keyof DB}.hosId`) =>
  expressionBuilder<DB>()
    .selectFrom('hospitalAccount')
    .select('hospitalAccount.recordNumber')
    .where('hospitalAccount.personId', '=', sql.ref<string>(personId))
    .where('hospitalAccount.hosId', '=', sql.ref<string>(hosId))
    .limit(1)
    .as('recordNumber')

/** The first account's person that has bound a file, as `whose`: for a lateral join of a query that knows the file by these columns. */
export const whoseFile = (hosId: `${keyof DB}.hosId`, recordNumber: `${keyof DB}.recordNumber`) =>
  expressionBuilder<DB>()
    .selectFrom('hospitalAccount')
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .select(['person.name as personName', 'person.personId', 'hospitalAccount.accountId'])
    .where('hospitalAccount.hosId', '=', sql.ref<string>(hosId))
    .where('hospitalAccount.recordNumber', '=', sql.ref<string>(recordNumber))
    .orderBy('hospitalAccount.boundAt')
    .limit(1)
    .as('whose')

/** Whether a hospital has looked at him: a file of his is bound. */
export const hasHospitalRecord = async ({ db, caller }: PeopleScope, personId: string): Promise<boolean> =>
  (await db
    .selectFrom('hospitalAccount')
    .select('hospitalAccountId')
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** A file is bound by its ID number: of somebody who gets another number nothing is bound any more. */
export async function endRecords({ db, caller }: PeopleScope, personId: string): Promise<void> {
  await db
    .deleteFrom('hospitalAccount')
    .where('accountId', '=', caller.accountId)
    .where('personId', '=', personId)
    .execute()
}
