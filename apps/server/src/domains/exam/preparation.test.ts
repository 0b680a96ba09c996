import { expect, test } from 'vitest'
import { startOfDay } from '@nethos/contract/common/days.ts'
import { fastingOf, preparationOf } from './preparation.ts'

const hour = 3_600_000
const nineOClock = startOfDay('2026-12-04') + 9 * hour
const plain = {
  kind: 'function',
  needsFasting: false,
  contrast: 'none',
  isSedated: false,
  startsAt: nineOClock,
} as const

test('fasting counts from eight hours before, and is told the evening before', () => {
  const steps = preparationOf({ ...plain, kind: 'ultrasound', needsFasting: true })
  const fasting = steps.find(one => one.key === 'fasting')!
  expect(fasting.at).toBe(startOfDay('2026-12-04') + hour)
  expect(fasting.remindAt).toBe(startOfDay('2026-12-03') + 19 * hour)
  expect(fasting.text).toBe('12月4日01:00起不吃东西（检查前8小时）。')
})

test('with sedation nothing is drunk for two hours, and somebody comes along', () => {
  expect(fastingOf({ kind: 'endoscopy', isSedated: true })).toMatchObject({ eat: 8, drink: 2 })
  const keys = preparationOf({ ...plain, kind: 'endoscopy', needsFasting: true, isSedated: true }).map(one => one.key)
  expect(keys).toEqual(expect.arrayContaining(['blood_thinner', 'escort', 'fasting', 'drinking', 'diabetes']))
})

test('iodine asks about metformin, gadolinium about the kidneys; nobody is told to stop a drug', () => {
  const iodine = preparationOf({ ...plain, kind: 'ct', contrast: 'iodine' })
  expect(iodine.map(one => one.text).join('')).toMatch(/二甲双胍.*不要自己停药/)
  expect(preparationOf({ ...plain, kind: 'mri', contrast: 'gadolinium' }).map(one => one.key)).toContain(
    'contrast_kidney',
  )
})

test('every step names its source with a year, or whose notice counts', () => {
  for (const kind of ['blood', 'ct', 'mri', 'barium', 'endoscopy', 'ultrasound'] as const)
    for (const contrast of ['none', 'iodine', 'gadolinium', 'barium'] as const)
      for (const step of preparationOf({ ...plain, kind, contrast, needsFasting: true, isSedated: true }))
        expect(step.source).toMatch(/（.*\d{4}.*）|以检查科室的通知为准/)
})
