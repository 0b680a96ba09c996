import { expect, test } from 'vitest'
import { mergePieces, type Piece } from './merge-pieces.ts'

const piece = (name: string, size: number, ...by: number[]): Piece => ({ modules: [name], size, by: new Set(by) })
const merged = (pieces: Piece[], options: Partial<Parameters<typeof mergePieces>[1]> = {}) =>
  mergePieces(pieces, { loads: [1, 1, 1], file: 1000, importsOf: () => [], ...options })
    .map(one => [...one.modules].sort().join('+'))
    .sort()

test('two small pieces that the same pages need are one file', () => {
  expect(merged([piece('a', 300, 0, 1), piece('b', 300, 0, 1)])).toEqual(['a+b'])
})

test('a heavy piece is not brought to a page that does not need it', () => {
  expect(merged([piece('a', 300, 0, 1), piece('b', 9000, 0)])).toEqual(['a', 'b'])
})

test('a little more is brought to a page that a request less repays elsewhere', () => {
  expect(merged([piece('a', 300, 0, 1), piece('b', 400, 0)])).toEqual(['a+b'])
  expect(merged([piece('a', 300, 0, 1), piece('b', 400, 0)], { loads: [1, 40, 1] })).toEqual(['a', 'b'])
})

test('two that a third stands between stay apart, for files must not import each other in a ring', () => {
  const pieces = [piece('a', 5000, 0), piece('between', 5000, 0, 1), piece('c', 5000, 0)]
  const importsOf = (module: string) => ({ a: ['between'], between: ['c'] })[module] ?? []
  expect(merged(pieces, { importsOf })).toEqual(['a', 'between', 'c'])
  expect(merged(pieces)).toEqual(['a+c', 'between'])
})
