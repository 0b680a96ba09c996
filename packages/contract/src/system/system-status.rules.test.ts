import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeStatus, statusBounds } from './system-status.rules.ts'

const calm = {
  database: { version: '18.1', sizeBytes: 1, answeredMs: 2 },
  jobs: { waiting: 0, oldestMs: null, failed: 0 },
  backupAgeMs: 1,
  outside: [],
}
const silent = { kind: 'sms', of: '', hosName: '', state: 'open', forMs: 1, inHand: 0, failed: 5, refused: 1 } as const
const levels = (changes: Partial<Parameters<typeof judgeStatus>[0]>) =>
  Object.values(judgeStatus({ ...calm, ...changes }))
const waiting = (oldestMs: number) => ({ jobs: { waiting: 1, oldestMs, failed: 0 } })

test('what is as it should be is good, all of it', () =>
  expect(levels({})).toEqual(['good', 'good', 'good', 'good', 'good']))

test.each([
  ['a slow database', { database: { ...calm.database, answeredMs: 1_001 } }, ['bad', 'good', 'good', 'good', 'good']],
  ['a job that has waited too long', waiting(300_001), ['good', 'bad', 'good', 'good', 'good']],
  ['a job that waits', waiting(300_000), ['good', 'good', 'good', 'good', 'good']],
  ['a job given up', { jobs: { ...calm.jobs, failed: 1 } }, ['good', 'good', 'bad', 'good', 'good']],
  ['a system outside that is left alone', { outside: [silent] }, ['good', 'good', 'good', 'bad', 'good']],
  ['no backup', { backupAgeMs: null }, ['good', 'good', 'good', 'good', 'bad']],
  ['an old backup', { backupAgeMs: 36 * 3_600_000 + 1 }, ['good', 'good', 'good', 'good', 'bad']],
  ['the backup of last night', { backupAgeMs: 36 * 3_600_000 }, ['good', 'good', 'good', 'good', 'good']],
])('%s', (_what, changes, expected) => expect(levels(changes)).toEqual(expected))

test('the bounds are those of the alerts', () => {
  const alerts = readFileSync(new URL('../../../../deploy/prometheus/alerts.yml', import.meta.url), 'utf8')
  expect(alerts).toContain(`nethos_jobs_oldest_waiting_seconds) > ${statusBounds.jobWaitMs / 1000}`)
  expect(alerts).toContain(`nethos_backup_age_seconds) > ${statusBounds.backupAgeMs / 3_600_000} * 3600`)
})
