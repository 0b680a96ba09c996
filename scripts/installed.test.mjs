import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { missing } from './installed.mjs'

const folder = mkdtempSync(join(tmpdir(), 'installed-'))
afterEach(() => rmSync(folder, { recursive: true }))

const wanted = {
  '': { name: 'root' },
  'apps/server': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
  'node_modules/server': { resolved: 'apps/server', link: true },
}

function whatIsMissing(present) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (present) writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }))
  return missing(folder)
}

test('everything is missing where npm has not finished', () => {
  expect(whatIsMissing(undefined)).toBe('nothing is installed yet')
})

test('a build for another platform is not missed', () => {
  const { 'node_modules/b': _, ...present } = wanted
  expect(whatIsMissing(present)).toBeUndefined()
})

test('another version is', () => {
  expect(whatIsMissing({ ...wanted, 'node_modules/a': { version: '0.9.0' } })).toBe('a 1.0.0 is missing')
})

test('a package of our own is, too', () => {
  const { 'node_modules/server': _, ...present } = wanted
  expect(whatIsMissing(present)).toBe('server is missing')
})
