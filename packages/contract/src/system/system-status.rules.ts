import type { SystemStatus } from './system-status.services.ts'

const minute = 60_000
const hour = 60 * minute

/** The same bounds as the alerts (deploy/prometheus/alerts.yml): what is red here has called somebody, where alerts are set up. */
export const statusBounds = { jobWaitMs: 5 * minute, backupAgeMs: 36 * hour, databaseMs: 1_000 } as const

export type StatusPart = 'database' | 'jobs' | 'failed_jobs' | 'outside' | 'backup'
export type StatusLevel = 'good' | 'bad'

/** Each part of the server and how it stands, in the order of the page. */
export function judgeStatus({
  database,
  jobs,
  backupAgeMs,
  outside,
}: Pick<SystemStatus, 'database' | 'jobs' | 'backupAgeMs' | 'outside'>): Record<StatusPart, StatusLevel> {
  const level = (isBad: boolean): StatusLevel => (isBad ? 'bad' : 'good')
  return {
    database: level(database.answeredMs > statusBounds.databaseMs),
    jobs: level((jobs.oldestMs ?? 0) > statusBounds.jobWaitMs),
    failed_jobs: level(jobs.failed > 0),
    outside: level(outside.some(one => one.state !== 'closed')),
    backup: level(backupAgeMs === null || backupAgeMs > statusBounds.backupAgeMs),
  }
}
