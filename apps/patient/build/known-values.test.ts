import { expect, it } from 'vitest'
import { withKnown, type Known } from './known-values.ts'

const change = (code: string, known: Known) => withKnown(code, '/lib.js', known)

it('writes values where they are asked for, and never where a name is made', () => {
  const code = 'function f(given) { let one = given; one = 1; return { given, x: given.y, given: one } }'
  expect(change(code, { values: { given: 'false' } }).code).toBe(
    'function f(given) { let one = (false); one = 1; return { given: (false), x: (false).y, given: one } }',
  )
  expect(change('init.given ? a : init.other', { values: { 'init.given': 'void 0' } }).code).toBe(
    '(void 0) ? a : init.other',
  )
})

it('writes what a call gives back, arguments and all', () => {
  const code = 'function warn(x) {}\nif (one) warn(`${two}`)\nelse three()'
  expect(change(code, { calls: { warn: 'void 0' } }).code).toBe('function warn(x) {}\nif (one) (void 0)\nelse three()')
})

it('takes methods and statements out, a property with its comma', () => {
  const code =
    'const all = { open, fetch, fetchAll, get old() { return 1 }, last }\nfetch.forEach(one => {\n  one()\n})\nend()'
  const { code: changed, idle } = change(code, { methods: ['fetch'], without: ['get old()', 'fetch.forEach('] })
  expect(changed.replace(/ +/g, ' ')).toBe('const all = { open, fetchAll, last }\n;\nend()')
  expect(idle).toEqual([])
})

it('names what the module does not have', () => {
  const { code, idle } = change('a(b)', { values: { c: '1' }, calls: { d: '2' }, methods: ['e'], without: ['f'] })
  expect(code).toBe('a(b)')
  expect(idle).toEqual(['c', 'd', 'e', 'f'])
})
