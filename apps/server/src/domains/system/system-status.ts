import { sql } from 'kysely'
import {
  outsidePorts,
  type OutsidePort,
  type systemStatusServices,
} from '@nethos/contract/system/system-status.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import type { Db } from '../../database/connect.ts'
import { failedJobCount } from '../../jobs/failed-jobs.ts'
import { jobsThatWait } from '../../jobs/queue-figures.ts'
import type { Runtime } from '../../runtime.ts'

export const status: HandlerOf<typeof systemStatusServices.status> = async ({ ctx: { db, runtime } }) => {
  const begun = performance.now()
  await sql`select 1`.execute(db)
  const answeredMs = Math.round(performance.now() - begun)
  const { version, sizeBytes } = await databaseOf(db)
  const { waiting, oldestMs } = await jobsThatWait(db)
  return {
    upMs: Math.round(process.uptime() * 1000),
    isSandbox: runtime.settings.mode === 'sandbox',
    database: { version, sizeBytes, answeredMs },
    jobs: { waiting, oldestMs, failed: await failedJobCount(db) },
    backupAgeMs: await runtime.backupAgeMs(),
    ports: outsidePorts.map(port => ({ port, isConnected: connected[port](runtime) })),
  }
}

async function databaseOf(db: Db): Promise<{ version: string; sizeBytes: number }> {
  const { rows } = await sql<{ version: string; sizeBytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size_bytes`.execute(
    db,
  )
  return rows[0]!
}

const connected: Readonly<Record<OutsidePort, (runtime: Runtime) => boolean>> = {
  hospital_messages: ({ messages }) => messages !== undefined,
  identity: ({ identity }) => identity !== undefined,
  staff_identity: ({ staffIdentity }) => staffIdentity !== undefined,
  insurance: ({ insurance }) => insurance !== undefined,
  surgery_insurance: ({ surgeryInsurer }) => surgeryInsurer !== undefined,
  invoices: ({ invoices }) => invoices !== undefined,
  signing: ({ signer }) => signer !== undefined,
  supervision: ({ supervision }) => supervision !== undefined,
}
