import { resolve } from 'node:path'
import { showBackupAge } from '../backup/last-backup.ts'
import type { Database } from '../database/connect.ts'
import { showLogSlots } from '../database/slot-figures.ts'
import { showTableSizes } from '../database/table-figures.ts'
import { countFailedJobs } from '../jobs/failed-jobs.ts'
import { showQueue } from '../jobs/queue-figures.ts'
import { showOutsideSystems } from '../outside-systems/figures.ts'
import type { Env } from '../settings.ts'
import type { Metrics } from '../web/health.ts'
import type { Outside } from './outside.ts'

/** The figures that are read from elsewhere when they are asked for. */
export function showFigures({ registry }: Metrics, { db, env, outside }: { db: Database; env: Env; outside: Outside }) {
  countFailedJobs(registry, db)
  showQueue(registry, db)
  showLogSlots(registry, db)
  showTableSizes(registry, db)
  showBackupAge(registry, resolve(env.NETHOS_DATA))
  showOutsideSystems(registry, outside.breakers)
}
