import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tooNewStylesIn } from './new-styles.ts'
import { gracefulStyles, promised } from './promised.ts'

const promise = { chrome: 87, safari: 15.4 }

test('a selector that older browsers lack takes the whole rule with it, and is found', () => {
  expect(tooNewStylesIn('.a:has(:checked){color:red}', promise)).toEqual([':has() (.a:has(:checked))'])
  expect(tooNewStylesIn(':where(.a){color:red}', promise)).toEqual([':where() (:where(.a))'])
  expect(tooNewStylesIn('.a:has(> .b) {color:red}', promise, ['.a:has(>.b)'])).toEqual([])
  expect(tooNewStylesIn('@container (width>3px){.a{color:red}}', promise)).toEqual(['@container'])
})

test('a value that they lack needs the same property before it', () => {
  expect(tooNewStylesIn('.a{height:100dvh}', promise)).toEqual(['dvh (.a)'])
  expect(tooNewStylesIn('.a{height:100dvh;height:100vh}', promise)).toEqual(['dvh (.a)'])
  expect(tooNewStylesIn('.a{height:100vh;height:100dvh}', promise)).toEqual([])
  expect(tooNewStylesIn('.a{color:color-mix(in srgb,red,blue)}', promise)).toEqual(['color-mix() (.a)'])
  expect(tooNewStylesIn('.a{background:linear-gradient(red,blue);inset:0}', promise)).toEqual([])
  expect(tooNewStylesIn('.a{aspect-ratio:1}', promise)).toEqual(['aspect-ratio (.a)'])
  expect(tooNewStylesIn('.a{min-height:5rem;aspect-ratio:1}', promise)).toEqual([])
  expect(tooNewStylesIn('.a{aspect-ratio:1}', { chrome: 99, safari: 15.4 })).toEqual([])
})

test.each(Object.entries(promised))('the styles of %s rest on nothing that its browsers lack', (app, its) => {
  const root = join(import.meta.dirname, '../..', app, 'src')
  const found = globSync('**/*.css', { cwd: root }).flatMap(file =>
    tooNewStylesIn(readFileSync(join(root, file), 'utf8'), its, gracefulStyles).map(one => `${file}: ${one}`),
  )
  expect(found).toEqual([])
})
