// deploy/container as far as a machine without a registry can: the compose file read by docker-compose, roles.sh run by Debian's
// PostgreSQL, backup.sh as the image's user, and the program started as the image starts it: with the image's words, settings and user, on a file system that it
// cannot write, without a capability.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { productionSettings } from '../apps/server/src/testing/production-settings.ts'
import { build } from '../scripts/built.mjs'
import { startConfined } from './lib/confined.mjs'
import { ask, startPostgres } from './lib/postgres.mjs'
import { folderFor, run as command, until } from './lib/programs.mjs'

export const name = 'container'
export const packages = ['docker-compose', 'bubblewrap', 'postgresql']

const root = join(import.meta.dirname, '..')
const deploy = join(root, 'deploy/container')
const password = 'of-the-peer'

export async function run({ say }) {
  build()
  const settings = folderFor('container')
  const services = composed(settings)
  say(`${Object.keys(services).length} services are read by docker-compose`)
  const image = imageOf(readFileSync(join(deploy, 'Containerfile'), 'utf8'))
  const postgres = await startPostgres({ name: 'container', settings: { jit: 'off' } })
  command('sh', [join(deploy, 'roles.sh')], {
    env: { ...process.env, POSTGRES_PASSWORD: password, PGHOST: '127.0.0.1', PGPORT: String(postgres.port) },
  })
  const at = role => `postgres://${role}:${password}@127.0.0.1:${postgres.port}/nethos`
  const env = {
    ...(await productionSettings(settings, { appUrl: at('nethos_app'), url: at('nethos') })),
    ...image.env,
    HOST: '127.0.0.1',
    PORT: await freePort(),
  }
  const data = join(settings, 'data')
  mkdirSync(data)
  const log = join(settings, 'log')
  const inside = startConfined(image.entrypoint, {
    uid: image.uid,
    env,
    cwd: image.workdir,
    reads: { [image.workdir]: root, [settings]: settings },
    writes: { [env.NETHOS_DATA]: data },
    log,
  })
  const origin = `http://127.0.0.1:${env.PORT}`
  await until(
    'the server is ready',
    async () => {
      if (!inside.isRunning())
        throw Object.assign(new Error(readFileSync(log, 'utf8').slice(-1_500)), { isFinal: true })
      return (await fetch(`${origin}/readyz`)).ok
    },
    { seconds: 240 },
  )
  const page = await (await fetch(`${origin}/v4/index`)).text()
  if (!page.includes('<script')) throw new Error(`the first page is ${page.slice(0, 200)}`)
  const [{ owner }] = await ask(at('nethos_app'), `select tableowner as owner from pg_tables where tablename = 'audit'`)
  if (owner !== 'nethos') throw new Error(`the audit log is ${owner}'s`)
  await backsUp({ image, env, settings, data })
  return {
    services: Object.keys(services).length,
    'instructions of the image': image.count,
    'user of the image': image.uid,
  }
}

/** As the service `backup` does each night: as the image's user, with its two folders. */
async function backsUp({ image, env, settings, data }) {
  const backups = join(settings, 'backups')
  mkdirSync(backups)
  const log = join(settings, 'backup-log')
  const words = ['/bin/sh', join(image.workdir, 'deploy/container/backup.sh'), 'now']
  const backup = startConfined(words, {
    uid: image.uid,
    env,
    cwd: image.workdir,
    reads: { [image.workdir]: root, [settings]: settings },
    writes: { [env.NETHOS_DATA]: data, '/var/backups/nethos': backups },
    log,
  })
  await until('the backup has ended', () => !backup.isRunning(), { seconds: 120 })
  const made = readdirSync(backups)
  if (
    made.length !== 1 ||
    !existsSync(join(backups, made[0], 'manifest.json')) ||
    !existsSync(join(data, 'last-backup'))
  )
    throw new Error(`there is no backup: ${readFileSync(log, 'utf8').slice(-1_500)}`)
}

/** What docker-compose makes of the file, and what each process of ours must be held by. */
function composed(settings) {
  const folder = join(settings, 'compose')
  command('cp', ['-r', deploy, folder])
  writeFileSync(join(folder, 'nethos.env'), `NETHOS_SECRET=${'0'.repeat(64)}\n`)
  const said = command('docker-compose', ['-f', join(folder, 'compose.yml'), 'config'], {
    env: { ...process.env, NETHOS_PASSWORD: password, NETHOS_SITE: 'https://hospital.example' },
  })
  const names = ['a', 'b', 'backup', 'database', 'proxy']
  const parts = new Map(said.split(/^ {2}(?=\w+:$)/m).map(part => [part.split(':')[0], part]))
  for (const one of names) if (!parts.has(one)) throw new Error(`docker-compose finds no ${one}`)
  const held = ['read_only: true', 'no-new-privileges:true', '- ALL', 'mem_limit']
  const wanted = { a: [...held, 'NETHOS_ORIGIN: https://hospital.example'], backup: [...held, '/var/backups/nethos'] }
  for (const [one, words] of Object.entries({ ...wanted, b: wanted.a }))
    for (const word of words)
      if (!parts.get(one).includes(word)) throw new Error(`${one} is without ${word}:\n${parts.get(one)}`)
  return Object.fromEntries(names.map(one => [one, parts.get(one)]))
}

/** The last stage of the Containerfile; what it copies from here must be here. */
function imageOf(text) {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const last = lines.slice(lines.findLastIndex(line => line.startsWith('FROM ')))
  const wordOf = name => last.find(line => line.startsWith(`${name} `))?.slice(name.length + 1)
  const entrypoint = JSON.parse(wordOf('ENTRYPOINT'))
  const uid = Number(wordOf('USER').split(':')[0])
  if (!(uid > 0)) throw new Error('the image runs as root')
  for (const file of [entrypoint[0], entrypoint.at(-1), 'package-lock.json'])
    if (!existsSync(join(root, file))) throw new Error(`${file} is not there`)
  const env = Object.fromEntries(
    wordOf('ENV')
      .split(' ')
      .map(pair => pair.split('=')),
  )
  return { entrypoint, uid, env, workdir: wordOf('WORKDIR'), count: lines.length }
}
