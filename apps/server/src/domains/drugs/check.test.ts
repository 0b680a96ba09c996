import { describe, expect, test } from 'vitest'
import { allergyClassKeys } from '@nethos/contract/record/allergy.kinds.ts'
import { doseUnits, frequencyCodes } from '@nethos/contract/renewal/dose.ts'
import { warningKinds } from '@nethos/contract/common/drug-warning.ts'
import { fertilities, organs } from '@nethos/contract/renewal/drug.kinds.ts'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { demoDrugRows } from '../renewal/demo-drugs.ts'
import { bookOf } from './book.ts'
import { checkPrescription } from './check.ts'
import type { CheckedLine } from './checked-line.ts'
import { aMan, linesOf } from './drugs.samples.ts'
import type { CheckedPerson } from './person.ts'

const knowledge = tableKnowledge()
const book = bookOf(knowledge)
const woman: CheckedPerson = { ...aMan, sex: 'F', ageMonths: 28 * 12, weightKg: 55 }
const named = linesOf({ ingredientsNamed: name => [name] })
const line: typeof named = (name, dose, frequency, more) => named(name, dose, frequency, { days: 28, ...more })
const levels = (person: CheckedPerson, lines: readonly CheckedLine[], taken: readonly CheckedLine[] = []) =>
  checkPrescription(book, person, lines, taken)
    .filter(one => one.level !== 'inform')
    .map(one => `${one.level}${one.isOverridable ? '2' : ''} ${one.kind}`)

describe('methotrexate', () => {
  test('is stopped by nobody once a week, and by everybody daily', () => {
    expect(levels(aMan, [line('甲氨蝶呤', '10mg', 'qw')])).toEqual([])
    for (const often of ['qd', 'bid', 'biw', 'prn', 'qod'])
      expect(levels(aMan, [line('甲氨蝶呤', '7.5mg', often)])).toEqual(['stop dose'])
    expect(levels(aMan, [line('甲氨蝶呤', '75mg', 'tid')])).toEqual(['stop dose'])
    expect(levels(aMan, [line('甲氨蝶呤', '75mg', 'qw')])).toEqual(['stop2 dose'])
  })
})

describe('a dose', () => {
  test('is asked about above its limit, and stopped at twice of it', () => {
    expect(levels(aMan, [line('氨氯地平', '10mg', 'qd')])).toEqual([])
    expect(levels(aMan, [line('氨氯地平', '15mg', 'qd')])).toEqual(['warn dose'])
    expect(levels(aMan, [line('氨氯地平', '20mg', 'qd')])).toEqual(['stop2 dose'])
    expect(levels(aMan, [line('氨氯地平', '50mg', 'qd')])).toEqual(['stop dose'])
  })
  test('in tablets is counted by the pack', () => {
    const tablets = { specification: '2.5mg×16片' }
    expect(levels(aMan, [line('华法林', '2片', 'qd', tablets)])).toEqual([])
    expect(levels(aMan, [line('华法林', '8片', 'qd', tablets)])).toEqual(['stop2 dose'])
    expect(levels(aMan, [line('华法林', '2片', 'qd')])).toEqual(['warn dose'])
  })
  test('of a syrup is counted by what a millilitre has', () => {
    const child = { ...aMan, ageMonths: 48, weightKg: 16 }
    const syrup = { specification: '100ml:2g×1瓶', days: 2 }
    expect(levels(child, [line('布洛芬', '7.5ml', 'tid', syrup)])).toEqual([])
    expect(levels(child, [line('布洛芬', '20ml', 'tid', syrup)])).toEqual(['stop2 dose'])
  })
  test('in two medicines is added up', () => {
    const both = [
      line('对乙酰氨基酚', '1g', 'tid', { days: 3 }),
      line('对乙酰氨基酚', '0.5g', 'qid', { drugId: 'b', days: 3 }),
    ]
    expect(levels(aMan, both)).toEqual(expect.arrayContaining(['warn dose', 'warn duplicate']))
  })
  test('on the skin is no dose', () => {
    expect(
      levels(aMan, [
        line('他克莫司', '适量', 'bid', { drugName: '他克莫司软膏', form: '软膏剂', route: '外用', listRoute: '外用' }),
      ]),
    ).toEqual([])
  })
  test('of a cream is how often it is put on', () => {
    const cream = (often: string) => [
      line('莫米松', '适量', often, { drugName: '糠酸莫米松乳膏', route: '外用', days: 7 }),
    ]
    expect(levels(aMan, cream('qd'))).toEqual([])
    expect(levels(aMan, cream('tid'))).toEqual(['stop2 dose'])
  })
  test('in units that the medicine is limited by needs no amount of its ingredient', () => {
    const child = { ...aMan, ageMonths: 8, weightKg: 8 }
    expect(levels(child, [line('维生素AD', '1粒', 'qd', { drugName: '维生素AD滴剂' })])).toEqual([])
    expect(levels(child, [line('维生素AD', '2粒', 'tid', { drugName: '维生素AD滴剂' })])).toEqual(['stop2 dose'])
  })
})

