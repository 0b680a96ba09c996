import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import {
  outsidePorts,
  type OutsidePort,
  type SystemStatus,
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
    outside: await outsideOf(db, runtime),
    ports: outsidePorts.map(port => ({ port, isConnected: connected[port](runtime) })),
  }
}

async function databaseOf(db: Db): Promise<{ version: string; sizeBytes: number }> {
  const { rows } = await sql<{ version: string; sizeBytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size_bytes`.execute(
    db,
  )
  return firstOf(rows)
}

/** The systems outside, those that are left alone first. */
async function outsideOf(db: Db, runtime: Runtime): Promise<SystemStatus['outside']> {
  const systems = runtime.outside.all()
  const hospitals = await db.selectFrom('hospital').select(['hosId', 'hosName']).execute()
  const nameOf = new Map(hospitals.map(one => [one.hosId, one.hosName]))
  return systems
    .map(({ kind, of, state, forMs, inHand, outcomes }) => ({
      kind,
      of,
      hosName: nameOf.get(of) ?? '',
      state,
      forMs,
      inHand,
      failed: outcomes.failed,
      refused: outcomes.refused_open + outcomes.refused_full,
    }))
    .sort((one, other) => Number(one.state === 'closed') - Number(other.state === 'closed'))
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
