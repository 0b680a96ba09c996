import { sql } from 'kysely'
import type { AuditAction } from '@nethos/contract/audit-actions.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Look } from '@nethos/contract/service.ts'
import type { Db } from '../database/connect.ts'
import { actorIdOf, type AccountCaller, type Caller } from './caller.ts'
import type { AuditLine, Ctx, ListedPerson, Looked } from './handler.ts'

type Looking = Pick<Ctx, 'caller' | 'now' | 'requestId'>

/** A look of an account at the record of one of its people. */
export interface AccountLook {
  action: AuditAction
  personId: string
  recordType: string
  recordId: string
}

/** Writes it when the person has a verified account of his own: whether he has is told, or asked for. */
export type NoteLook = (ctx: Ctx<AccountCaller>, look: AccountLook, isDelegated: boolean | undefined) => Promise<void>

/** The lines of an audited query, before anything is answered: a look that cannot be written shows nothing. */
export async function writeLooks(
  ctx: Ctx,
  { read, of = '', listed }: Look,
  { at, listed: persons }: Looked<unknown>,
  noteLook: NoteLook,
): Promise<void> {
  if (read && ctx.caller.kind === 'account') {
    for (const { personId, recordId = '', isDelegated } of at)
      if (personId)
        await noteLook(ctx as Ctx<AccountCaller>, { action: read, personId, recordType: of, recordId }, isDelegated)
    return
  }
  // A search that finds nobody is a look, too.
  if (read)
    for (const { accountId, personId, recordId } of at.length > 0 ? at : [{}])
      await writeDown(ctx.db, ctx, {
        action: read,
        recordType: of,
        ...(accountId && { accountId }),
        ...(personId && { personId }),
        ...(recordId && { recordId }),
      })
  if (listed) await writeDownListed(ctx.db, ctx, listed, persons)
}

/** A line of the append-only audit log. */
export async function writeDown(db: Db, { caller, now, requestId }: Looking, line: AuditLine): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: new Date(now),
      actorKind: actorKind(caller),
      actorId: actorIdOf(caller),
      actorRole: caller.kind === 'staff' ? caller.role : '',
      action: line.action,
      accountId: line.accountId ?? null,
      personId: line.personId ?? null,
      recordType: line.recordType ?? null,
      recordId: line.recordId ?? null,
      requestId,
    })
    .execute()
}

/** Once for each person and day: a queue is asked for every few seconds (docs/decisions/0020). */
export async function writeDownListed(
  db: Db,
  { caller, now, requestId }: Looking,
  action: AuditAction,
  listed: readonly ListedPerson[],
): Promise<void> {
  const persons = [...new Map(listed.map(one => [one.personId, one])).values()]
  if (persons.length === 0) return
  const role = caller.kind === 'staff' ? caller.role : ''
  const before = `${actorIdOf(caller)} ${action} `
  const after = ` ${dayOf(now)}`
  await sql`
    insert into audit (at, actor_kind, actor_id, actor_role, action, account_id, person_id, request_id, once_key)
    select ${new Date(now)}, ${actorKind(caller)}, ${actorIdOf(caller)}, ${role}, ${action}, account_id, person_id, ${requestId},
           ${before}::text || person_id || ${after}::text
    from unnest(${persons.map(one => one.accountId)}::text[], ${persons.map(one => one.personId)}::text[]) as listed (account_id, person_id)
    where not exists (select from audit as written where written.once_key = ${before}::text || listed.person_id || ${after}::text)
    on conflict (once_key) where once_key is not null do nothing`.execute(db)
}

const actorKind = (caller: Caller): string =>
  caller.kind === 'account' || caller.kind === 'staff' ? caller.kind : 'system'
