// npm test: everything that must hold, one step after the other; the first that fails ends it. npm run check leaves out the browser.
// npm test -- record: what belongs to a domain. npm run check -- --fast: what needs no test (types, format, borders, wire, migrations).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './built.mjs'
import { stepsOf } from './domain-steps.mjs'
import { install, root } from './installed.mjs'
import { filesToTryAgain, merged } from './second-try.mjs'

const results = mkdtempSync(join(tmpdir(), 'nethos-test-results-'))
process.on('exit', () => rmSync(results, { recursive: true, force: true }))
const unitResults = join(results, 'vitest.json')
const secondResults = join(results, 'vitest-second.json')
const journeyResults = join(results, 'playwright.json')

// What has not changed since the last time is not looked at again.
const types = 'tsc --project . --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo'
const always = [
  ['format', 'oxfmt --check'],
  ['borders', 'node scripts/check-imports.mjs'],
  ['wire', 'node scripts/check-wire.mjs'],
  ['migrations', 'node scripts/check-migrations.mjs'],
]
const testsInto = file => `vitest run --reporter=default --reporter=json --outputFile.json=${file}`
const tests = testsInto(unitResults)
const pages = ['pages', build]
const journeys = 'playwright test --config journeys/playwright.config.ts'
const checks = [
  ['types', types],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ...always,
  ['unused', 'knip --no-progress --no-config-hints'],
  ['database types', 'node scripts/db-types.mjs --verify'],
  ['tests', tests],
]
const browser = [pages, ['weights', 'node scripts/pages.mjs'], ['journeys', journeys]]

const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeyResults,
}

function main() {
  install()
  const times = []
  const steps = stepsAsked()
  for (const [name, what] of steps) {
    console.log(`\n▸ ${name}`)
    const began = performance.now()
    const ok = typeof what === 'function' ? (what(), true) : run(what) || (name === 'tests' && isGreenAlone())
    times.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    if (!ok) return end(times, name)
  }
  return end(times)
}

function stepsAsked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, fast: { type: 'boolean' } },
  })
  if (positionals.length > 0) return stepsOf(positionals, { types, always, tests, pages, journeys })
  if (values.fast) return [['types', types], ...always]
  return values.check ? checks : [...checks, ...browser]
}

function run(command) {
  const [program, ...args] = command.split(' ')
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) console.error(error.message)
  return status === 0
}

/** In CI: whether what was red is green alone. The result of both tries takes the place of the first. */
function isGreenAlone() {
  const first = resultsIn(unitResults)
  const files = process.env['CI'] ? filesToTryAgain(first, root) : []
  if (files.length === 0) return false
  console.log(`\n▸ tests, second try, alone: ${files.join(' ')}`)
  const ok = run(`${testsInto(secondResults)} --no-file-parallelism ${files.join(' ')}`)
  const second = resultsIn(secondResults)
  if (second) writeFileSync(unitResults, JSON.stringify({ ...merged(first, second), triedAgain: files }))
  return ok
}

function end(times, failed) {
  const unit = resultsIn(unitResults)
  const journeys = resultsIn(journeyResults)
  console.log(`\n${times.join(' · ')}`)
  if (unit) {
    const files = unit.testResults.length
    const brokenFiles = unit.testResults.filter(file => file.status === 'failed').length
    console.log(` Test Files  ${counted(files - brokenFiles, brokenFiles)} (${files})`)
    console.log(`      Tests  ${counted(unit.numPassedTests, unit.numFailedTests)} (${unit.numTotalTests})`)
    for (const file of unit.triedAgain ?? []) console.log(` Second try  ${file}`)
  }
  if (journeys) {
    const { expected, flaky, unexpected } = journeys.stats
    console.log(
      `   Journeys  ${counted(expected + flaky, unexpected)}${flaky > 0 ? `, ${flaky} of them at the second try` : ''}`,
    )
  }
  if (failed) console.log(`FAILED at the step "${failed}".`)
  const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0)
  const broken = (unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0)
  // A step without tests of its own counts as one that failed.
  console.log(`${passed} passed, ${failed ? Math.max(broken, 1) : broken} failed`)
  process.exitCode = failed ? 1 : 0
}

const counted = (passed, failed) => `${failed > 0 ? `${failed} failed | ` : ''}${passed} passed`

function resultsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

try {
  main()
} catch (error) {
  // A domain that nobody knows, or a flag.
  console.error(error.message)
  process.exitCode = 1
}
