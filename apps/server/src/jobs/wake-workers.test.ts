import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestServer } from '../testing/server.ts'

const server = await openTestServer()

/** A text message that nobody wants any more: the job has nothing to do. */
const send = (nth: string, startAfterSeconds: number) =>
  server.db
    .transaction()
    .execute(trx => server.jobs.send(trx, 'sms.send', { nth, sealed: '', goodUntil: 0 }, { startAfterSeconds }))

const stateOf = async (nth: string) =>
  (
    await sql<{ state: string }>`
      select state::text from pgboss.job where name = 'sms.send' and data ->> 'nth' = ${nth}`.execute(server.db)
  ).rows[0]?.state

test('what was put off runs when it is due, long before the workers look by themselves; what is not due is left alone', async () => {
  await send('soon', 1)
  await send('later', 3_600)
  expect(await stateOf('soon')).toBe('created')
  await vi.waitUntil(async () => (await stateOf('soon')) === 'completed', { timeout: 10_000, interval: 50 })
  expect(await stateOf('later')).toBe('created')
})
