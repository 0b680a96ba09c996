import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { retainFailedJobs } from '../../jobs/failed-jobs.ts'
import { openLog } from '../../wiring/log.ts'
import { serverOn } from '../../testing/server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { loadDemoStaff } from '../staff/demo-staff.ts'

const lines: { msg: string; job?: string; err?: { message: string } }[] = []
const log = openLog('warn', { write: line => void lines.push(JSON.parse(line) as (typeof lines)[number]) })
const server = await serverOn(await testDatabase(), { METRICS_PORT: '0' }, { log })
await loadDemoStaff(server)
const sessionOf = async (account: string) =>
  (await server.staff.call('staff.login', { account, password: 'nethos-demo' })).obj
const admin = await sessionOf('admin1')
const list = async () => (await server.staff.call('staff.job.failed.list', {}, admin)).list

const isFailed = async (jobId: string) => (await list()).some((row: { jobId: string }) => row.jobId === jobId)

/** A text message to a phone, with no try left but one, that the provider does not take. */
async function aFailedMessage(): Promise<string> {
  const send = vi.spyOn(server.runtime.sms, 'send').mockRejectedValue(new Error('no route to 13812345678'))
  const { rows } = await server.db.transaction().execute(async trx => {
    await server.jobs.send(trx, 'sms.send', { mobile: '13812345678', template: 'consult-replied', variables: [] })
    return sql<{ jobId: string }>`
      update pgboss.job set retry_limit = 0 where name = 'sms.send' and state = 'created' returning id::text as job_id`.execute(
      trx,
    )
  })
  const { jobId } = rows[0]!
  await vi.waitUntil(() => isFailed(jobId), { timeout: 10_000, interval: 50 })
  send.mockRestore()
  return jobId
}

test('a job that was given up is shown to administrators, logged, counted, kept, and tried again', async () => {
  const jobId = await aFailedMessage()
  const [row] = await list()
  expect(row).toMatchObject({ jobId, job: 'sms.send', tries: 1, failedAt: expect.any(Number) })
  expect(row.why).not.toMatch(/\d{4}/)
  expect(lines.filter(line => line.msg.includes('failed for good'))).toMatchObject([{ job: 'sms.send' }])

  await retainFailedJobs.run({ db: server.db } as never)
  const { rows } = await sql<{ days: number }>`
    select deletion_seconds / 86400 as days from pgboss.job where id::text = ${jobId}`.execute(server.db)
  expect(rows).toEqual([{ days: 90 }])

  expect(await server.staff.call('staff.job.retry', { jobId }, admin)).toMatchObject({ code: '0', obj: true })
  expect(await list()).toEqual([])
  expect(await server.staff.call('staff.job.retry', { jobId }, admin)).toMatchObject({ code: '00010440' })
  const audit = await server.db.selectFrom('audit').select('action').where('recordId', '=', jobId).execute()
  expect(audit).toEqual([{ action: 'system.job.retry' }])
})

test('a job that an administrator has dealt with otherwise is dismissed with a reason: neither failed nor tried, and found for good', async () => {
  const jobId = await aFailedMessage()
  const dismiss = (fields: object) => server.staff.call('staff.job.dismiss', { jobId, ...fields }, admin)
  expect(await dismiss({})).toMatchObject({ msg: '原因不能为空' })
  const reason = '号码已停用，已由值班护士电话告知'
  expect(await dismiss({ reason })).toMatchObject({ code: '0', obj: true })
  expect(await isFailed(jobId)).toBe(false)
  expect((await server.staff.call('staff.job.dismissed.list', {}, admin)).list).toMatchObject([
    {
      jobId,
      job: 'sms.send',
      tries: 1,
      reason,
      staffName: expect.stringMatching(/./),
      dismissedAt: expect.any(Number),
    },
  ])

  expect(await dismiss({ reason })).toMatchObject({ code: '00010440' })
  expect(await server.staff.call('staff.job.retry', { jobId }, admin)).toMatchObject({ code: '00010440' })
  const audit = await server.db.selectFrom('audit').select('action').where('recordId', '=', jobId).execute()
  expect(audit).toEqual([{ action: 'system.job.dismiss' }])
})

test('nobody but administrators sees, repeats or dismisses the server’s work', async () => {
  const doctor = await sessionOf('doctor1')
  expect(await server.staff.call('staff.job.dismissed.list', {}, doctor)).toMatchObject({ code: '00010441' })
  const dismissal = { jobId: 'x', reason: '重复' }
  expect(await server.staff.call('staff.job.dismiss', dismissal, doctor)).toMatchObject({ code: '00010441' })
  expect(await server.staff.call('staff.job.failed.list', {}, doctor)).toMatchObject({ code: '00010441' })
  expect(await server.staff.call('staff.job.retry', { jobId: 'x' }, doctor)).toMatchObject({ code: '00010441' })
})

test('what the queue says of itself stands in the log in its words', () => {
  log.warn({ err: { message: 'it cannot reach its table', stack: 'at once' } }, 'the job queue has trouble')
  expect(lines.at(-1)).toMatchObject({ err: { message: 'it cannot reach its table' } })
})
