import { expect, test } from 'vitest'
import { regions } from './regions.ts'

const all = regions()
const nameOf = new Map(all.map(one => [one.areaCode, one.areaName]))
const levelOf = new Map(all.map(one => [one.areaCode, one.level]))

test('every region has a code of six digits of its own, a name, and lies in one of the level above', () => {
  expect(nameOf.size).toBe(all.length)
  for (const { areaCode, areaName, parentCode, level } of all) {
    expect(areaCode).toMatch(/^\d{6}$/)
    expect(areaName.trim(), areaCode).not.toBe('')
    if (level === 1) expect(parentCode).toBeNull()
    else expect(levelOf.get(parentCode ?? ''), areaCode).toBe(level - 1)
  }
})

test.each([
  ['330113', '临平区', 2021],
  ['330114', '钱塘区', 2021],
  ['350604', '龙海区', 2021],
  ['659012', '白杨市', 2023],
  ['653228', '和康县', 2024],
  ['653229', '和安县', 2024],
])('%s %s, founded in %i, is there', (code, name) => expect(nameOf.get(code)).toBe(name))

test.each([
  ['330103', '下城区', 2021],
  ['330104', '江干区', 2021],
  ['350681', '龙海市', 2021],
])('%s %s, dissolved in %i, is not offered any more', code => expect(nameOf.has(code)).toBe(false))
