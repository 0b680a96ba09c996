import { expect, test } from 'vitest'
import { preparations } from './checkup.preparation.ts'

const figures = (text: string): number[] => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)

test('eight to sixteen hours without food, three days lightly, a day before the gynaecologist: as the named sources say', () => {
  const told = preparations.filter(({ text }) => figures(text).length > 0)
  expect(told.map(({ text, fastingHours, source }) => [figures(text), fastingHours, source])).toEqual([
    [[8, 16], 8, '国家卫生健康委《静脉血液标本采集指南》（WS/T 661—2020）'],
    [[3], undefined, '中华医学会健康管理学分会《健康体检基本项目专家共识（2022）》'],
    [[24], undefined, '中华预防医学会等《中国子宫颈癌筛查指南（一）》（2023）'],
  ])
})

test('whatever is to be left off, drunk or taken names a source with its year, and waits for a clinician', () => {
  for (const { source, isReviewed } of preparations) {
    expect(source).toMatch(/《.+》?.*20\d\d/)
    expect(isReviewed).toBe(false)
  }
})

test('nobody is told to stop a drug by himself', () => {
  const ofDrugs = preparations.filter(({ text }) => /降糖药|降压药/.test(text))
  expect(ofDrugs.map(({ text }) => /先问医生|不要自己停药/.test(text))).toEqual([true, true])
})
