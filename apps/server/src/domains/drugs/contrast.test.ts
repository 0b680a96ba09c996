import { expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { casesOf, findingsFor } from './measure/cases.ts'

const book = bookOf(tableKnowledge())
const spoken = (text: string) =>
  findingsFor(book, casesOf(book, text)[0]!)
    .filter(one => one.level !== 'inform')
    .map(one => `${one.level}${one.isOverridable ? '2' : ''} ${one.kind} ${one.sentence}`)

const given = '(静脉注射)'
test.each([
  ['M50 70kg allergy:contrast|碘海醇 适量 once 1d (静脉注射)', 'stop2 allergy', '含碘造影剂'],
  ['M50 70kg allergy:contrast|优维显 37g once 1d (静脉注射)', 'stop2 allergy', '含碘造影剂'],
  ['M50 70kg allergy:gadolinium|钆布醇 4.2g once 1d (静脉注射)', 'stop2 allergy', '含钆造影剂'],
  ['M50 70kg allergy:sulfonamides|磺胺嘧啶 1g bid 5d', 'stop allergy', '磺胺'],
  ['M50 70kg allergy:sulfonamides|磺胺嘧啶银 适量 qd 5d (外用)', 'stop allergy', '磺胺'],
  ['M50 70kg dx:甲亢|碘克沙醇 32g once 1d (静脉注射)', 'stop2 disease', '甲状腺'],
  ['M50 70kg has:kidney|碘克沙醇 32g once 1d (静脉注射)', 'warn disease', '急性肾损伤'],
  ['M60 70kg cr=300|钆喷酸葡胺 6.6g once 1d (静脉注射)', 'stop2 kidney', 'eGFR'],
  ['M60 70kg|+二甲双胍 0.5g tid 28d;碘克沙醇 32g once 1d (静脉注射)', 'warn interaction', '48小时'],
  ['F30 60kg pregnant week=38|磺胺嘧啶 1g bid 5d', 'stop2 pregnancy', '核黄疸'],
])('%s: %s', (text, expected, word) =>
  expect(spoken(text).filter(one => one.startsWith(expected) && one.includes(word))).not.toEqual([]),
)

test.each([
  'M50 70kg allergy:contrast|钆布醇 4.2g once 1d (静脉注射)',
  'M50 70kg allergy:gadolinium|碘克沙醇 32g once 1d (静脉注射)',
  'M50 70kg|磺胺嘧啶 1g bid 5d',
])('no cross-reaction is made up, and a usual dose passes: %s', text => expect(spoken(text)).toEqual([]))

test.each([
  ['磺胺嘧啶', '2g', '20g', 'bid 5d'],
  ['碘克沙醇', '32g', '320g', `once 1d ${given}`],
  ['碘普罗胺', '37g', '370g', `once 1d ${given}`],
  ['钆喷酸葡胺', '6.6g', '66g', `once 1d ${given}`],
  ['钆双胺', '4g', '40g', `once 1d ${given}`],
  ['钆特酸葡胺', '5.3g', '53g', `once 1d ${given}`],
  ['钆布醇', '4.2g', '42g', `once 1d ${given}`],
  ['钆贝葡胺', '7.4g', '74g', `once 1d ${given}`],
  ['钆塞酸二钠', '1.2g', '12g', `once 1d ${given}`],
])('a dose of %s that is ten times too much is stopped: %s, %s', (name, usual, tenfold, how) => {
  expect(spoken(`M50 70kg|${name} ${usual} ${how}`)).toEqual([])
  expect(spoken(`M50 70kg|${name} ${tenfold} ${how}`)[0]).toMatch(/^stop2? dose /)
})

test.each([
  ['玻璃酸钠滴眼液 1滴 qid 28d (滴眼)', []],
  ['玻璃酸钠滴眼液 10滴 q4h 28d (滴眼)', ['stop dose']],
  ['氯胺酮 280mg once 1d (肌内注射)', []],
  ['氯胺酮 2.8g once 1d (肌内注射)', ['stop2 dose']],
  ['芬太尼透皮贴剂 1贴 biw 28d', []],
  ['芬太尼透皮贴剂 1贴 qd 28d', ['stop dose']],
])('what had no limit has one: %s', (line, expected) =>
  expect(spoken(`M50 70kg|${line}`).map(one => one.split(' ').slice(0, 2).join(' '))).toEqual(expected),
)
