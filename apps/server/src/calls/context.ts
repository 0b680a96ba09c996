import { sql } from 'kysely'
import type { Db, InTransaction } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { eventChannel } from '../events/hub.ts'
import type { Caller } from './caller.ts'
import type { Ctx } from './handler.ts'
import { writeDown } from './audit.ts'

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
export function contextOn(
  db: Db,
  runtime: Runtime,
  jobs: JobQueue,
  about: Circumstances,
  announce = announceIn(db),
): Ctx {
  return {
    ...about,
    agent: about.agent ?? '',
    db,
    runtime,
    enqueue: (job, data, options) => jobs.send(db as InTransaction, job, data, options),
    announce,
    audit: line => writeDown(db, about, line),
  }
}
