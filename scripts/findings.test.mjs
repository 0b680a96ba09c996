import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTitle } from './test-titles.mjs'

const root = join(import.meta.dirname, '..')
const roots = [
  'apps/server/src',
  'packages/contract/src',
  'packages/calls/src',
  'packages/drawings/src',
  'apps/patient/src',
  'apps/workbench/src',
  'journeys',
  '.',
  'scripts',
]
const rows = readFileSync(join(root, 'docs/findings.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| (?:B-P|D|L|C-P|R|S-D|S-N)\d/.test(line))
  .map(row => ({ row, id: row.split('|')[1].trim() }))

test('every finding of the six files stands in the table, once', () => {
  const numbered = (prefix, from, to) => Array.from({ length: to - from + 1 }, (_, nth) => `${prefix}${from + nth}`)
  const wanted = [
    ...numbered('B-P1-', 1, 3),
    ...numbered('B-P2-', 1, 11),
    'B-P2-1b',
    ...numbered('B-P3-', 1, 12),
    ...numbered('D', 1, 35),
    ...numbered('L', 1, 21),
    ...numbered('C-P1-', 1, 6),
    ...numbered('C-P2-', 1, 15),
    ...numbered('C-P3-', 1, 10),
    ...numbered('R', 0, 11),
    ...numbered('S-D', 1, 9),
    ...numbered('S-N', 1, 5),
  ]
  expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
})

test('every test that the table names exists; what has none says so, or why it is no defect', () => {
  const wrong = rows.filter(({ row }) => {
    const named = /`([^`·]+) · ([^`]+)`/.exec(row)
    if (!named) return !/not shown|no defect: .|no test/.test(row)
    const [, file, title] = named
    const path = roots.map(one => join(root, one, file)).find(existsSync)
    return path === undefined || !hasTitle(readFileSync(path, 'utf8'), title)
  })
  expect(wrong.map(({ row }) => row)).toEqual([])
})
