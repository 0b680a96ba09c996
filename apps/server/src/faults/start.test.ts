import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../database/free-port.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'nethos-start-'))
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  origin: string
  /** Everything that it has written so far. */
  output: () => string
}

async function start(env: Record<string, string>, command: readonly string[] = []): Promise<Started> {
  const port = await freePort()
  const [file, ...args] = [...command, process.execPath, join(import.meta.dirname, '../main.ts')]
  const child = spawn(file, args, {
    env: { ...process.env, PORT: String(port), NETHOS_DATA: folder, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  child.stdout.on('data', (bytes: Buffer) => (text += bytes))
  child.stderr.on('data', (bytes: Buffer) => (text += bytes))
  return { child, origin: `http://127.0.0.1:${port}`, output: () => text }
}

/** Its exit code, and what it said. */
async function ended({ child, output }: Started): Promise<{ code: number | null; output: string }> {
  await once(child, 'exit')
  return { code: child.exitCode, output: output().trim() }
}

/** The test's database over TCP, at another port. */
function at(port: number, { user, path }: { user?: string; path?: string } = {}): Record<string, string> {
  const url = new URL(database.appUrl)
  url.search = ''
  url.port = String(port)
  if (user) url.username = user
  if (path) url.pathname = path
  return { DATABASE_URL: url.href, DATABASE_OWNER_URL: database.url }
}
const realPort = Number(new URL(database.appUrl).port)

/** Leads to the test's database; `slowMs`: so long it keeps each new connection waiting, as a busy machine does. */
async function proxyOn(port: number, slowMs = 0): Promise<{ close(): void }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    const there = connect(realPort, '127.0.0.1')
    for (const one of [socket, there]) {
      sockets.add(one)
      one.on('error', () => one.destroy())
    }
    socket.pause()
    setTimeout(() => socket.pipe(there).pipe(socket), slowMs)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test(
  'a server that is started before its database says so in a sentence, and is ready when it comes',
  { timeout: 90_000 },
  async () => {
    const port = await freePort()
    const server = await start(at(port))
    await vi.waitUntil(() => server.output() !== '', { timeout: 30_000, interval: 50 })
    expect(server.output()).toContain(`The database at 127.0.0.1:${port}`)
    expect(server.output()).toContain('cannot be reached: nobody listens there. Waiting for it.')
    expect(server.output()).not.toContain(new URL(database.appUrl).password)
    expect(server.child.exitCode).toBeNull()
    const proxy = await proxyOn(port)
    await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`).catch(() => undefined))?.ok, {
      timeout: 60_000,
      interval: 100,
    })
    server.child.kill('SIGTERM')
    expect((await ended(server)).code).toBe(0)
    proxy.close()
  },
)

test(
  'a start on a busy machine, where each connection takes longer than a call would wait, comes to its end',
  { timeout: 120_000 },
  async () => {
    const port = await freePort()
    const proxy = await proxyOn(port, 2_500)
    const server = await start(at(port))
    await vi.waitUntil(
      async () =>
        server.child.exitCode !== null || (await fetch(`${server.origin}/healthz`).catch(() => undefined))?.ok,
      { timeout: 100_000, interval: 100 },
    )
    expect(server.output()).not.toContain('Error')
    expect(server.child.exitCode).toBeNull()
    server.child.kill('SIGKILL')
    proxy.close()
  },
)

test.each([
  ['a user that nobody knows', () => at(realPort, { user: 'nobody' }), 'user name or password are wrong'],
  ['a database that is not there', () => at(realPort, { path: '/nowhere' }), 'it has no database of this name'],
])('%s is said at once, in one sentence without the password', async (_, settings, why) => {
  const { code, output: reply } = await ended(await start(settings()))
  expect(code).toBe(1)
  expect(reply).toMatch(
    new RegExp(`^The database at 127\\.0\\.0\\.1:\\d+/\\w+ \\(DATABASE_URL\\) cannot be reached: ${why}\\.$`),
  )
})

test('an address past the pooler that leads to another database is said in a sentence', async () => {
  const there = new URL(database.url)
  there.pathname = '/postgres'
  const { code, output: reply } = await ended(await start({ ...at(realPort), DATABASE_DIRECT_URL: there.href }))
  expect(code).toBe(1)
  expect(reply).toBe(
    'DATABASE_DIRECT_URL leads to another database than DATABASE_URL: it must be the one behind the pooler.',
  )
})

test('an address that is none is said in a sentence', async () => {
  const { code, output: reply } = await ended(await start({ DATABASE_URL: 'postgres://a:b:c/nethos' }))
  expect(code).toBe(1)
  expect(reply).toBe(
    'DATABASE_URL is not an address of one PostgreSQL, such as postgres://user:password@host:5432/nethos.',
  )
})

const mount = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs -o ro none /mnt && exec "$@"', 'sh']
/** Only who may mount can have a read-only disk for a moment. */
const mayMount = spawnSync(mount[0]!, [...mount.slice(1), 'true']).status === 0

test.skipIf(!mayMount)('a data folder on a read-only disk is said so', async () => {
  const { code, output: reply } = await ended(await start({ NETHOS_DATA: '/mnt/data', DATABASE_URL: '' }, mount))
  expect(code).toBe(1)
  expect(reply).toBe(
    'The data folder /mnt/data/postgres cannot be used: its disk is read-only. Choose another with NETHOS_DATA=/path npm start.',
  )
})
