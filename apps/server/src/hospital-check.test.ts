import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFhirServer } from './testing/fhir/fhir-server.ts'
import { recordSystem, seedRegistration } from './testing/fhir/registration.ts'

const now = (): number => Date.now()
const server = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
seedRegistration(server.store, { now: now() })
const folder = mkdtempSync(join(tmpdir(), 'hospital-check-'))
const path = join(folder, 'hospitals.json')
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const one = { hosId: 'h1', base: server.base, token: 'a token', organization: 'org', recordSystem }

/** As a hospital's engineer runs it. */
function check(...args: string[]): Promise<{ code: number; output: string }> {
  const script = join(import.meta.dirname, 'hospital-check.ts')
  return new Promise(resolve => {
    const child = execFile(process.execPath, [script, ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}
const checkFile = (hospitals: object): ReturnType<typeof check> => {
  writeFileSync(path, JSON.stringify(hospitals))
  return check(path)
}

test('a hospital whose file and server are right may be connected, and the command ends well', async () => {
  const { code, output } = await checkFile([one])
  expect(output).toContain(`h1  ${server.base}`)
  expect(output).toMatch(/✓ 科室：\d+个科室/)
  expect(output).toContain('可以接入')
  expect(code).toBe(0)
})

test('what stands against it is named, and the command ends badly', async () => {
  const { code, output } = await checkFile([{ ...one, token: 'another' }])
  expect(output).toContain('✗ 科室：The FHIR server answered 401 login')
  expect(output).toContain('带 ✗ 的要先解决')
  expect(code).toBe(1)
})

test('a file that is wrong, or is not there, is said in one sentence with its name', async () => {
  const { organization: _, ...without } = one
  expect(await checkFile([without])).toEqual({ code: 1, output: `${path} is wrong at 0.organization\n` })
  const none = join(folder, 'none.json')
  expect((await check(none)).output.split('\n')[0]).toBe(`${none} cannot be read`)
})
