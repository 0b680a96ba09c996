import { sql } from 'kysely'
import type { Db, InTransaction } from '../database/connect.ts'
import type { House } from '../house.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { eventChannel } from '../events/hub.ts'
import type { Caller } from './caller.ts'
import type { AuditLine, Ctx } from './handler.ts'

export interface Circumstances {
  caller: Caller
  now: number
  requestId: string
  channel: string
  address: string
  deviceId: string | undefined
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
    db,
    house,
    enqueue: (job, data, options) => jobs.send(db as InTransaction, job, data, options),
    announce,
    audit: line => writeDown(db, about, line),
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

const actorKind = (caller: Caller): string =>
  caller.kind === 'account' || caller.kind === 'staff' ? caller.kind : 'system'
const actorId = (caller: Caller): string =>
  caller.kind === 'account' ? caller.accountId : caller.kind === 'staff' ? caller.staffId : caller.kind
