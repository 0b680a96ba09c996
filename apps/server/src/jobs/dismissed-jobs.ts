import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { withoutNumbers, type FailedJob } from './failed-jobs.ts'

interface Dismissal {
  jobId: string
  reason: string
  staffId: string
  /** Epoch ms. */
  at: number
}

type DismissedJob = FailedJob & { reason: string; staffName: string; dismissedAt: Date }

/** It is tried no more and no longer among the failed; what it was and why stays. False when it is not among them. */
export async function dismissFailedJob(db: Db, { jobId, reason, staffId, at }: Dismissal): Promise<boolean> {
  const { rows } = await sql<Omit<FailedJob, 'jobId'>>`
    update pgboss.job set state = 'cancelled' where state = 'failed' and id::text = ${jobId}
    returning name as job, created_on as queued_at, coalesce(completed_on, created_on) as failed_at, retry_count + 1 as tries,
      coalesce(output ->> 'message', output #>> '{value,message}', '') as why`.execute(db)
  const [row] = rows
  if (!row) return false
  const dismissal = { ...row, why: withoutNumbers(row.why), jobId, reason, staffId, dismissedAt: new Date(at) }
  await db.insertInto('jobDismissal').values(dismissal).execute()
  return true
}

/** Newest first. */
export const dismissedJobs = (db: Db, { limit, offset }: { limit: number; offset: number }): Promise<DismissedJob[]> =>
  db
    .selectFrom('jobDismissal')
    .innerJoin('staff', 'staff.staffId', 'jobDismissal.staffId')
    .select([
      'jobId',
      'job',
      'queuedAt',
      'failedAt',
      'tries',
      'why',
      'reason',
      'dismissedAt',
      'staff.name as staffName',
    ])
    .orderBy('dismissedAt', 'desc')
    .orderBy('jobId')
    .limit(limit)
    .offset(offset)
    .execute()
