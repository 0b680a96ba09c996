import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { clusterIn } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { livingPostmaster } from './postmaster.ts'

const home = await mkdtemp(join(tmpdir(), 'embedded-'))
const other = join(home, 'other')
const dataDir = join(home, 'data')
const cluster = clusterIn(join(dataDir, 'postgres'))
afterAll(() => rm(home, { recursive: true, force: true }))

const silent = () => undefined

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', silent)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Another process that uses the same data folder; says its address once it is in. */
async function anotherProcess(): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    const { startEmbedded } = await import(process.argv[1])
    const embedded = await startEmbedded(process.argv[2])
    console.log(embedded.url)
    process.on('SIGTERM', () => embedded.stop())`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, join(import.meta.dirname, 'embedded.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, url }
}

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbedded(dataDir)
  await ask(first.url, 'create table tree (id int)')
  await ask(first.appUrl, 'insert into tree values (7)')
  expect(await ask(first.appUrl, 'select id from tree')).toEqual([7])
  await first.stop()
  expect(livingPostmaster(cluster)).toBeUndefined()
  const second = await startEmbedded(dataDir)
  expect(await ask(second.url, 'select id from tree')).toEqual([7])
  await second.stop()
})

test('the working role cannot change the shape of tables', async () => {
  const embedded = await startEmbedded(dataDir)
  await expect(ask(embedded.appUrl, 'alter table tree add leaf int')).rejects.toThrow('must be owner of table tree')
  await expect(ask(embedded.appUrl, 'create table leaf (id int)')).rejects.toThrow(
    'permission denied for schema public',
  )
  await embedded.stop()
})

test('a second process joins, and the last to leave shuts it down', async () => {
  const [mine, theirs] = await Promise.all([startEmbedded(dataDir), anotherProcess()])
  expect(theirs.url).toBe(mine.url)
  await mine.stop()
  expect(await ask(theirs.url, 'select 1')).toEqual([1])
  theirs.child.kill('SIGTERM')
  await once(theirs.child, 'exit')
  expect(livingPostmaster(cluster)).toBeUndefined()
})

test('it outlives a killed process; the next start joins it and shuts it down in the end', async () => {
  const killed = await anotherProcess()
  await ask(killed.url, 'insert into tree values (8)')
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const mine = await startEmbedded(dataDir)
  expect(mine.url).toBe(killed.url)
  expect(await ask(mine.url, 'select id from tree order by id')).toEqual([7, 8])
  await mine.stop()
  expect(livingPostmaster(cluster)).toBeUndefined()
})

test('a database that dies comes back at the same address', async () => {
  const troubles: string[] = []
  const mine = await startEmbedded(dataDir, sentence => troubles.push(sentence))
  const died = livingPostmaster(cluster)!.pid
  process.kill(died, 'SIGKILL')
  await expect
    .poll(() => ask(mine.url, 'select count(*)::int from tree').catch(silent), { timeout: 20_000 })
    .toEqual([2])
  expect(troubles[0]).toBe('The embedded database has ended; starting it again.')
  expect(livingPostmaster(cluster)!.pid).not.toBe(died)
  await mine.stop()
})

test('a stop while a dead database is being started again leaves none behind', async () => {
  const { promise: begun, resolve: beginning } = Promise.withResolvers<void>()
  const mine = await startEmbedded(dataDir, () => beginning())
  process.kill(livingPostmaster(cluster)!.pid, 'SIGKILL')
  await begun
  await mine.stop()
  const next = await startEmbedded(dataDir)
  await next.stop()
  expect(livingPostmaster(cluster)).toBeUndefined()
})

test('a port that another program has got since does not keep it from starting', async () => {
  const stranger = createServer()
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n0\n${port}\n\n\n\nready\n`)
  const mine = await startEmbedded(dataDir)
  expect(await ask(mine.url, 'select 1')).toEqual([1])
  expect(mine.url).not.toContain(`:${port}/`)
  await mine.stop()
  stranger.close()
})

test('a process number that another program has got since does not keep it from starting', async () => {
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n0\n5432\n\n\n\nready\n`)
  const mine = await startEmbedded(dataDir)
  expect(await ask(mine.url, 'select 1')).toEqual([1])
  await mine.stop()
})

test('a broken data folder is told in one sentence', async () => {
  await cp(dataDir, other, { recursive: true, filter: from => !from.endsWith('.log') && !from.includes('.s.PGSQL') })
  await rm(join(other, 'postgres/cluster/global/pg_control'))
  await expect(startEmbedded(other)).rejects.toThrow(
    /^The database in .*other\/postgres cannot be opened: .*Put a backup in its place/,
  )
  await rm(join(other, 'postgres/cluster/PG_VERSION'))
  await expect(startEmbedded(other)).rejects.toThrow('cannot be opened: parts of it are missing')
  await rm(other, { recursive: true })
  await writeFile(other, 'a file')
  await expect(startEmbedded(other)).rejects.toThrow('cannot be used: a file stands in its way')
})
