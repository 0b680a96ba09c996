import { sql } from 'kysely'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { grantOf, hashKey, mobileHashOf, type GrantRow } from './grant.table.ts'

type Acting = Ctx<AccountCaller>
type Stored = Parameters<typeof grantOf>[0]

const readOne = (row: Stored | undefined): GrantRow | undefined => row && grantOf(row)
const readAll = (rows: Stored[]): GrantRow[] => rows.map(grantOf)

/** One of the caller's own requests or grants, held. */
export const takeAsked = ({ db, caller }: Acting, grantId: string): Promise<GrantRow | undefined> =>
  db
    .selectFrom('personGrant')
    .selectAll()
    .where('grantId', '=', grantId)
    .where('accountId', '=', caller.accountId)
    .forUpdate()
    .executeTakeFirst()
    .then(readOne)

/** What stands or waits between the caller and his people, newest first. */
export const activeGrants = ({ db, caller }: Acting, personIds: readonly string[]): Promise<GrantRow[]> =>
  personIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('personGrant')
        .selectAll()
        .where('accountId', '=', caller.accountId)
        .where('personId', 'in', personIds)
        .where('status', 'in', ['asked', 'given'])
        .orderBy('grantId', 'desc')
        .execute()
        .then(readAll)

/** Who has spoken last to this account about himself: his phone is the one to ask again. */
export const lastAnswerOf = (
  { db, caller }: Acting,
  personId: string,
  idCardHash: Buffer | null,
): Promise<GrantRow | undefined> =>
  db
    .selectFrom('personGrant')
    .selectAll()
    .where('accountId', '=', caller.accountId)
    .where('answeredAt', 'is not', null)
    .where(eb => eb.or([eb('personId', '=', personId), ...(idCardHash ? [eb('idCardHash', '=', idCardHash)] : [])]))
    .orderBy('answeredAt', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then(readOne)

/** Older grants of the same person to the same account. */
export const givenBefore = ({ db }: Ctx, row: GrantRow): Promise<GrantRow[]> =>
  db
    .selectFrom('personGrant')
    .selectAll()
    .where('accountId', '=', row.accountId)
    .where('status', '=', 'given')
    .where('grantId', '<>', row.grantId)
    .where(eb =>
      eb.or([eb('personId', '=', row.personId), ...(row.idCardHash ? [eb('idCardHash', '=', row.idCardHash)] : [])]),
    )
    .forUpdate()
    .execute()
    .then(readAll)

/** How many requests went to this phone since then. */
export async function countAsked({ db, runtime }: Ctx, mobile: string, since: number): Promise<number> {
  const { asked } = await db
    .selectFrom('personGrant')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('mobileHash', '=', mobileHashOf(runtime, mobile))
    .where('askedAt', '>=', new Date(since))
    .executeTakeFirstOrThrow()
  return asked
}

/** By which marks an account is the person himself: the phone that he logs in with, and his verified ID number. */
export interface Marks {
  mobile: string
  idCardHash: Buffer | null
}

/** The request or grant of whoever holds the key, or is known by these marks; held when it is to be moved. */
export function findByHand(
  { db, runtime }: Ctx,
  hand: { key: string } | { grantId: string; marks: Marks },
  hold: boolean,
): Promise<GrantRow | undefined> {
  let found = db.selectFrom('personGrant').selectAll()
  if ('key' in hand) found = found.where('keyHash', '=', hashKey(hand.key))
  else {
    const { mobile, idCardHash } = hand.marks
    found = found
      .where('grantId', '=', hand.grantId)
      .where(eb =>
        eb.or([
          eb('mobileHash', '=', mobileHashOf(runtime, mobile)),
          ...(idCardHash ? [eb('idCardHash', '=', idCardHash)] : []),
        ]),
      )
  }
  return (hold ? found.forUpdate() : found).executeTakeFirst().then(readOne)
}

export interface ManagerRow {
  managedId: string
  accountId: string
  idCardHash: Buffer | null
  relationship: string
  isSpoken: boolean
  mayBeCalled: boolean
  isOpen: boolean
  scopes: string[] | null
  openUntil: number | null
  grantId: string | null
  askedGrantId: string | null
}

/** Other accounts' entries of the person with these marks. */
export async function managersOf(
  { db, runtime, caller, now }: Acting,
  { mobile, idCardHash }: Marks,
): Promise<ManagerRow[]> {
  const at = new Date(now)
  const { rows } = await sql<ManagerRow>`
    with mine as (
      select person_id from person where id_card_hash = ${idCardHash} and not is_self
      union select person_id from person_grant where mobile_hash = ${mobileHashOf(runtime, mobile)}
        and (answered_at is not null or asked_until > ${at})
    )
    select p.person_id as managed_id, p.account_id, p.id_card_hash, p.relationship, s.grant_id is not null as is_spoken,
      s.open_until > ${at} as is_open, s.scopes, s.grant_id,
      coalesce((select given.may_be_called from person_grant given where given.grant_id = s.grant_id), false) as may_be_called,
      case when isfinite(s.open_until) then round(date_part('epoch', s.open_until) * 1000)::int8 end as open_until,
      (select a.grant_id from person_grant a where a.person_id = p.person_id and a.status = 'asked' and a.asked_until > ${at}) as asked_grant_id
    from mine join person p using (person_id) join person_say s using (person_id)
    where p.account_id <> ${caller.accountId} and p.removed_at is null and not p.is_self
    order by p.created_at, p.person_id`.execute(db)
  return rows
}
