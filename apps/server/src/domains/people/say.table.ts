import { present } from '@nethos/contract/common/present.ts'
import { sql, type RawBuilder } from 'kysely'
import { birthdayAt, type ClosedReason, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { PeopleScope } from './person.table.ts'

/** What a person lets the account that has him on its list do, as it is now. */
export interface Say {
  personId: string
  name: string
  birthOn: string | null
  isSelf: boolean
  /** He has spoken: his words count, no longer only the documents'. */
  isSpoken: boolean
  isOpen: boolean
  /** null: in everything. */
  scopes: GrantScope[] | null
  /** Epoch ms; null: no end in sight. */
  openUntil: number | null
  status: string | null
  endedBy: string | null
  createdAt: number
  /** The account of his own, if he has one and is verified there. */
  ownAccountId: string | null
}

/** The columns of a Say, out of person_say under the name `say`. */
export const sayColumns = (now: number) => sql`
  say.person_id, say.name, say.birth_on, say.is_self, say.grant_id is not null as is_spoken,
  say.open_until > ${new Date(now)} as is_open, say.scopes,
  case when isfinite(say.open_until) then round(date_part('epoch', say.open_until) * 1000)::int8 end as open_until,
  say.status, say.ended_by, round(date_part('epoch', say.created_at) * 1000)::int8 as created_at, say.own_account_id`

/** Of the caller's people, or of one of them. */
export async function findSays(
  { db, caller, now }: Pick<PeopleScope, 'db' | 'caller' | 'now'>,
  personId?: string,
): Promise<Say[]> {
  const { rows } = await sql<Say>`
    select ${sayColumns(now)} from person_say say
    where say.account_id = ${caller.accountId} and ${personId === undefined ? sql`true` : sql`say.person_id = ${personId}`}`.execute(
    db,
  )
  return rows
}

export const findSay = async (
  scope: Pick<PeopleScope, 'db' | 'caller' | 'now'>,
  personId: string,
): Promise<Say | undefined> => (await findSays(scope, personId))[0]

/** Why it is closed; undefined when it is open in this. */
export function whyClosed(say: Say, scope: GrantScope, now: number): ClosedReason | undefined {
  if (say.isOpen) return say.scopes === null || say.scopes.includes(scope) ? undefined : 'not_in_scope'
  if (say.status === 'revoked') return say.endedBy === 'manager' ? 'handed_back' : 'revoked'
  if (say.status === 'refused') return 'refused'
  const line = ([18, 14] as const).find(
    years => say.birthOn !== null && birthdayAt(say.birthOn, years) === say.openUntil,
  )
  if (line && present(say.openUntil) <= now) return `of_${line}`
  return 'expired'
}

/** The same question inside of a statement: may the account act for the person of this column now? */
export const isOpenFor = (personColumn: string, scope: GrantScope, now: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from person_say say where say.person_id = ${sql.ref(personColumn)}
    and say.open_until > ${new Date(now)} and (say.scopes is null or ${sql.lit(scope)} = any(say.scopes)))`

/** The same as text, for statements that are text; `now` is their parameter. */
export const openForText = (personColumn: string, scope: GrantScope, now: string): string =>
  `exists (select from person_say say where say.person_id = ${personColumn} and ${isOpenText('say', scope, now)})`

/** The same for a statement that has the row of person_say at hand under this name. */
export const isOpenText = (say: string, scope: GrantScope, now: string): string =>
  `${say}.open_until > ${now} and (${say}.scopes is null or '${scope}' = any(${say}.scopes))`

const onceAnHour = 3_600_000

/** Whether the owner of the record has such a line of this hand's within the hour: a polled page is one look. */
export async function isNotedLately(
  { db, caller, now }: Pick<Ctx, 'db' | 'now'> & { caller: { accountId: string } },
  line: { action: string; recordType: string; recordId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit')
    .select('auditId')
    .where('recordType', '=', line.recordType)
    .where('recordId', '=', line.recordId)
    .where('action', '=', line.action)
    .where('actorKind', '=', 'account')
    .where('actorId', '=', caller.accountId)
    .where('at', '>', new Date(now - onceAnHour))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