describe('what is handed out', () => {
  const amlodipine = (packs: number, days: number) =>
    line('氨氯地平', '5mg', 'qd', { specification: '5mg×14片', packs, days })
  test('is as much as is taken', () => expect(levels(aMan, [amlodipine(2, 28)])).toEqual([]))
  test('is not too little', () => expect(levels(aMan, [amlodipine(1, 28)])).toEqual(['warn pack']))
  test('is not far too much', () => expect(levels(aMan, [amlodipine(6, 28)])).toEqual(['warn pack']))
  test('can be divided into the dose', () => {
    const warfarin = line('华法林', '2.5mg', 'qd', { specification: '3mg×100片', packs: 1 })
    expect(levels(aMan, [warfarin])).toEqual(['warn pack'])
  })

  test.each([
    ['布洛芬', '布洛芬缓释胶囊', '0.15g', '0.3g×20粒', ['warn pack']],
    ['布洛芬', '布洛芬缓释胶囊', '0.3g', '0.3g×20粒', []],
    ['硝苯地平', '硝苯地平控释片', '15mg', '30mg×28片', ['warn pack']],
    ['硝苯地平', '硝苯地平控释片', '0.5片', '30mg×28片', ['warn pack']],
    ['泮托拉唑', '泮托拉唑钠肠溶片', '20mg', '40mg×14片', ['warn pack']],
    // With a notch, and its label says that it may be broken there.
    ['美托洛尔', '琥珀酸美托洛尔缓释片', '23.75mg', '47.5mg×28片', []],
    ['美托洛尔', '琥珀酸美托洛尔缓释片', '11.875mg', '47.5mg×28片', ['warn pack']],
    ['氨氯地平', '苯磺酸氨氯地平片', '2.5mg', '5mg×28片', []],
  ])('%s: what must be swallowed whole is not broken: %s %s', (ingredient, drugName, dose, specification, found) => {
    const days = dose === '0.3g' ? 10 : 28
    const one = line(ingredient, dose, 'qd', { drugName, specification, packs: 1, days })
    expect(levels(aMan, [one]).filter(about => about.endsWith('pack'))).toEqual(found)
  })
})

describe('kidneys', () => {
  test('speak by measured creatinine, and ask for it where they are only said to be ill', () => {
    const metformin = [line('二甲双胍', '0.5g', 'bid')]
    expect(levels({ ...aMan, creatinine: 80 }, metformin)).toEqual([])
    expect(levels({ ...aMan, creatinine: 300 }, metformin)).toEqual(['stop2 kidney'])
    expect(levels({ ...aMan, kidney: 'abnormal' }, metformin)).toEqual(['warn kidney'])
    expect(levels({ ...aMan, kidney: 'abnormal', creatinine: 80 }, metformin)).toEqual([])
  })
})

describe('a medicine that deforms children', () => {
  const isotretinoin = [line('异维A酸', '10mg', 'bid')]
  test('is for a woman who may have one only with contraception, and for a man without a word', () => {
    expect(levels(woman, isotretinoin)).toEqual(['stop pregnancy'])
    expect(levels({ ...woman, hasContraception: true }, isotretinoin)).toEqual([])
    expect(levels({ ...woman, hasContraception: true, fertility: 'pregnant' }, isotretinoin)).toEqual([
      'stop pregnancy',
    ])
    expect(levels(aMan, isotretinoin)).toEqual([])
  })
})

describe('an allergy', () => {
  test('to penicillin forbids the same side chain, not every cephalosporin', () => {
    const allergic = { ...aMan, allergies: ['penicillins'] as const }
    const days = { days: 7 }
    expect(levels(allergic, [line('阿莫西林', '0.5g', 'tid', days)])).toEqual(['stop allergy'])
    expect(levels(allergic, [line('头孢克洛', '0.25g', 'tid', days)])).toEqual(['stop2 allergy'])
    expect(levels(allergic, [line('头孢呋辛', '0.25g', 'bid', days)])).toEqual([])
  })
  test('in words is read for the name', () => {
    const fields = { ...aMan, allergyNote: '吃过左氧氟沙星后全身皮疹' }
    expect(levels(fields, [line('左氧氟沙星', '0.5g', 'qd', { days: 7 })])).toEqual(['stop allergy'])
  })
})

