import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTitle } from './test-titles.mjs'

const root = join(import.meta.dirname, '..')
const roots = [
  'apps/server/src',
  'packages/contract/src',
  'apps/patient/src',
  'apps/workbench/src',
  'journeys',
  'scripts',
]
const log = readFileSync(join(root, 'docs/hazards.md'), 'utf8')
const rows = log.split('\n').filter(line => /^\| H\d+ \|/.test(line))
const evidence = rows.flatMap(row =>
  [...row.matchAll(/`([^`·]+) · ([^`]+)`/g)].map(([, file, title]) => ({ row, file, title })),
)

test('the log names at least forty hazards, each once, and each with a test', () => {
  const ids = rows.map(row => row.split('|')[1].trim())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(40)
  expect(rows.filter(row => !/`[^`]+ · [^`]+`/.test(row))).toEqual([])
})

test('every test that the log names exists', () => {
  const missing = evidence.filter(({ file, title }) => {
    const path = roots.map(one => join(root, one, file)).find(existsSync)
    return path === undefined || !hasTitle(readFileSync(path, 'utf8'), title)
  })
  expect(missing.map(({ file, title }) => `${file} · ${title}`)).toEqual([])
})
