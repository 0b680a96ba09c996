import { describe, expect, test } from 'vitest'
import { analytesWithMass, methodBoundAnalytes } from '@nethos/contract/reports/lab/analytes.ts'
import { markerOf } from '@nethos/contract/reports/lab/glossary.ts'
import { unitOf } from '@nethos/contract/reports/lab/units.ts'
import { criticalAdviceOf, criticalOf } from './critical.ts'
import { glossary } from './glossary/terms.ts'
import { builtInKnowledge, knowledgeOf } from './knowledge.ts'
import { publishedRanges } from './published-ranges.ts'

/** The last figure of a LOINC code is computed from the others (LOINC Users' Guide, mod 10). */
function checkFigure(code: string): number {
  const figures = [...(code.split('-')[0] ?? '')].toReversed()
  const doubled =
    Number(
      figures
        .filter((_, at) => at % 2 === 0)
        .toReversed()
        .join(''),
    ) * 2
  const sum = [...String(doubled), ...figures.filter((_, at) => at % 2 === 1)].reduce(
    (all, one) => all + Number(one),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** Words that frighten, and words that conclude: both are a doctor's to say. */
const forbidden =
  /绝症|(?<!孕)晚期|致命|致死|死亡|恐怖|可怕|危在旦夕|不治|没救|癌变|恶变|必须手术|您得了|你得了|确诊为|诊断为|一定是|肯定是|说明得了癌|怪胎/

const sentences = builtInKnowledge.flatMap(one =>
  [one.measures, one.above, one.below, one.calm].map(text => [one.key, text] as const),
)
const keys = new Set(builtInKnowledge.map(one => one.key))

describe('what is known of laboratory items', () => {
  test('at least 300 items, each with its own key and its own LOINC codes', () => {
    expect(builtInKnowledge.length).toBeGreaterThanOrEqual(300)
    expect(keys.size).toBe(builtInKnowledge.length)
    const codes = builtInKnowledge.flatMap(one => one.loinc)
    expect(new Set(codes).size).toBe(codes.length)
    expect(builtInKnowledge.filter(one => !one.loinc.length)).toEqual([])
  })

  test('no LOINC code is mistyped: its last figure fits', () => {
    const wrong = builtInKnowledge
      .flatMap(one => one.loinc)
      .filter(code => !/^\d{2,6}-\d$/.test(code) || checkFigure(code) !== Number(code.at(-1)))
    expect(wrong).toEqual([])
  })

  test('each says what it measures, what it can mean and when it is harmless, in sentences that are read at one look', () => {
    const faulty = builtInKnowledge.filter(
      one =>
        one.measures.length < 4 ||
        one.calm.length < 4 ||
        !one.above ||
        (one.unit !== 'text' && !one.below && one.key !== 'blood-group-abo') ||
        !one.disturbs.length ||
        !one.sources.length,
    )
    expect(faulty.map(one => one.key).filter(key => !key.startsWith('blood-group'))).toEqual([])
    expect(sentences.filter(([, text]) => text.length > 60)).toEqual([])
  })

  test('no sentence frightens or concludes', () => {
    expect(sentences.filter(([, text]) => forbidden.test(text))).toEqual([])
    expect(glossary.filter(one => forbidden.test(one.plain))).toEqual([])
  })

  test('every unit is one that can be read, and every analyte with a molar mass is known', () => {
    expect(builtInKnowledge.filter(one => one.unit !== 'text' && !unitOf(one.unit)).map(one => one.key)).toEqual([])
    expect([...analytesWithMass, ...methodBoundAnalytes].filter(key => !keys.has(key))).toEqual([])
  })

  test('an item is found by its code, and an unknown one says so', () => {
    expect(knowledgeOf('2823-3')?.key).toBe('potassium')
    expect(knowledgeOf('59261-8')?.key).toBe('hba1c')
    expect(knowledgeOf('99999-9')).toBeUndefined()
    expect(knowledgeOf('')).toBeUndefined()
  })

  test('the numbers that stand in sentences are these, from the guidelines that the rows name', () => {
    const numbers = sentences.flatMap(([key, text]) =>
      [
        ...text
          .replaceAll(/B12|B1\b|β[12]|CA\d+-?\d*|T[34]|C[34]|CD\d+|α1|IgG4|1,3-β|HLA-B27|Rh/g, '')
          .matchAll(/\d+(?:\.\d+)?(?:%|：\d+)?/g),
      ].map(found => `${key} ${found[0]}`),
    )
    expect(numbers).toMatchInlineSnapshot(`
      [
        "egfr 60",
        "glucose-fasting 8",
        "glucose-fasting 6.1",
        "glucose-fasting 7.0",
        "glucose-2h 7.8",
        "glucose-2h 11.1",
        "glucose-1h 10.0",
        "hba1c 6.5%",
        "ketones-blood 1.5",
        "ketones-blood 3.0",
        "so2 90%",
        "base-excess 3",
        "psa-ratio 4",
        "psa-ratio 10",
        "psa-ratio 16%",
        "ana 1",
        "ana 100",
        "anticardiolipin-igg 12",
        "anticardiolipin-igm 12",
        "anti-b2gp1 12",
        "lupus-anticoagulant 12",
        "anti-hbs 10",
        "anti-hbs 10",
        "hcv-rna 12",
        "influenza-a 48",
        "influenza-b 48",
        "hpv-16 16",
        "hpv-18 18",
        "urine-colour 2",
        "acr 30",
        "pcr 24",
        "urine-sodium-24h 17",
        "urine-sodium-24h 1",
        "stool-occult-blood 50",
        "semen-liquefaction 60",
        "digoxin 6",
        "lithium 12",
      ]
    `)
  })
})

/** What a value in the middle of health is, from memory of a clinic and not from the tables: a range wrong by ten misses it. */
const middle: Readonly<Record<string, number>> = {
  wbc: 6,
  neutrophils: 3.5,
  lymphocytes: 2,
  eosinophils: 0.12,
  basophils: 0.03,
  monocytes: 0.35,
  'neutrophils-percent': 58,
  'lymphocytes-percent': 33,
  'eosinophils-percent': 2,
  'basophils-percent': 0.4,
  'monocytes-percent': 6,
  rbc: 4.7,
  haemoglobin: 140,
  haematocrit: 42,
  mcv: 90,
  mch: 30,
  mchc: 335,
  platelets: 220,
  alt: 20,
  ast: 22,
  alp: 75,
  ggt: 22,
  'total-protein': 74,
  albumin: 46,
  globulin: 28,
  'ag-ratio': 1.6,
  potassium: 4.2,
  sodium: 141,
  chloride: 103,
  urea: 5,
  creatinine: 65,
  calcium: 2.3,
  phosphate: 1.15,
  magnesium: 0.88,
  iron: 18,
  ldh: 180,
  ck: 110,
  amylase: 70,
}

describe('numbers', () => {
  test('every published range holds a healthy value, none does when it is wrong by ten, and each names unit and source', () => {
    for (const [key, ranges] of publishedRanges) {
      expect(keys).toContain(key)
      for (const range of ranges) {
        const healthy = middle[key] ?? Number.NaN
        const [low, high] = [range.low ?? 0, range.high ?? 0]
        expect([key, low <= healthy && healthy <= high]).toEqual([key, true])
        const wrong = [
          [low * 10, high * 10],
          [low / 10, high / 10],
          [low * 10, high],
          [low, high / 10],
        ]
        const passing = wrong.filter(([from = 0, to = 0]) => from <= healthy && healthy <= to && from > 0)
        expect([key, passing.length <= (low * 10 <= healthy ? 1 : 0)]).toEqual([key, true])
        expect(unitOf(range.unit)?.quantity).toBe(
          unitOf(builtInKnowledge.find(one => one.key === key)?.unit ?? '')?.quantity,
        )
        expect(range.source).not.toBe('')
        expect(range.toAge).toBeGreaterThan(range.fromAge)
      }
    }
  })

  test('a man and a woman of every age up to 79 have at most one published range', () => {
    for (const ranges of publishedRanges.values())
      for (const sex of ['M', 'F'] as const)
        for (let age = 0; age < 80; age++) {
          const fitting = ranges.filter(one => age >= one.fromAge && age <= one.toAge && (!one.sex || one.sex === sex))
          expect(fitting.length).toBeLessThanOrEqual(1)
        }
  })

  /** key: from where to where the low limit may lie, and the high one. A limit that is wrong by ten lies outside. */
  const sane: Readonly<Record<string, readonly [number, number, number, number]>> = {
    potassium: [2, 3, 6, 7.5],
    sodium: [110, 130, 150, 170],
    calcium: [1.4, 1.9, 3, 3.9],
    glucose: [2, 3, 18, 30],
    'glucose-fasting': [2, 3, 18, 30],
    'glucose-2h': [2, 3, 18, 30],
    haemoglobin: [40, 75, 180, 240],
    wbc: [0.5, 2.5, 25, 60],
    platelets: [15, 60, 800, 1500],
    pt: [0, 0, 25, 45],
    aptt: [0, 0, 60, 120],
    inr: [0, 0, 4, 8],
    fibrinogen: [0.7, 1.2, 0, 0],
    'ph-arterial': [7, 7.3, 7.5, 7.8],
    pco2: [15, 30, 60, 90],
    po2: [35, 55, 0, 0],
    digoxin: [0, 0, 2, 4],
    lithium: [0, 0, 1.4, 2.6],
  }

  test('every limit of what cannot wait lies where it can, has a unit of its item, and says what to do now and where it is from', () => {
    expect([...criticalOf.keys()].toSorted()).toEqual(Object.keys(sane).toSorted())
    for (const [key, limits] of criticalOf) {
      const [lowFrom, lowTo, highFrom, highTo] = sane[key] ?? [1, 0, 1, 0]
      const { low = 0, high = 0 } = limits
      expect([key, low >= lowFrom && low <= lowTo, high >= highFrom && high <= highTo]).toEqual([key, true, true])
      expect(unitOf(limits.unit)?.quantity).toBe(
        unitOf(builtInKnowledge.find(one => one.key === key)?.unit ?? '')?.quantity,
      )
      expect(limits.advice.text).toContain('120')
      expect(limits.advice.source).toContain('危急值')
    }
  })

  test('a critical limit lies outside the published range', () => {
    for (const [key, limits] of criticalOf)
      for (const range of publishedRanges.get(key) ?? []) {
        if (limits.low !== undefined) expect(limits.low).toBeLessThan(range.low ?? 0)
        if (limits.high !== undefined) expect(limits.high).toBeGreaterThan(range.high ?? 0)
      }
  })

  test('what the laboratory marks as critical has advice, too, where no row stands', () => {
    expect(criticalAdviceOf('troponin-i').text).toContain('最近的急诊')
  })
})

describe('the glossary of findings', () => {
  test('at least 120 terms, none twice in any spelling, each in plain words of one look and with its source', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(120)
    const spelled = glossary.flatMap(one => [one.term, ...one.also].map(word => word.toLowerCase()))
    expect(spelled.filter((word, at) => spelled.indexOf(word) !== at)).toEqual([])
    expect(glossary.filter(one => one.plain.length < 8 || one.plain.length > 50 || !one.source)).toEqual([])
  })

  test('a report of a CT is marked by its longest terms', () => {
    const text =
      '右肺上叶见磨玻璃结节，直径约6mm，边界清；双肺见纤维条索影及钙化灶。肝内见低密度影，考虑囊肿。TI-RADS 3类，BI-RADS 4A类。'
    const terms = markerOf(glossary)(text).flatMap(piece => piece.term ?? [])
    expect(terms).toEqual([
      '磨玻璃结节',
      '边界清',
      '纤维灶',
      '钙化灶',
      '低密度影',
      '囊肿',
      'TI-RADS 3类',
      'BI-RADS 4A类',
    ])
  })
})
