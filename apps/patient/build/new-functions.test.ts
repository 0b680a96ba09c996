import { expect, test } from 'vitest'
import { tooNewIn } from './new-functions.ts'

const promise = { chrome: 87, safari: 15.4 }

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
