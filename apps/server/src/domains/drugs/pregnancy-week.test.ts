import { expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { casesOf, findingsFor } from './measure/cases.ts'

const book = bookOf(tableKnowledge())
/** Of pregnancy alone, the loudest first. */
const warnings = (line: string) =>
  findingsFor(book, casesOf(book, `${line}|`)[0]!)
    .filter(one => one.kind === 'pregnancy')
    .map(one => `${one.level} ${one.sentence}（${one.source}）`)

test.each([
  ['', 'warn', '妊娠期避免使用'],
  [' week=19', 'warn', '妊娠期避免使用'],
  [' week=20', 'warn', '现孕20周，孕20周起可致胎儿肾功能损害'],
  [' week=27', 'warn', '现孕27周'],
  [' week=28', 'stop', '现孕28周，孕28周（孕晚期）起禁用'],
  [' week=33', 'stop', '现孕33周'],
  [' week=42', 'stop', '现孕42周'],
])('ibuprofen of a woman with child%s: %s, %s', (week, level, words) => {
  const found = warnings(`F30 60kg pregnant${week}|布洛芬 0.3g bid 3d`)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(new RegExp(`^${level} .*${words}`))
})

test('each row by the week that decides, with its source', () => {
  expect(warnings('F30 60kg pregnant week=30|双氯芬酸 75mg qd 3d')[0]).toMatch(/^stop .*说明书/)
  expect(warnings('F30 60kg pregnant week=24|塞来昔布 0.2g qd 3d')[0]).toMatch(/^warn .*FDA Drug Safety/)
  expect(warnings('F30 60kg pregnant week=39|呋喃妥因 100mg tid 5d')[0]).toMatch(/^stop .*溶血/)
  expect(warnings('F30 60kg pregnant week=20|呋喃妥因 100mg tid 5d')[0]).toMatch(/^inform /)
  expect(warnings('F30 60kg pregnant week=10|甲巯咪唑 10mg qd 28d')[0]).toMatch(/丙硫氧嘧啶/)
  expect(warnings('F30 60kg pregnant week=30|地西泮 5mg qn 3d')[0]).toMatch(/^warn .*肌张力/)
})

test('what is forbidden in every week stays so, and a gel is one step less', () => {
  expect(warnings('F30 60kg pregnant week=30|依那普利 10mg qd 28d')).toEqual([
    expect.stringMatching(/^stop .*妊娠期禁用/),
  ])
  expect(warnings('F30 60kg pregnant week=30|双氯芬酸 1次量 bid 5d (外用)')[0]).toMatch(/^warn /)
})

test('the week of somebody who is not pregnant any more says nothing', () => {
  expect(warnings('F30 60kg breastfeeding week=30|布洛芬 0.3g bid 3d').filter(one => one.includes('现孕'))).toEqual([])
})
