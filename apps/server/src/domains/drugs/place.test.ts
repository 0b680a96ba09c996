import { describe, expect, test } from 'vitest'
import { doseUnits } from '@nethos/contract/renewal/dose.ts'
import { unitsOfForm } from '@nethos/contract/renewal/dose-form.ts'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { demoDrugRows } from '../renewal/demo-drugs.ts'
import { bookOf } from './book.ts'
import { checkPrescription } from './check.ts'
import type { CheckedLine } from './checked-line.ts'
import { aMan } from './drugs.samples.ts'
import type { CheckedPerson } from './person.ts'

const book = bookOf(tableKnowledge())
const man = aMan
const tablets = (name: string, dose: string, frequency: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  drugId: name,
  drugName: `${name}片`,
  ingredients: [name],
  specification: '2.5mg×16片',
  form: '片剂',
  route: '口服',
  listRoute: '口服',
  dose,
  frequency,
  days: 7,
  packs: 0,
  ...more,
})
const spoken = (lines: readonly CheckedLine[], person = man) =>
  checkPrescription(book, person, lines)
    .filter(one => one.level !== 'inform')
    .map(one => `${one.level} ${one.kind} ${one.sentence}`)

describe('what a doctor writes beside a medicine never makes it local:', () => {
  test.each([
    ['适量', {}],
    ['5滴', {}],
    ['10mg', { route: '外用' }],
    ['1贴', { route: '贴' }],
    ['10.12345mg', {}],
    ['', {}],
    ['遵医嘱', {}],
  ])('methotrexate %s every day is stopped', (dose, more) => {
    expect(spoken([tablets('甲氨蝶呤', dose, 'qd', more)])[0]).toMatch(/^stop dose .*每周/)
  })
  test('how often that cannot be read is asked about, and stays silent where nothing is written', () => {
    expect(spoken([tablets('秋水仙碱', '1mg', 'q2h')])).toContainEqual(expect.stringContaining('无法读成用药频次'))
    expect(spoken([tablets('秋水仙碱', '0.5mg', '')]).filter(one => one.includes('频次'))).toEqual([])
    expect(spoken([tablets('秋水仙碱', '0.5mg', '必要时（每日最多2次）')]).filter(one => one.includes('频次'))).toEqual(
      [],
    )
  })

  test('a dose that cannot be read is asked about', () => {
    expect(spoken([tablets('华法林', '30.12345mg', 'qd')])).toEqual([expect.stringContaining('无法读成用量')])
    expect(spoken([tablets('华法林', '5滴', 'qd')])).toEqual([expect.stringContaining('剂型不以“滴”计量')])
  })
  test('interactions, illnesses and kidneys are checked without an amount', () => {
    const both = [tablets('华法林', '适量', 'qd'), tablets('氟康唑', '150mg', 'qd', { specification: '150mg×7片' })]
    expect(spoken(both)).toContainEqual(expect.stringContaining('warn interaction'))
    const asthma = { ...man, conditions: ['asthma'] }
    expect(spoken([tablets('普萘洛尔', '适量', 'tid', { route: '外用' })], asthma)).toContainEqual(
      expect.stringContaining('disease'),
    )
    expect(spoken([tablets('二甲双胍', '1喷', 'tid')], { ...man, creatinine: 300 })).toContainEqual(
      expect.stringContaining('kidney'),
    )
  })
  test('an inhaler has no limits of a nebuliser', () => {
    const inhaler = { drugName: '硫酸沙丁胺醇吸入气雾剂', form: '吸入气雾剂', listRoute: '吸入' }
    expect(spoken([tablets('沙丁胺醇', '5mg', 'qid', { ...inhaler, route: '雾化吸入' })])[0]).toMatch(/^stop dose/)
  })
})

describe('what goes through the skin or from a place into the body', () => {
  test('is a patch of an opioid, rivastigmine, an oestrogen: they interact, and are not counted as tablets', () => {
    const patch = { form: '贴剂', listRoute: '外用', route: '外用', specification: '4.2mg×5贴' }
    const sleep = tablets('地西泮', '5mg', 'bid', { specification: '2.5mg×20片' })
    const opioid = spoken([tablets('丁丙诺啡', '1贴', 'qw', { ...patch, drugName: '丁丙诺啡透皮贴剂' }), sleep])
    expect(opioid).toContainEqual(expect.stringContaining('stop interaction'))
    const oestrogen = tablets('雌二醇', '1贴', 'qw', { ...patch, drugName: '雌二醇缓释贴片' })
    expect(spoken([oestrogen], { ...man, sex: 'F', conditions: ['breast_cancer'] })[0]).toMatch(/^stop disease/)
    const dementia = tablets('卡巴拉汀', '1贴', 'qd', { ...patch, drugName: '卡巴拉汀透皮贴剂' })
    expect(spoken([dementia], { ...man, conditions: ['heart_block'] })[0]).toMatch(/^warn disease/)
    expect(spoken([dementia])).toEqual([])
  })
  test('is misoprostol', () => {
    const vaginal = { form: '片剂', listRoute: '阴道给药', route: '阴道给药', specification: '0.2mg×3片' }
    const woman: CheckedPerson = { ...man, sex: 'F', ageMonths: 28 * 12, fertility: 'pregnant' }
    expect(spoken([tablets('米索前列醇', '1片', 'qd', vaginal)], woman)[0]).toMatch(/^stop pregnancy/)
  })
})

test('no medicine of the demo list is silent for a unit that is not of its form', () => {
  const silent = demoDrugRows().flatMap(drug => {
    const { drugId, drugName, specification, form } = drug
    const route = drug.route ?? ''
    const ingredients = drug.ingredients as string[]
    const units = unitsOfForm({ form: form ?? '', drugName, specification })
    const doses = [
      ...doseUnits.filter(unit => !units.includes(unit)).map(unit => (unit === '适量' ? unit : `50${unit}`)),
      ...(drug.route === '口服' ? ['9.00001g', '99.12345mg', '少许'] : []),
    ]
    return doses
      .filter(dose => {
        const line = { drugId, drugName, ingredients, specification, route, dose, days: 7, packs: 1 }
        const listed = { form: form ?? '', listRoute: route, frequency: 'qid' }
        return !checkPrescription(book, man, [{ ...line, ...listed }]).some(
          one => one.kind === 'dose' && one.level !== 'inform',
        )
      })
      .map(dose => `${drugName} ${dose}`)
  })
  expect(silent).toEqual([])
})

test('the usual dose of every medicine of the demo list is in a unit of its form', () => {
  const wrong = demoDrugRows().filter(({ dose, drugName, specification, form }) => {
    const unit = doseUnits.find(one => dose?.endsWith(one))
    return unit && !unitsOfForm({ form: form ?? '', drugName, specification }).includes(unit)
  })
  expect(wrong.map(({ drugName, dose }) => `${drugName} ${dose}`)).toEqual([])
})
