import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database, Db } from '../database/connect.ts'
import { showFigures } from '../database/figures.ts'
import { isDue } from './queue.ts'

interface Waiting {
  job: string
  count: number
  seconds: number
}

/** What could run and does not yet. */
export function showQueue(registry: Registry, db: Database): void {
  // Not `job`: that label is Prometheus's own, and it would put its own word in its place.
  const label = { name: 'name', of: ({ job }: Waiting) => job }
  showFigures<Waiting>(
    registry,
    () =>
      sql<Waiting>`
        select name as job, count(*)::int as count, extract(epoch from now() - min(start_after))::float as seconds
        from pgboss.job where ${sql.raw(isDue)} group by name`.execute(db),
    [
      {
        name: 'nethos_jobs_waiting',
        help: 'Jobs that could run now and do not yet, by name',
        label,
        of: row => row.count,
      },
      {
        name: 'nethos_jobs_oldest_waiting_seconds',
        help: 'How long the oldest of the jobs that could run has waited, by name',
        label,
        of: row => row.seconds,
      },
    ],
  )
}

/** Of all jobs that could run and do not yet: how many, and for how long the oldest (ms; null when there is none). */
export async function jobsThatWait(db: Db): Promise<{ waiting: number; oldestMs: number | null }> {
  const { rows } = await sql<{ waiting: number; oldestMs: number | null }>`
    select count(*)::int as waiting, round(extract(epoch from now() - min(start_after)) * 1000)::float8 as oldest_ms
    from pgboss.job where ${sql.raw(isDue)}`.execute(db)
  return firstOf(rows)
}
