import { expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { pack, unpack } from './packing.ts'

test('what a page unpacks is what the tables say', () => {
  const unpacked = unpack(pack(builtIn))
  expect(unpacked.rules).toEqual(builtIn.rules)
  expect(unpacked.weights).toEqual(builtIn.weights)
  for (const [concept, words] of Object.entries(builtIn.words))
    expect(unpacked.words[concept]?.split(' ')).toEqual(words.split(' ').sort())
  expect(Object.keys(unpacked.words)).toEqual(Object.keys(builtIn.words))
})
