import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { atEnd } from '../testing/at-end.ts'
import { isDatabaseAway } from './away.ts'
import { DatabaseClient } from './client.ts'
import { freePort } from './free-port.ts'
import { openPool } from './connect.ts'

const open = new Set<Socket>()
/** Takes connections and says nothing, as a host whose cable was pulled behind a proxy that stands. */
const silent = createServer(socket => void open.add(socket)).listen(0, '127.0.0.1')
await once(silent, 'listening')
atEnd(async () => {
  for (const socket of open) socket.destroy()
  silent.close()
})
const { port } = silent.address() as AddressInfo
const at = (...ports: number[]) => `postgresql://u:p@${ports.map(one => `127.0.0.1:${one}`).join(',')}/nethos`
const connectTo = (connectionString: string) =>
  new DatabaseClient({ connectionString, connectionTimeoutMillis: 100 }).connect().then(
    () => undefined,
    (error: Error) => error,
  )

test('a host that is gone, one that says nothing, and several of which none takes writes are no fault of ours', async () => {
  const [gone, other] = [await freePort(), await freePort()]
  for (const url of [at(gone), at(port), at(gone, other)]) {
    const error = await connectTo(url)
    expect(error, url).toBeInstanceOf(Error)
    expect(isDatabaseAway(error!), `${error!.name}: ${error!.message}`).toBe(true)
  }
})

test('nor is a pool whose connections do not come', async () => {
  const pool = openPool({ url: at(port), size: 1, onError: () => undefined })
  pool.options.connectionTimeoutMillis = 100
  const errors = await Promise.all([1, 2].map(() => pool.connect().catch((error: Error) => error)))
  for (const error of errors) expect(isDatabaseAway(error as Error), (error as Error).message).toBe(true)
})

test('a mistake of ours is one', () => {
  expect(isDatabaseAway(new pg.DatabaseError('duplicate key', 1, 'error'))).toBe(false)
  expect(isDatabaseAway(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
  expect(isDatabaseAway(new TypeError('timeout is not a function'))).toBe(false)
})
