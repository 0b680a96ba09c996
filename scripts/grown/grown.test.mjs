import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'nethos-grown-'))
afterAll(() => rmSync(copy, { recursive: true }))
for (const path of [
  'scripts/grown.mjs',
  'scripts/grown',
  'scripts/new-domain.mjs',
  'scripts/new-service.mjs',
  '.oxfmtrc.json',
  'apps/server/src/domains.ts',
  'apps/server/src/domains/record/index.ts',
  'apps/patient/src/app/domain-tables.ts',
  'packages/contract/src/record/treatment.services.ts',
  'docs/words.md',
])
  cpSync(join(root, path), join(copy, path), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const grow = (script, ...args) => spawnSync(process.execPath, [join(copy, `scripts/${script}.mjs`), ...args])
const textOf = path => readFileSync(join(copy, path), 'utf8')

test('a new domain stands in the contract, the server, the patient app, their lists and the words, with a service and its test', () => {
  expect(grow('new-domain', 'sleep', '睡眠', 'listNights', 'nethos.sleep.night.list').status).toBe(0)
  expect(textOf('packages/contract/src/sleep/sleep.services.ts')).toContain("name: 'nethos.sleep.night.list'")
  expect(textOf('apps/server/src/domains/sleep/index.ts')).toContain('implement(sleepServices, { listNights })')
  expect(textOf('apps/server/src/domains.ts')).toMatch(
    /sleepDomain } from '.\/domains\/sleep\/index.ts'[^]*\n {2}sleepDomain,/,
  )
  expect(textOf('apps/patient/src/app/domain-tables.ts')).toContain(
    "\n  () => import('../domains/sleep/routes.ts'),\n]",
  )
  expect(textOf('docs/words.md')).toContain('| 睡眠 | sleep |')
  expect(textOf('apps/server/src/domains/sleep/list-nights.test.ts')).toContain(
    "server.call('nethos.sleep.night.list', {}",
  )
  expect(grow('new-domain', 'sleep', '睡眠', 'listNights', 'nethos.sleep.night.list').status).toBe(1)
})

test('a new service goes into the table that is named, and beside the handlers of that table', () => {
  const added = grow('new-service', 'record/treatment', 'pinTreatment', 'nethos.record.pin', '--own', 'treatment')
  expect(added.status).toBe(0)
  expect(textOf('packages/contract/src/record/treatment.services.ts')).toMatch(
    /pinTreatment: service\([^]*kind: 'command'[^]*treatmentId: own\('treatment'\)[^]*\} satisfies Services/,
  )
  expect(textOf('apps/server/src/domains/record/index.ts')).toMatch(
    /import \{ pinTreatment \}[^]*implement\(treatmentServices, \{\s*pinTreatment,/,
  )
  expect(textOf('apps/server/src/domains/record/pin-treatment.test.ts')).toContain("{ treatmentId: '1' }")
})

test('a query that asks for an own record says what it writes into the audit log', () => {
  expect(
    grow('new-service', 'record/treatment', 'readPin', 'nethos.record.pin.read', 'query', '--own', 'treatment').status,
  ).toBe(0)
  expect(textOf('packages/contract/src/record/treatment.services.ts')).toMatch(
    /readPin: service\([^]*kind: 'query'[^]*audits: \{ none: 'shows nothing of the treatment yet' \}/,
  )
})

test('a service of the staff says which roles, and a table that is not there yet is begun', () => {
  const added = grow(
    'new-service',
    'record/pin-desk',
    'listPins',
    'staff.record.pin',
    'query',
    '--staff',
    'doctor,nurse',
  )
  expect(added.status).toBe(0)
  expect(textOf('packages/contract/src/record/pin-desk.services.ts')).toContain("access: ['doctor', 'nurse']")
  expect(textOf('apps/server/src/domains/record/index.ts')).toContain('...implement(pinDeskServices, { listPins })')
  expect(grow('new-service', 'record/pin-desk', 'listPins', 'staff.record.pin', '--staff', 'gardener').status).toBe(1)
})
