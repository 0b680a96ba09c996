import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { serverProcess, type KillableServer } from './server-process.ts'

const database = await testDatabase()
const settings = { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.url }
const started: KillableServer[] = []
afterAll(() => Promise.all(started.map(server => server.stop())))

const aServer = async (): Promise<KillableServer> => {
  const server = await serverProcess(settings)
  started.push(server)
  return server
}

/** Runs statements as the owner, beside the servers. */
async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Somebody has waited for a lock for longer than a call may. */
const waitsLong = `
  select from pg_locks
  where relation = 'hospital'::regclass and not granted and waitstart < clock_timestamp() - interval '2500 ms'`

test(
  'servers that start together on an empty database are all ready, and the demo is there once',
  { timeout: 180_000 },
  async () => {
    const servers = await asOwner(async client => {
      await client.query('begin')
      await client.query('lock table hospital in access exclusive mode')
      const all = Promise.all([aServer(), aServer()])
      const longWait = vi.waitUntil(async () => (await client.query(waitsLong)).rowCount, {
        timeout: 60_000,
        interval: 100,
      })
      await Promise.race([longWait, all])
      await client.query('commit')
      return all
    })
    for (const { origin } of servers) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    const { rows } = await asOwner(client =>
      client.query<Record<string, number>>(`
        select (select count(*)::int from hospital) as hospitals,
          (select count(*)::int from demo_hospital.house) as houses,
          (select count(*)::int from demo_hospital.session where session_code like '%-extra-%') as extra,
          (select count(*)::int from person where name = '王秀英' and is_self) as patients`),
    )
    expect(rows[0]).toEqual({ hospitals: 3, houses: 3, extra: 4, patients: 1 })
  },
)
