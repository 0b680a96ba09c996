import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tooNewIn } from './new-functions.ts'
import { promised } from './promised.ts'

const promise = promised.patient
const root = join(import.meta.dirname, '../../..')

test('a function that came after the promised browsers is found, called on anything', () => {
  expect(tooNewIn('x.toSorted((a,b)=>a-b);Map.groupBy(e,f)', promise)).toEqual(['toSorted', 'groupBy'])
  expect(tooNewIn('structuredClone(e)', promise)).toEqual(['structuredClone'])
  expect(tooNewIn('e.split(/(?<=、)/)', promise)).toEqual(['lookbehind'])
  expect(tooNewIn('/(?<![0-9])x/', { chrome: 87, safari: 15.4 })).toEqual(['lookbehind'])
})

test('what the promised browsers have, and what is only named, passes', () => {
  expect(tooNewIn('x.sort();x.at(-1);Object.hasOwn(a,b);"toSorted"in x;x.mytoSorted(1)', promise)).toEqual([])
  expect(tooNewIn('/(?<year>[0-9]+)(?=x)/', promise)).toEqual([])
  expect(tooNewIn('e.findLast(x)', { chrome: 99, safari: 15.4 })).toEqual([])
})

test('a function that shares its last name with others is found with its first', () => {
  const found =
    'AbortSignal.timeout(9);AbortSignal.any([a]);URL.parse(u);Response.json({});Promise.try(f);m.values().map(f)'
  expect(tooNewIn(found, promise)).toEqual([
    'AbortSignal.timeout',
    'AbortSignal.any',
    'Promise.try',
    'URL.parse',
    'Response.json',
    'methods of iterators',
  ])
  expect(tooNewIn('JSON.parse(u);d.json();z.any();Object.values(m).map(f);t.values().next()', promise)).toEqual([])
})

test('what only Safari lacks is found, unless it is asked for first', () => {
  expect(tooNewIn('f.requestSubmit(b);new CompressionStream("gzip");requestIdleCallback(f)', promise)).toEqual([
    'CompressionStream',
    'requestIdleCallback',
    'requestSubmit',
  ])
  expect(tooNewIn('f.requestSubmit?.();"requestIdleCallback"in window?requestIdleCallback(f):f()', promise)).toEqual([])
})

test.each([
  ['apps/patient/src', promised.patient],
  ['packages/calls/src', promised.patient],
  ['apps/workbench/src', promised.workbench],
] as const)('%s calls nothing that its browsers lack', (folder, its) => {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).filter(file => !/\.test\.|testing\//.test(file))
  const found = files.flatMap(file =>
    tooNewIn(readFileSync(join(root, folder, file), 'utf8'), its).map(one => `${file}: ${one}`),
  )
  expect(found).toEqual([])
})
