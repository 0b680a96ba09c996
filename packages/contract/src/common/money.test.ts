import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cents, centsOf, discounted, discountInWords, payable, price, yuan } from './money.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [100, '1.00'],
  [1230, '12.30'],
  [-500, '0.00'],
  [123456789, '1234567.89'],
])('%i cents are %s yuan', (amount, text) => expect(yuan(amount)).toBe(text))

test('what is written as yuan reads back as the same cents', () => {
  fc.assert(
    fc.property(fc.nat(1e12), amount => {
      expect(Number(yuan(amount).replace('.', ''))).toBe(amount)
    }),
  )
})

test('a price carries its sign', () => expect(price(3000)).toBe('¥30.00'))

test('nobody pays less than nothing, and a reduction never adds', () => {
  expect(payable(3000, 500)).toBe(2500)
  expect(payable(3000, 5000)).toBe(0)
  expect(payable(3000, -500)).toBe(3000)
  expect(payable(3000)).toBe(3000)
})

test('80 percent is 8折', () => {
  expect(discounted(3000, 80)).toBe(2400)
  expect(discounted(999, 85)).toBe(849)
  expect(discountInWords(80)).toBe('8折')
  expect(discountInWords(85)).toBe('8.5折')
})

test('cents are whole and not negative', () => {
  expect(z.safeParse(cents, 100).success).toBe(true)
  for (const wrong of [-1, 1.5, '100', Number.NaN, Infinity]) expect(z.safeParse(cents, wrong).success).toBe(false)
})

test.each([
  ['10', 1000],
  ['10.5', 1050],
  ['10.55', 1055],
  ['0.01', 1],
  [' 8.00 ', 800],
  ['1.005', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
  ['10元', Number.NaN],
])('%j typed is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents))
