import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { Database, Db } from '../database/connect.ts'
import { showFigures } from '../database/figures.ts'
import { everyMinute } from './periodic.ts'

const retentionSeconds = 90 * 24 * 3_600

export interface FailedJob {
  jobId: string
  job: string
  queuedAt: Date
  failedAt: Date
  tries: number
  why: string
}

/**
 * pg-boss has no index for what has failed, and a day of what has ended lies in its table: all of it was read for each count. One
 * process at a time, as several may start at once; where it stands, the table is not locked.
 */
export const indexFailedJobs = (db: Database): Promise<void> =>
  db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('index of failed jobs', 0))`.execute(trx)
    const { rows } = await sql<{
      is: boolean
    }>`select to_regclass('pgboss.nethos_job_failed') is not null as is`.execute(trx)
    if (firstOf(rows).is) return
    await sql`create index nethos_job_failed on pgboss.job (name, completed_on) where state = 'failed'`.execute(trx)
  })

/** pg-boss removes what has ended after a day: long enough for what has gone well, too short for what nobody has seen. */
export const retainFailedJobs = everyMinute('jobs.keep-failed', ({ db }) =>
  sql`update pgboss.job set deletion_seconds = ${retentionSeconds} where state = 'failed' and deletion_seconds < ${retentionSeconds}`.execute(
    db,
  ),
)

/** Numbers of people, orders and phones have no place on a page for technicians. */
export const withoutNumbers = (text: string): string => text.replaceAll(/\d{4,}/g, '…').slice(0, 300)

/** Newest first. */
export async function failedJobs(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text as job_id, name as job, created_on as queued_at, coalesce(completed_on, created_on) as failed_at,
           retry_count + 1 as tries, coalesce(output ->> 'message', output #>> '{value,message}', '') as why
    from pgboss.job where state = 'failed' order by completed_on desc nulls last, id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows.map(row => ({ ...row, why: withoutNumbers(row.why) }))
}

export async function failedJobCount(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state = 'failed'`.execute(db)
  return firstOf(rows).count
}

/** As when it was queued; false when it is not among the failed. */
export async function retryFailedJob(db: Db, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_count = 0, completed_on = null, start_after = now()
    where state = 'failed' and id::text = ${jobId} returning id`.execute(db)
  return rows.length > 0
}

interface Failed {
  job: string
  count: number
}

/** nethos_jobs_failed: what an alarm looks at; anything above 0 wants a person. */
export function countFailedJobs(registry: Registry, db: Database): void {
  showFigures<Failed>(
    registry,
    () =>
      sql<Failed>`
        select name as job, count(*)::int as count from pgboss.job where state = 'failed' group by name`.execute(db),
    [
      {
        name: 'nethos_jobs_failed',
        help: 'Jobs that were given up after all their tries, by name',
        // Not `job`: that label is Prometheus's own.
        label: { name: 'name', of: ({ job }) => job },
        of: row => row.count,
      },
    ],
  )
}
