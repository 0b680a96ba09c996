import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outsidePorts } from '@nethos/contract/system/system-status.services.ts'
import { backupAgeIn, noteBackup } from '../../backup/last-backup.ts'
import { jobsThatWait } from '../../jobs/queue-figures.ts'
import { openTestServer } from '../../testing/server.ts'
import { loadDemoStaff } from '../staff/demo-staff.ts'

const server = await openTestServer()
await loadDemoStaff(server)
const sessionOf = async (account: string) =>
  (await server.staff.call('staff.login', { account, password: 'nethos-demo' })).obj
const statusAs = async (account: string) => server.staff.call('staff.system.status', {}, await sessionOf(account))

test('an administrator reads how database, jobs, backup and what is connected stand', async () => {
  const { obj } = await statusAs('admin1')
  expect(obj).toMatchObject({ isSandbox: true, jobs: { failed: 0 }, backupAgeMs: null })
  expect(obj.database.version).toMatch(/^1\d/)
  expect(obj.database.sizeBytes).toBeGreaterThan(1_000_000)
  expect(obj.ports.map((one: { port: string }) => one.port)).toEqual(outsidePorts)
})

test('a job that could run and does not is counted, with how long it has', async () => {
  // Not committed, so that no worker takes it away.
  const seen = await server.db.transaction().execute(async trx => {
    await sql`insert into pgboss.job (name, start_after) values ('sms.send', now() - interval '10 minutes')`.execute(
      trx,
    )
    const waiting = await jobsThatWait(trx)
    await sql`delete from pgboss.job where name = 'sms.send' and start_after < now() - interval '9 minutes'`.execute(
      trx,
    )
    return waiting
  })
  expect(seen.waiting).toBeGreaterThanOrEqual(1)
  expect(seen.oldestMs).toBeGreaterThanOrEqual(600_000)
})

test('nobody else reads it', async () => expect((await statusAs('doctor1')).code).not.toBe('0'))

test('the age of a backup is that of the note which its end has left', async () => {
  const data = await mkdtemp(join(tmpdir(), 'nethos-status-'))
  expect(await backupAgeIn(data)).toBeNull()
  await noteBackup(data, '/backups/1')
  const hourAgo = Date.now() / 1000 - 3600
  await utimes(join(data, 'last-backup'), hourAgo, hourAgo)
  expect(await backupAgeIn(data)).toBeGreaterThanOrEqual(3_600_000)
  await rm(data, { recursive: true })
})
