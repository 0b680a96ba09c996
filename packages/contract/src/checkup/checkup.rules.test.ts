import { expect, test } from 'vitest'
import { toEighteen } from '../common/id-card.ts'
import { familyTerms, isFamily, problemsOfList } from './checkup.rules.ts'

test('one person with an old number of 15 digits and with the new one of 18 is one person', () => {
  const old = '330106800520001'
  const rows = [
    { name: '王秀英', idCard: toEighteen(old), staffNo: '' },
    { name: '王秀英', idCard: old, staffNo: '' },
  ]
  expect(problemsOfList(rows)).toEqual([{ row: 3, sentence: '与第2行身份证号重复' }])
})

test('family is whom the account calls so, not a friend and nobody unnamed', () => {
  expect((['self', 'parents', 'spouse', 'children', 'relatives'] as const).every(isFamily)).toBe(true)
  expect((['friends', 'others'] as const).some(isFamily)).toBe(false)
})

test('a contract names a price of at least a yuan, for one to nine of each family', () => {
  expect(familyTerms.safeParse({ priceCents: 68_000, each: 2 }).success).toBe(true)
  for (const wrong of [
    { priceCents: 0, each: 2 },
    { priceCents: 68_000, each: 0 },
    { priceCents: 68_000, each: 10 },
  ])
    expect(familyTerms.safeParse(wrong).success).toBe(false)
})