describe('three together', () => {
  test('strike the kidneys: one that lowers pressure, one that drains, one against pain', () => {
    const found = checkPrescription(
      book,
      aMan,
      [line('布洛芬', '0.3g', 'bid', { days: 5 })],
      [line('缬沙坦', '80mg', 'qd'), line('氢氯噻嗪', '25mg', 'qd')],
    )
    expect(found.find(one => one.drugIds.length === 3)).toMatchObject({ level: 'warn', kind: 'interaction' })
  })
})

test('what is taken already is held against the new, not against itself', () => {
  const both = [line('华法林', '3mg', 'qd'), line('氟康唑', '150mg', 'qd')]
  expect(levels(aMan, [], both)).toEqual([])
  expect(levels(aMan, [both[0]!], [both[1]!])).toEqual(['warn interaction'])
})

test('a name on a box is read whole before its parts: one heart pill is not the other', () => {
  expect(book.ingredientsNamed('速效救心丸')).toEqual(['速效救心'])
  expect(book.ingredientsNamed('救心丸')).toEqual(['蟾酥', '人参'])
  expect(book.ingredientsNamed('人参归脾丸').toSorted()).toEqual(['人参', '归脾'].toSorted())
  expect(book.ingredientsNamed('盐酸伪麻黄碱')).toEqual(['伪麻黄碱'])
})

test('what the table does not know is said to be unchecked', () => {
  expect(levels(aMan, [line('某种新药', '5mg', 'qd')])).toEqual(['warn unknown'])
})

describe('a history in words', () => {
  test.each([
    ['支气管哮喘十年，高血压', ['asthma', 'hypertension']],
    ['否认哮喘、糖尿病病史', []],
    ['母亲有糖尿病', []],
    ['无高血压。有痛风', ['gout']],
    ['乙肝肝硬化', ['hepatitis_b', 'cirrhosis']],
    ['否认高血压，2019年确诊高血压', ['hypertension']],
  ])('%s', (text, expected) => expect(book.conditionsIn(text).toSorted()).toEqual([...expected].toSorted()))
})

/** The same numbers on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('five thousand random prescriptions are checked, and every warning says why', () => {
  const random = randomFrom(20_261_122)
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const drugs = demoDrugRows()
  const illnesses = [...knowledge.tables.conditions.keys()]
  const doses = [
    '',
    '5mg',
    '0.5g',
    '50μg',
    '1片',
    '2粒',
    '10ml',
    '8单位',
    '适量',
    '遵医嘱',
    '100000mg',
    '0.0001mg',
    'x',
    '1滴',
  ]
  const randomLine = (): CheckedLine => {
    const { drugId, drugName, ingredients, specification, route } = one(drugs)
    return {
      drugId,
      drugName,
      ingredients: ingredients as string[],
      specification,
      route: route ?? '',
      dose: random() < 0.5 ? `${Math.ceil(random() * 1000) / 10}${one(doseUnits)}` : one(doses),
      frequency: one([...frequencyCodes, '', '随便']),
      days: Math.floor(random() * 90),
      packs: Math.floor(random() * 13),
    }
  }
  const several = (most: number): CheckedLine[] => Array.from({ length: Math.floor(random() * (most + 1)) }, randomLine)
  const asked = new Set<string>()
  for (let nth = 0; nth < 5000; nth++) {
    const person: CheckedPerson = {
      ageMonths: random() < 0.05 ? null : Math.floor(random() * 1200),
      sex: one(['M', 'F', '']),
      weightKg: random() < 0.1 ? null : 1 + random() * 150,
      creatinine: random() < 0.5 ? null : 20 + random() * 900,
      kidney: one(organs),
      liver: one(organs),
      fertility: one(fertilities),
      hasContraception: random() < 0.5,
      allergies: random() < 0.7 ? [] : [one(allergyClassKeys)],
      allergyNote: '',
      conditions: random() < 0.5 ? [] : [one(illnesses), 'cirrhosis'],
      drinks: random() < 0.2,
    }
    const lines = [randomLine(), ...several(4)]
    const taken = several(5)
    const ids = new Set([...lines, ...taken].map(it => it.drugId))
    for (const found of checkPrescription(book, person, lines, taken)) {
      asked.add(found.kind)
      const isWhole =
        found.sentence.length > 6 &&
        !/NaN|undefined|null|Infinity/.test(found.sentence) &&
        found.drugIds.length > 0 &&
        found.drugIds.every(id => ids.has(id)) &&
        /（\d{4}）|患者过敏史/.test(found.source)
      if (!isWhole) expect(found).toBe('a warning that says what it is about and why')
    }
  }
  // Each kind of check had its say; everything of the demo list is known.
  expect([...asked].sort()).toEqual(warningKinds.filter(kind => kind !== 'unknown').toSorted())
})
