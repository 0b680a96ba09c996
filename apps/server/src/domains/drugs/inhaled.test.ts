import { describe, expect, test } from 'vitest'
import { writeFrequency } from '@nethos/contract/renewal/dose.ts'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { readKnowledge, KnowledgeError } from '../../adapters/drug-knowledge/format.ts'
import { tableText } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { demoDrugRows } from '../renewal/demo-drugs.ts'
import { bookOf } from './book.ts'
import { checkPrescription } from './check.ts'
import type { CheckedLine } from './checked-line.ts'
import { aMan } from './drugs.samples.ts'
import type { CheckedPerson } from './person.ts'

const knowledge = tableKnowledge()
const book = bookOf(knowledge)
const child: CheckedPerson = { ...aMan, ageMonths: 7 * 12, weightKg: 22 }
const demo = demoDrugRows()

/** A medicine of the demo's list, written as a doctor writes it. */
function written(name: string, dose: string, frequency: string, changed: Partial<CheckedLine> = {}): CheckedLine {
  const drug = demo.find(one => one.drugName === name)
  if (!drug) throw new Error(`${name} is not on the list`)
  return {
    drugId: drug.drugId ?? name,
    drugName: name,
    ingredients: drug.ingredients as string[],
    specification: drug.specification,
    route: drug.route ?? '',
    dose,
    frequency,
    days: 0,
    packs: 0,
    ...changed,
  }
}
const doses = (line: CheckedLine, person = aMan) =>
  checkPrescription(book, person, [line], [])
    .filter(one => one.kind === 'dose')
    .map(one => ({ level: one.level + (one.isOverridable ? '2' : ''), sentence: one.sentence }))
const levels = (line: CheckedLine, person = aMan) => doses(line, person).map(one => one.level)

const salbutamol = '硫酸沙丁胺醇吸入气雾剂'
const budesonide = '布地奈德吸入粉雾剂'

describe('what is breathed in', () => {
  test('is counted by puff and strength as by micrograms', () => {
    expect(levels(written(salbutamol, '2揿', 'qid'))).toEqual([])
    expect(levels(written(salbutamol, '200μg', 'qid'))).toEqual([])
    expect(levels(written(salbutamol, '3揿', 'qid'))).toEqual(['warn'])
    expect(doses(written(salbutamol, '300μg', 'qid'))[0]?.sentence).toBe(
      `${salbutamol}：每日1.2mg，超过吸入每日最大剂量0.8mg（1.5倍）`,
    )
    expect(levels(written(budesonide, '200μg', 'bid'))).toEqual([])
    expect(levels(written(budesonide, '2吸', 'bid'))).toEqual([])
  })

  test('milligrams for micrograms are nobody’s intention', () => {
    expect(levels(written(salbutamol, '100mg', 'prn'))).toEqual(['stop'])
    expect(levels(written(budesonide, '200mg', 'bid'))).toEqual(['stop'])
    expect(levels(written('噻托溴铵吸入粉雾剂', '18mg', 'qd'))).toEqual(['stop'])
  })

  test('of two in one puff each is counted', () => {
    const both = '布地奈德福莫特罗吸入粉雾剂'
    expect(levels(written(both, '2吸', 'bid'))).toEqual([])
    expect(doses(written(both, '8吸', 'bid'))[0]?.sentence).toContain('单次8吸，超过单次最大用量2吸')
    expect(levels(written(both, '4吸', 'qid', { drugName: '另一种吸入粉雾剂' }))).toEqual(['warn'])
    expect(levels(written(both, '8吸', 'bid'))).toEqual(['stop2'])
  })

  test('has smaller limits for a child, and others through a nebuliser or into the nose', () => {
    expect(levels(written(budesonide, '800μg', 'bid'))).toEqual([])
    expect(levels(written(budesonide, '800μg', 'bid'), child)).toEqual(['stop2'])
    const suspension = { drugName: '吸入用布地奈德混悬液', specification: '1mg/2ml×5支', route: '雾化吸入' }
    expect(levels(written(budesonide, '1mg', 'bid', suspension))).toEqual([])
    expect(levels(written(budesonide, '1mg', 'bid', suspension), child)).toEqual([])
    expect(levels(written(budesonide, '10mg', 'bid', suspension))).toEqual(['stop'])
    const nose = '糠酸莫米松鼻喷雾剂'
    expect(levels(written(nose, '4揿', 'qd'))).toEqual([])
    expect(levels(written(nose, '200μg', 'tid'))).toEqual(['warn'])
    expect(doses(written(nose, '200μg', 'tid'))[0]?.sentence).toContain('喷鼻每日最大剂量0.4mg')
  })

  test('in an amount that cannot be read is said to be unchecked', () => {
    expect(doses(written(budesonide, '1粒', 'bid', { specification: '100吸' }))[0]?.sentence).toContain('未能核对剂量')
  })
})

