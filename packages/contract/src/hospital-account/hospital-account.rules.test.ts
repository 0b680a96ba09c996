import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { height, systolic, weight } from './hospital-account.rules.ts'

test.each([
  ['172', 172],
  [' 172.55 ', 172.6],
  [172.5, 172.5],
  ['１７２．５', 172.5],
  ['', undefined],
  ['　', undefined],
])('%j is a height of %s', (typed, figure) => {
  expect(z.parse(height, typed)).toBe(figure)
})

test.each(['0x64', '1e2', '-170', '+170', '170cm', 'NaN', 'Infinity', '1,70', 1e308, -1])(
  'what is no figure of a body is refused: %j',
  typed => {
    expect(sentenceOf(height, typed)).toBe('身高须在30至250厘米之间')
  },
)

test('weights have limits of their own', () => {
  expect(sentenceOf(weight, '0.5')).toBe('体重须在1至300公斤之间')
  expect(z.parse(weight, '3.2')).toBe(3.2)
})

test('a blood pressure is whole', () => {
  expect(z.parse(systolic, 120.2)).toBe(120)
  expect(z.parse(systolic, '139.6')).toBe(140)
  expect(sentenceOf(systolic, '39')).toBe('收缩压须在40至300毫米汞柱之间')
})
