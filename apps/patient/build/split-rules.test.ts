import { expect, test } from 'vitest'
import { cut } from './split-rules.ts'

const needs = (source: string) => (name: string) =>
  source.startsWith('zod') || (source === './text.ts' && name === 'nameOf')
const names = (text: string) => {
  const halves = cut(text, needs)
  return halves && [halves.plain.flatMap(part => part.makes), halves.checked.flatMap(part => part.makes)]
}

test('what needs the library that checks is cut from what does not, whatever stands between', () => {
  expect(
    names(`import * as z from 'zod/mini'
      export const most = 5
      export const sentence = \`最多\${most}次\`
      const rule = z.string()
      export const field = z.optional(rule)
      export type Field = z.infer<typeof field>
      export function isMost(at: number) { return at > most }`),
  ).toEqual([
    ['most', 'sentence', 'isMost'],
    ['rule', 'field'],
  ])
})

test('what another module makes with the library counts as the library', () => {
  expect(
    names(`import { nameOf, words } from './text.ts'
    export const label = words('姓名')
    export const personName = nameOf('姓名')`),
  ).toEqual([['label'], ['personName']])
})

test('a name of an object is not the import of that name', () => {
  expect(
    names(`import { nameOf } from './text.ts'
    export const given = { nameOf: 1 }.nameOf
    export const rule = nameOf('姓名')`),
  ).toEqual([['given'], ['rule']])
})

test('a module that does something when it is loaded, and one without the library, are left whole', () => {
  expect(
    names(`import * as z from 'zod/mini'
    z.config({})
    export const a = 1`),
  ).toBeNull()
  expect(names('export const a = 1')).toBeNull()
})
