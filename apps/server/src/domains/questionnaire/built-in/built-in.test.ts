import { describe, expect, test } from 'vitest'
import {
  checkAnswers,
  itemsOf,
  raisedFlags,
  type Answers,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { problemsOf } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import { scoreOf } from '@nethos/contract/questionnaire/questionnaire.score.ts'
import { builtIn, type BuiltInCode } from './index.ts'

const documentOf = (code: BuiltInCode) => builtIn[code]!
const result = (code: BuiltInCode, answers: Answers) => scoreOf(documentOf(code), answers)[0]!
const levelOf = (code: BuiltInCode, answers: Answers) => {
  const { value, band } = result(code, answers)
  return [value, band?.level]
}
/** Every question of the instrument with the same option. */
const all = (code: BuiltInCode, value: string): Record<string, string> =>
  Object.fromEntries(itemsOf(documentOf(code)).map(item => [item.id, value]))
/** `points` shared out over items that give 0 to 3. */
const shared = (code: BuiltInCode, points: number, most = 3): Answers => {
  let left = points
  return Object.fromEntries(
    itemsOf(documentOf(code)).map(item => {
      const given = Math.min(most, left)
      left -= given
      return [item.id, String(given)]
    }),
  )
}

test('everything that comes with the program may be published, and says its source and licence', () => {
  expect(
    Object.entries(builtIn).flatMap(([code, document]) => problemsOf(document).map(problem => `${code}: ${problem}`)),
  ).toEqual([])
  expect(Object.values(builtIn).filter(one => one.purpose === 'scale').length).toBeGreaterThanOrEqual(14)
  for (const one of Object.values(builtIn))
    expect([one.source.length > 9, one.licence.length > 9, one.reviewedOn]).toEqual([true, true, '2026-11-22'])
})

describe('published cut-offs', () => {
  test('PHQ-9: 5, 10, 15, 20 of 27 (Kroenke 2001)', () => {
    const levels = [0, 4, 5, 9, 10, 14, 15, 19, 20, 27].map(points => levelOf('phq9', shared('phq9', points)))
    expect(levels).toEqual([
      [0, 'minimal'],
      [4, 'minimal'],
      [5, 'mild'],
      [9, 'mild'],
      [10, 'moderate'],
      [14, 'moderate'],
      [15, 'moderately-severe'],
      [19, 'moderately-severe'],
      [20, 'severe'],
      [27, 'severe'],
    ])
  })

  test('PHQ-9: any answer but "not at all" to the ninth question shows help and flags the nurse', () => {
    const quiet = all('phq9', '0')
    expect(raisedFlags(documentOf('phq9'), quiet)).toEqual([])
    for (const answer of ['1', '2', '3']) {
      const [flag] = raisedFlags(documentOf('phq9'), { ...quiet, q9: answer })
      expect([flag?.flagged, flag?.helplines.map(line => line.number)]).toEqual([true, ['12356', '120', '110']])
    }
    expect(raisedFlags(documentOf('phq9'), { q9: '1' }).length).toBe(1)
  })

  test('GAD-7: 5, 10, 15 of 21 (Spitzer 2006)', () => {
    const levels = [4, 5, 9, 10, 14, 15, 21].map(points => levelOf('gad7', shared('gad7', points))[1])
    expect(levels).toEqual(['minimal', 'mild', 'mild', 'moderate', 'moderate', 'severe', 'severe'])
  })

  test('PHQ-2 and GAD-2: 3 of 6', () => {
    for (const code of ['phq2', 'gad2'] as const)
      expect([2, 3, 6].map(points => levelOf(code, shared(code, points)))).toEqual([
        [2, 'negative'],
        [3, 'positive'],
        [6, 'positive'],
      ])
  })

  test('PHQ-4: 3, 6, 9 of 12, with anxiety and depression apart (Kroenke 2009)', () => {
    expect([2, 3, 5, 6, 8, 9, 12].map(points => levelOf('phq4', shared('phq4', points))[1])).toEqual([
      'normal',
      'mild',
      'mild',
      'moderate',
      'moderate',
      'severe',
      'severe',
    ])
    const { groups } = result('phq4', { aq1: '3', aq2: '1', dq1: '2', dq2: '0' })
    expect(groups.map(group => [group.id, group.value, group.max])).toEqual([
      ['anxiety', 4, 6],
      ['depression', 2, 6],
    ])
  })

  test('PHQ-15: 5, 10, 15 of 30 (Kroenke 2002)', () => {
    expect([4, 5, 9, 10, 14, 15, 30].map(points => levelOf('phq15', shared('phq15', points, 2))[1])).toEqual([
      'minimal',
      'low',
      'low',
      'medium',
      'medium',
      'high',
      'high',
    ])
  })

  test('mMRC: grade 2 and above is more breathlessness (GOLD)', () =>
    expect(['0', '1', '2', '3', '4'].map(grade => levelOf('mmrc', { grade }))).toEqual([
      [0, 'less'],
      [1, 'less'],
      [2, 'more'],
      [3, 'more'],
      [4, 'most'],
    ]))

  test('Bristol: 1–2 hard, 3–4 normal, 6–7 loose', () =>
    expect(['1', '2', '3', '4', '5', '6', '7'].map(type => levelOf('bristol', { type })[1])).toEqual([
      'hard',
      'hard',
      'normal',
      'normal',
      'soft',
      'loose',
      'loose',
    ]))

  test('Barthel: ten items to 100; 0–40, 41–60, 61–99, 100', () => {
    const best = Object.fromEntries(
      itemsOf(documentOf('barthel')).map(item => [item.id, item.kind === 'single' ? item.options.at(-1)!.value : '']),
    )
    const worst = all('barthel', 'o0')
    expect(levelOf('barthel', best)).toEqual([100, 'none'])
    expect(levelOf('barthel', { ...best, stairs: 'o1' })).toEqual([95, 'mild'])
    expect(levelOf('barthel', worst)).toEqual([0, 'severe'])
    // 10 + 10 + 10 (feeding, dressing, bowels) + 10 (bladder) = 40; with bathing 45.
    const forty = { ...worst, feeding: 'o2', dressing: 'o2', bowels: 'o2', bladder: 'o2' }
    expect(levelOf('barthel', forty)).toEqual([40, 'severe'])
    expect(levelOf('barthel', { ...forty, bathing: 'o1' })).toEqual([45, 'moderate'])
    expect(levelOf('barthel', { ...forty, transfer: 'o3', grooming: 'o1' })).toEqual([60, 'moderate'])
    expect(levelOf('barthel', { ...forty, transfer: 'o3', mobility: 'o2' })).toEqual([65, 'mild'])
  })

  test('Morse: 25 + 15 + 30 + 20 + 20 + 15 = 125; 25 and 45', () => {
    expect(
      levelOf('morse', { history: 'o1', diagnosis: 'o1', aid: 'o2', infusion: 'o1', gait: 'o2', mind: 'o1' }),
    ).toEqual([125, 'high'])
    const none = all('morse', 'o0')
    expect(levelOf('morse', none)).toEqual([0, 'low'])
    expect(levelOf('morse', { ...none, infusion: 'o1' })).toEqual([20, 'low'])
    expect(levelOf('morse', { ...none, history: 'o1' })).toEqual([25, 'medium'])
    expect(levelOf('morse', { ...none, history: 'o1', infusion: 'o1' })).toEqual([45, 'high'])
  })

  test('NRS 2002: 3 of 7 is at risk, age 70 adds one', () => {
    expect(levelOf('nrs2002', { nutrition: 'o1', disease: 'o1', age: 'o0' })).toEqual([2, 'no-risk'])
    expect(levelOf('nrs2002', { nutrition: 'o1', disease: 'o1', age: 'o1' })).toEqual([3, 'risk'])
    expect(levelOf('nrs2002', { nutrition: 'o3', disease: 'o3', age: 'o1' })).toEqual([7, 'risk'])
  })

  test('pain: 1–3, 4–6, 7–10', () =>
    expect([0, 1, 3, 4, 6, 7, 10].map(pain => levelOf('pain', { pain })[1])).toEqual([
      'none',
      'mild',
      'mild',
      'moderate',
      'moderate',
      'severe',
      'severe',
    ]))

  test('ECOG: 0 to 4', () =>
    expect(['0', '1', '2', '3', '4'].map(grade => levelOf('ecog', { grade })[1])).toEqual([
      'good',
      'good',
      'fair',
      'poor',
      'poor',
    ]))

  test('AUDIT-C: a man is at risk from 4 of 12, a woman from 3; who did not say which is told the more serious', () => {
    const three = { often: '1', many: '1', six: '1' }
    const level = (answers: Answers, gender: 'M' | 'F' | '') =>
      scoreOf(documentOf('audit-c'), answers, gender)[0]?.band?.level
    expect(level(three, 'M')).toBe('low')
    expect(level(three, 'F')).toBe('risk')
    expect(level(three, '')).toBe('risk')
    expect(level({ ...three, often: '2' }, 'M')).toBe('risk')
    expect(level({ often: '1', many: '1', six: '0' }, 'F')).toBe('low')
  })

  test('AUDIT-C: three questions to 12; who never drinks is asked one', () => {
    expect(levelOf('audit-c', { often: '0' })).toEqual([0, 'low'])
    expect(checkAnswers(documentOf('audit-c'), { often: '0' }, '2026-11-22')).toEqual({})
    expect(levelOf('audit-c', { often: '1', many: '1', six: '1' })).toEqual([3, 'risk'])
    expect(levelOf('audit-c', { often: '2', many: '1', six: '1' })).toEqual([4, 'risk'])
    expect(levelOf('audit-c', { often: '4', many: '4', six: '4' })).toEqual([12, 'high'])
  })
})

describe("the hospital's own", () => {
  test('satisfaction counts the waiting the other way round', () => {
    const rows = (value: string) => ({ booking: value, doctor: value, nurse: value, tests: value, place: value })
    expect(levelOf('outpatient-satisfaction', { parts: rows('5'), waited: '1', recommend: 10 })).toEqual([30, 'high'])
    expect(levelOf('outpatient-satisfaction', { parts: rows('5'), waited: '5', recommend: 10 })).toEqual([26, 'high'])
    expect(levelOf('outpatient-satisfaction', { parts: rows('1'), waited: '5', recommend: 0 })).toEqual([6, 'low'])
  })

  test('IBD: each liquid stool is a point, ten of them are a red flag', () => {
    const answers = { general: 'o1', pain: 'o1', stools: 3, blood: 'none', fever: 'no', medicine: 'all' }
    expect(levelOf('ibd-follow-up', answers)).toEqual([5, 'mild'])
    expect(raisedFlags(documentOf('ibd-follow-up'), { ...answers, stools: 10 }).map(flag => flag.id)).toEqual(['blood'])
  })

  test('rehabilitation: days trained count less, pain more', () =>
    expect(levelOf('rehabilitation-follow-up', { pain: 8, days: 1, better: 'o2' })).toEqual([16, 'worse']))

  test('a fever sends to the fever clinic at once', () => {
    expect(raisedFlags(documentOf('outpatient-screening'), { fever: 'yes' }).map(flag => flag.id)).toEqual(['fever'])
    expect(raisedFlags(documentOf('epidemiological'), { fever: 'no' })).toEqual([])
  })
})
