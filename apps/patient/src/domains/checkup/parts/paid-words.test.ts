import { expect, test } from 'vitest'
import { paidWords } from './paid-words.ts'

test('of what the company pays no price is shown, of what was added one’s own', () => {
  expect(paidWords({ companyName: '', totalCents: 39_800 })).toBe('¥398.00')
  expect(paidWords({ companyName: '宁禾机械厂', totalCents: 0 })).toBe('宁禾机械厂支付')
  expect(paidWords({ companyName: '宁禾机械厂', totalCents: 4_500 })).toBe('宁禾机械厂支付，加项¥45.00自付')
})