describe('what is taken when it is needed', () => {
  const most = (count: number) => writeFrequency('prn', count)
  test('is held against the day’s limit by its stated maximum', () => {
    expect(levels(written(salbutamol, '200μg', most(4)))).toEqual([])
    expect(levels(written(salbutamol, '200μg', most(6)))).toEqual(['warn'])
    expect(levels(written(salbutamol, '200μg', most(20)))).toEqual(['stop'])
    const paracetamol = demo.find(one => (one.ingredients as string[]).join() === '对乙酰氨基酚')!.drugName
    expect(levels(written(paracetamol, '0.5g', most(4)))).toEqual([])
    expect(levels(written(paracetamol, '0.5g', most(12)))).not.toEqual([])
  })

  test('needs not last for every day at its most, and is no course', () => {
    const line = written(salbutamol, '200μg', most(4), { days: 28, packs: 1 })
    expect(checkPrescription(book, aMan, [line], []).map(one => one.kind)).not.toContain('pack')
    expect(checkPrescription(book, aMan, [line], []).map(one => one.kind)).not.toContain('duration')
  })
})

describe('the table of what is inhaled', () => {
  const rows = knowledge.tables.inhaled
  test('has a row for everything of the demo’s list that is breathed in', () => {
    const without = demo
      .filter(drug => /吸入|喷鼻/.test(drug.route ?? ''))
      .flatMap(drug => drug.ingredients as string[])
      .filter(name => book.inhaled(name).length === 0)
    expect(without).toEqual([])
  })

  test('lets pass what its box says usually, and stops a hundred times as much', () => {
    const boxes = demo.filter(drug => /吸入|喷鼻/.test(drug.route ?? ''))
    const often = (text: string) => (text === '必要时' ? most4 : text)
    const most4 = writeFrequency('prn', 4)
    for (const { drugName, dose = '', frequency = '' } of boxes) {
      expect([drugName, levels(written(drugName, dose ?? '', often(frequency ?? '')))]).toEqual([drugName, []])
      const hundred = (dose ?? '').replace(/^[\d.]+/, amount => String(Number(amount) * 100))
      expect([drugName, levels(written(drugName, hundred, often(frequency ?? '')))]).toEqual([drugName, ['stop']])
    }
  })

  // Micrograms at once, by the way it is given: a slip of a thousand leaves every one of these.
  const usual = { inhaled: [10, 1500], nebulised: [250, 5000], nasal: [100, 256] } as const
  test('has no number of another order of magnitude', () => {
    for (const { ingredient, way, single, daily } of rows) {
      const [least, greatest] = usual[way]
      const [once, day] = [single.value * 1000, daily.value * 1000]
      expect([ingredient, way, once >= least && once <= greatest]).toEqual([ingredient, way, true])
      expect([ingredient, way, day / once >= 1 && day / once <= 5]).toEqual([ingredient, way, true])
    }
  })

  test('gives a child no more than a grown-up, and says for each row where it is from', () => {
    for (const row of rows.filter(one => one.under !== undefined)) {
      const all = rows.find(one => one.ingredient === row.ingredient && one.way === row.way && one.under === undefined)!
      expect([row.ingredient, row.single.value <= all.single.value, row.daily.value <= all.daily.value]).toEqual([
        row.ingredient,
        true,
        true,
      ])
    }
    expect(rows.filter(row => !knowledge.tables.sources.has(row.source))).toEqual([])
  })

  test('of a hospital is read by the same columns, may be left out, and is refused with a wrong cell', () => {
    const { inhaled: _none, ...without } = tableText
    expect(readKnowledge(without).tables.inhaled).toEqual([])
    const wrong = () => readKnowledge({ ...tableText, inhaled: '沙丁胺醇|swallowed|all|400μg|800μg|cn' })
    expect(wrong).toThrow(KnowledgeError)
    expect(() => readKnowledge({ ...tableText, inhaled: '沙丁胺醇|inhaled|some|400μg|800μg|cn' })).toThrow(
      'names nobody',
    )
  })
})
