// Installs as README and docs/operations/install.md say: the two roles, the settings of production, and two processes started by the
// words of deploy/systemd/nethos@.service, confined as it confines them; HAProxy before them, the first administrator, and an end that
// is asked for. No systemd runs here: npm run peers -- deploy has it read the units.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { productionSettings } from '../../apps/server/src/testing/production-settings.ts'
import { startConfined } from '../../peers/lib/confined.mjs'
import { ask, makeHospital, startPostgres } from '../../peers/lib/postgres.mjs'
import { folderFor, run as command, until } from '../../peers/lib/programs.mjs'
import { startHaproxy } from '../../peers/lib/proxy.mjs'
import { build } from '../built.mjs'

export const name = 'install'
export const packages = ['postgresql', 'haproxy', 'openssl', 'bubblewrap']

const root = join(import.meta.dirname, '../..')
const nobody = 10_002

export async function run({ say }) {
  build()
  const postgres = await startPostgres({ name: 'install', settings: { jit: 'off' } })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const settings = folderFor('settings')
  const { NETHOS_DATA: _, ...given } = await productionSettings(settings, { appUrl, url: ownerUrl })
  const env = { ...given, NETHOS_TRUSTED_PROXY: '127.0.0.1', NETHOS_DRAIN_SECONDS: '1' }
  const unit = unitOf(readFileSync(join(root, 'deploy/systemd/nethos@.service'), 'utf8'))
  const [a, b] = [await freePort(), await freePort()]
  const state = folderFor('state')
  const first = await startUnit(unit, { port: a, env, settings, state })
  const second = await startUnit(unit, { port: b, env, settings, state })
  say('two processes, by the words of the unit')
  const proxy = await startHaproxy({ a, b })
  const page = await (await fetch(`${proxy.origin}/v4/index`)).text()
  if (!page.includes('<script')) throw new Error(`the first page is ${page.slice(0, 200)}`)
  await refusesTheApp(appUrl)
  const said = command(process.execPath, ['apps/server/src/make-admin.ts', 'zhou', '周敏'], {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', NETHOS_DATA: state },
  })
  const [{ staff, consults }] = await ask(
    ownerUrl,
    'select (select count(*)::int from staff) as staff, (select count(*)::int from consult) as consults',
  )
  if (staff !== 1 || consults !== 0)
    throw new Error(`there are ${staff} of the staff and ${consults} consults: ${said}`)
  const endedMs = Math.max(await first.askToEnd(), await second.askToEnd())
  if (endedMs > unit.stopMs) throw new Error(`told to end they took ${endedMs} ms`)
  return {
    processes: 2,
    'settings of production': Object.keys(env).length,
    'ended after': `${(endedMs / 1000).toFixed(1)} s`,
  }
}

/** The role that works may neither change the audit log nor the shape of a table. */
async function refusesTheApp(appUrl) {
  for (const statement of ['delete from audit', 'drop table audit', 'alter table consult add column mine text'])
    await ask(appUrl, statement).then(
      () => Promise.reject(new Error(`the working role may: ${statement}`)),
      error => {
        if (!['42501', 'P0001', '23001'].includes(error.code)) throw error
      },
    )
}

/** What systemd would read of it. */
function unitOf(text) {
  const all = key => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, words]) => words)
  const one = key => all(key)[0]
  for (const held of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'PrivateTmp=yes', 'CapabilityBoundingSet='])
    if (!text.includes(`\n${held}\n`)) throw new Error(`the unit is without ${held}`)
  return {
    words: port => one('ExecStart').replaceAll('%i', port).split(' '),
    env: port =>
      Object.fromEntries(
        all('Environment').flatMap(line =>
          line
            .replaceAll('%i', port)
            .split(' ')
            .map(pair => pair.split('=')),
        ),
      ),
    home: one('WorkingDirectory'),
    stopMs: Number(one('TimeoutStopSec')) * 1_000,
  }
}

async function startUnit(unit, { port, env, settings, state }) {
  const own = unit.env(String(port))
  const cache = join(settings, `cache-${port}`)
  mkdirSync(cache)
  const log = join(settings, `log-${port}`)
  const metrics = { METRICS_PORT: String(await freePort()) }
  const program = startConfined(unit.words(String(port)), {
    uid: nobody,
    env: { ...env, ...own, ...metrics },
    cwd: unit.home,
    reads: { [unit.home]: root, [settings]: settings },
    writes: { [own.NETHOS_DATA]: state, '/var/cache/nethos': cache },
    log,
  })
  await until(
    `the process on port ${port} is ready`,
    async () => {
      if (!program.isRunning())
        throw Object.assign(new Error(readFileSync(log, 'utf8').slice(-1_500)), { isFinal: true })
      return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
    },
    { seconds: 240 },
  )
  if (!existsSync(cache)) throw new Error('no place for what Node compiles')
  return program
}
