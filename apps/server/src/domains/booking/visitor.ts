import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { BanCause } from '@nethos/contract/booking/orders.texts.ts'
import { needsGuardianAt } from '@nethos/contract/people/people.rules.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { mayActBy, sayColumns, type Say } from '../people/public.ts'
import { refuseBanned } from './limits.ts'

/** A person who may be booked for at a hospital. */
export interface Visitor {
  personName: string
  /** Keyed hash of his ID number: one person in however many accounts. */
  realPerson: Buffer
  recordNumber: string
  /** Of a verified person: where he reads who has acted for him. */
  ownAccountId: string | null
}

export type PersonRefusal =
  | 'not_found'
  | 'grant_closed'
  | 'id_card_missing'
  | 'guardian_missing'
  | 'not_bound'
  | 'banned'

interface Who {
  accountId: string
  personId: string
  /** Left out: any hospital that he is bound to. */
  hosId?: string | undefined
}

interface Row extends Say {
  guardianName: string | null
  realPerson: Buffer | null
  recordNumber: string | null
  banId: string | null
  bannedUntil: Date | null
  banCause: BanCause | null
}

/** One at a time books by an account, and then for one real person, in however many accounts: what is counted afterwards stays true to the end. */
const alone = sql`(select pg_advisory_xact_lock(hashtextextended('booking ' || encode(person.id_card_hash, 'hex'), 0))
  from (select pg_advisory_xact_lock(hashtextextended('booking account ' || person.account_id, 0)) offset 0) as account_first)`

/**
 * To the end of the transaction: 'person', he is not removed meanwhile; 'alone', nor does anybody else book for him. 'none': who only
 * looks, outside of a transaction.
 */
type Hold = 'none' | 'person' | 'alone'

/** All that decides it, in one statement. */
async function find({ db, now }: Ctx, { accountId, personId, hosId }: Who, hold: Hold): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${sayColumns(now)}, person.guardian_name, person.id_card_hash as real_person, file.record_number,
      ban.ban_id, ban.until_at as banned_until, ban.cause as ban_cause, ${hold === 'alone' ? alone : sql`null`} as alone
    from person
    join person_say say on say.person_id = person.person_id
    left join lateral (
      select record_number from hospital_account
      where hospital_account.person_id = person.person_id and hospital_account.account_id = person.account_id
        and ${hosId === undefined ? sql`true` : sql`hos_id = ${hosId}`}
      order by bound_at limit 1) as file on true
    left join lateral (
      select ban_id, until_at, cause from booking_ban
      where real_person = person.id_card_hash and lifted_at is null and until_at > ${new Date(now)}
      order by until_at desc limit 1) as ban on true
    where person.person_id = ${personId} and person.account_id = ${accountId} and person.removed_at is null
    ${hold === 'none' ? sql`` : sql`for share of person`}`.execute(db)
  return rows[0]
}

/** Whether an account may book for somebody, and what he is booked with. */
export async function visitorOf(ctx: Ctx, who: Who, hold: Hold = 'person'): Promise<Visitor | Refused<PersonRefusal>> {
  const row = await find(ctx, who, hold)
  if (!row) return refuse('not_found')
  const may = mayActBy(row, 'book', ctx.now)
  if (may !== true) return may
  const { personId, name, realPerson, recordNumber, ownAccountId } = row
  if (!realPerson) return refuse('id_card_missing', { obj: { personId } })
  if (row.guardianName === null && needsGuardianAt(row.birthOn, ctx.now))
    return refuse('guardian_missing', { obj: { personId } })
  if (recordNumber === null) return refuse('not_bound', { obj: { personId } })
  if (row.banId !== null)
    return refuseBanned({ banId: row.banId, untilAt: present(row.bannedUntil), cause: present(row.banCause) })
  return { personName: name, realPerson, recordNumber, ownAccountId }
}
