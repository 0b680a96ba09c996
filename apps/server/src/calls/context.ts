import { sql } from 'kysely'
import type { Db, InTransaction } from '../database/connect.ts'
import type { House } from '../house.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { eventChannel } from '../events/hub.ts'
import type { Caller } from './caller.ts'
import type { AuditLine, Ctx, ListedPerson } from './handler.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { AuditAction } from '@nethos/contract/common/audit-actions.ts'

export interface Circumstances {
  caller: Caller
  now: number
  requestId: string
  channel: string
  address: string
  deviceId: string | undefined
  /** Jobs have none. */
  agent?: string
}

/** In the transaction itself: heard after its commit. */
const announceIn =
  (db: Db): Ctx['announce'] =>
  async (to, type, id) => {
    await sql`select pg_notify(${eventChannel}, ${JSON.stringify({ to, type, id })})`.execute(db)
  }

/** Binds a call's circumstances to the connection that it runs on. */
export function contextOn(db: Db, house: House, jobs: JobQueue, about: Circumstances, announce = announceIn(db)): Ctx {
  return {
    ...about,
    agent: about.agent ?? '',
    db,
    house,
    enqueue: (job, data, options) => jobs.send(db as InTransaction, job, data, options),
    announce,
    audit: line => writeDown(db, about, line),
    auditListed: (action, persons) => writeDownListed(db, about, action, persons),
  }
}

/** A line of the append-only audit log. */
export async function writeDown(
  db: Db,
  { caller, now, requestId }: Pick<Circumstances, 'caller' | 'now' | 'requestId'>,
  line: AuditLine,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: new Date(now),
      actorKind: actorKind(caller),
      actorId: actorId(caller),
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
async function writeDownListed(
  db: Db,
  { caller, now, requestId }: Circumstances,
  action: AuditAction,
  listed: readonly ListedPerson[],
): Promise<void> {
  const persons = [...new Map(listed.map(one => [one.personId, one])).values()]
  if (persons.length === 0) return
  const role = caller.kind === 'staff' ? caller.role : ''
  const before = `${actorId(caller)} ${action} `
  const after = ` ${dayOf(now)}`
  await sql`
    insert into audit (at, actor_kind, actor_id, actor_role, action, account_id, person_id, request_id, once_key)
    select ${new Date(now)}, ${actorKind(caller)}, ${actorId(caller)}, ${role}, ${action}, account_id, person_id, ${requestId},
           ${before}::text || person_id || ${after}::text
    from unnest(${persons.map(one => one.accountId)}::text[], ${persons.map(one => one.personId)}::text[]) as listed (account_id, person_id)
    where not exists (select from audit as written where written.once_key = ${before}::text || listed.person_id || ${after}::text)
    on conflict (once_key) where once_key is not null do nothing`.execute(db)
}

const actorKind = (caller: Caller): string =>
  caller.kind === 'account' || caller.kind === 'staff' ? caller.kind : 'system'
const actorId = (caller: Caller): string =>
  caller.kind === 'account' ? caller.accountId : caller.kind === 'staff' ? caller.staffId : caller.kind
