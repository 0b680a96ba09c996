// Two versions side by side on one database, one process after the other, while patients write: no call refused, nothing lost.
// Then back by one version, and what a version is told whose tables are no longer there.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/database/free-port.ts'
import { lostOf, patientsOf, startServer, traffic } from '../../peers/lib/hospital.mjs'
import { ask, careless, makeHospital, startPostgres } from '../../peers/lib/postgres.mjs'
import { folderFor, start, until } from '../../peers/lib/programs.mjs'
import { startHaproxy } from '../../peers/lib/proxy.mjs'

export const name = 'upgrade'
export const packages = ['postgresql', 'haproxy', 'openssl']

const root = join(import.meta.dirname, '../..')
const proxySeesItMs = 2_500
const migrations = 'apps/server/src/database/migrations'

/** A copy of the program with migrations of its own on top. */
function versionWith(more) {
  const tree = folderFor('version')
  for (const part of ['apps/server/src', 'apps/server/package.json', 'packages', 'package.json'])
    cpSync(join(root, part), join(tree, part), { recursive: true, filter: path => !path.includes('node_modules') })
  const [ours, theirs] = [join(tree, 'node_modules'), join(root, 'node_modules')]
  mkdirSync(join(ours, '@nethos'), { recursive: true })
  for (const entry of readdirSync(theirs)) if (entry !== '@nethos') symlinkSync(join(theirs, entry), join(ours, entry))
  for (const entry of ['contract', 'calls']) symlinkSync(join(tree, 'packages', entry), join(ours, '@nethos', entry))
  for (const [file, sql] of Object.entries(more)) writeFileSync(join(tree, migrations, file), sql)
  return tree
}

const added = { '209901010001-drill-adds.sql': 'alter table consult add column drill_note text;\n' }
const taken = {
  ...added,
  '209901010002-drill-takes.sql': '-- safe: a drill\nalter table consult drop column drill_note;\n',
}

export async function run({ say }) {
  const postgres = await startPostgres({ name: 'upgrade', settings: careless })
  const { ownerUrl, appUrl } = await makeHospital(postgres.url())
  const [before, after, later] = [versionWith({}), versionWith(added), versionWith(taken)]
  const [a, b] = [await freePort(), await freePort()]
  const data = folderFor('files')
  const env = {
    DATABASE_URL: appUrl,
    DATABASE_OWNER_URL: ownerUrl,
    NETHOS_TRUSTED_PROXY: '127.0.0.1',
    NETHOS_DRAIN_SECONDS: '3',
  }
  const go = (port, tree) => startServer({ port, tree, env, data })
  const running = { [a]: await go(a, before), [b]: await go(b, before) }
  const people = await patientsOf(ownerUrl)
  const proxy = await startHaproxy({ a, b })
  const patients = traffic({ origin: proxy.origin, ...people })

  /** As `systemctl restart nethos@8081`, then the other. */
  async function roll(tree, what) {
    const answered = patients.counts.answered
    for (const port of [a, b]) {
      await running[port].end()
      running[port] = await go(port, tree)
      // The proxy asks twice before it sends anybody there.
      await wait(proxySeesItMs)
    }
    say(`${what}: ${patients.counts.answered - answered} messages meanwhile`)
  }
  await until('patients are at it', () => patients.counts.answered > 50)
  await roll(after, 'the new version, one process after the other')
  const [{ n }] = await ask(ownerUrl, `select count(*)::int as n from migration where name like '2099%'`)
  if (n !== 1) throw new Error('the new version has not migrated')
  await roll(before, 'back to the version before')
  await roll(after, 'and on again')
  const counts = await patients.stop()
  const lost = await lostOf(ownerUrl, patients.said)
  if (counts.busy + counts.failed + counts.broken + lost.length > 0)
    throw new Error(`${JSON.stringify(counts)}, lost ${lost.length}: ${[...new Set(patients.faults)].join('; ')}`)

  // What takes something away ends the way back: the version that still needs it says so instead of failing later.
  await running[a].end()
  running[a] = await go(a, later)
  await running[b].end()
  const words = await wordsOf(before, { ...env, PORT: String(b) })
  if (!/does not know: it is older than its data/.test(words)) throw new Error(`an old version said: ${words}`)
  return {
    messages: counts.answered,
    refused: counts.busy,
    failed: counts.failed + counts.broken,
    lost: lost.length,
    rolls: 3,
  }
}

/** What a start says that ends at once. */
async function wordsOf(tree, env) {
  const log = join(folderFor('old'), 'log')
  const program = start(process.execPath, [join(tree, 'apps/server/src/main.ts')], { cwd: tree, env, log })
  await until('it has ended', () => !program.isRunning(), { seconds: 60 })
  return readFileSync(log, 'utf8')
}
