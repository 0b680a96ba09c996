import { sql } from 'kysely'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'

type Scope = Pick<Ctx<AccountCaller>, 'db' | 'caller'>

export interface LookRow {
  auditId: number
  at: Date
  /** system: nobody that is known here; whoever opened a link. */
  actorKind: 'staff' | 'account' | 'system'
  actorRole: string
  action: string
  recordType: string | null
  recordId: string | null
  isOwn: boolean
  personId: string | null
  personName: string | null
  staffName: string | null
  relativeName: string | null
  relativeMobileSealed: Buffer | null
}

const byLink: AuditAction = 'report.share.open'

/** Whether it is one of the account's people; removed ones count, for what was seen of them has been seen. */
export async function isOwnPerson({ db, caller }: Scope, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('personId')
    .where('personId', '=', personId)
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * What others did with the account's records, and with its owner's in other accounts, newest first. `twin`: the same human
 * being among another account's people, by the ID number of an own person who is real-name verified.
 */
export async function listLookRows(
  { db, caller }: Scope,
  { personId, offset, limit }: { personId: string | null; offset: number; limit: number },
): Promise<LookRow[]> {
  const me = caller.accountId
  const upTo = offset + limit
  const { rows } = await sql<LookRow>`
    with self as (
      select person_id, name, id_card_hash from person
      where account_id = ${me} and is_self and is_realname and id_card_hash is not null
    ), twin as (
      select person.person_id, self.person_id as own_id
      from self join person on person.id_card_hash = self.id_card_hash
      where person.account_id <> ${me} and (${personId}::text is null or ${personId}::text = self.person_id)
    ), line as (
      (select audit.*, person_id as own_person_id, true as is_own from audit
       where account_id = ${me} and (actor_kind <> 'system' or action = ${byLink}) and actor_id <> ${me}
         and (${personId}::text is null or person_id = ${personId}::text)
       order by audit_id desc limit ${upTo})
      union all
      (select audit.*, twin.own_id, false from audit join twin on twin.person_id = audit.person_id
       where audit.account_id is distinct from ${me} and (actor_kind <> 'system' or action = ${byLink}) and actor_id <> ${me}
       order by audit_id desc limit ${upTo})
    )
    select line.audit_id, line.at, line.actor_kind, line.actor_role, line.action, line.record_type, line.record_id, line.is_own,
           line.own_person_id as person_id, person.name as person_name, coalesce(nullif(line.actor_name, ''), staff.name) as staff_name,
           relative.name as relative_name, account.mobile_sealed as relative_mobile_sealed
    from line
    left join person on person.person_id = line.own_person_id
    left join staff on line.actor_kind = 'staff' and staff.staff_id = line.actor_id
    left join account on line.actor_kind = 'account' and account.account_id = line.actor_id
    left join person as relative on relative.account_id = account.account_id and relative.is_self
    order by line.audit_id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}
