import { expect, test } from 'vitest'
import { builtIn } from '../built-in.ts'
import { triageWith, understandingOf } from '../triage.ts'
import { classifierOf, letterOf, mostSteps } from './classifier.ts'
import { buckets, featuresOf, steps as stepsOfWeights } from './features.ts'
import { train } from './train.ts'
import { examples } from './training-sentences.ts'
import { weights } from './weights.ts'

const understanding = understandingOf(builtIn.words)
const features = (text: string) => featuresOf(understanding(text))
const withoutClassifier = {
  ...builtIn,
  rules: { ...builtIn.rules, suspected: { ...builtIn.rules.suspected, isOff: true } },
}

test('the weights are what the sentences of today give: npm run triage:train writes them', () => {
  expect(train(examples(), buckets, stepsOfWeights)).toEqual(weights)
}, 120_000)

test('what is denied counts apart from what is said', () => {
  const affirmed = new Set(features('胸口痛'))
  const denied = features('没有胸口痛')
  expect(features('无明显诱因胸口痛').filter(one => affirmed.has(one)).length).toBeGreaterThan(3)
  expect(denied.filter(one => affirmed.has(one))).toHaveLength(1) // the end of a clause
})

test('a text is weighed by its features, not by its length', () => {
  const steps = Array.from({ length: buckets }, () => 0)
  for (const bucket of features('喘')) steps[bucket] = mostSteps
  const classify = classifierOf({ bias: -1, step: 0.5, letters: steps.map(letterOf).join('') })
  const once = classify(understanding('喘'))
  expect(once).toBeCloseTo(-1 + (features('喘').length * mostSteps * 0.5) / Math.sqrt(features('喘').length))
  expect(classify(understanding('喘，喘'))).toBe(once)
  expect(classify(understanding(''))).toBe(-1)
})

const triage = triageWith(builtIn)
const rulesAlone = triageWith(withoutClassifier)

test.each([
  ['人在浴室里半天没水声了，推门推不开，底下有股味'],
  ['弟弟嘴唇颜色像茄子一样坐着张嘴够气'],
  ['他发了条朋友圈说再见了大家，人找不到'],
])('what no rule knows and what reads like an emergency is told: %s', text => {
  expect(rulesAlone(text)).toEqual([])
  expect(triage(text)).toEqual(['suspected'])
})

test.each([['体检报告上写着胸痛待查，这项要另外收费吗']])(
  'a rule by words alone is held back where the text reads like a question of long ago: %s',
  text => expect(triage(text)).toEqual([]),
)

test.each([
  ['我想问一下高血压260吃什么药好，会遗传吗', 'blood_pressure'],
  ['请问医生血糖1.9正常吗，多吃什么好', 'sugar_low'],
])('a number that was measured is never held back: %s', (text, flag) => expect(triage(text)).toContain(flag))

test('who speaks of his death is never held back', () => {
  const calmly = '请问医生，乙肝小三阳吃什么药好，多少钱，能治好吗，会遗传吗，有时候不想活了'
  expect(triage(calmly)).toContain('suicide')
})

test('with the rule of the classifier switched off it neither tells nor holds back', () => {
  expect(rulesAlone('他发了条朋友圈说再见了大家，人找不到')).toEqual([])
  expect(rulesAlone('体检报告上写着胸痛待查，这项要另外收费吗')).toEqual(['chest_pain'])
})
