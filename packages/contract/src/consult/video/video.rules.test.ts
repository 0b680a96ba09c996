import { expect, test } from 'vitest'
import { sentenceOf } from '../../rule.ts'
import { backOfMissed, differenceTo, firstTime, missedHow, minutesEach, priceOfKind, timeCount } from './video.rules.ts'

test('sound lies half way between pictures and text, and nothing costs more than was paid', () => {
  const prices = { paidCents: 10_000, textCents: 3_000 }
  expect(priceOfKind('video', prices)).toBe(10_000)
  expect(priceOfKind('audio', prices)).toBe(6_500)
  expect(priceOfKind('text', prices)).toBe(3_000)
  expect(differenceTo('audio', prices)).toBe(3_500)
  expect(differenceTo('text', prices)).toBe(7_000)
  expect(differenceTo('video', prices)).toBe(0)
  // A coupon has paid most of it.
  expect(differenceTo('text', { paidCents: 2_000, textCents: 3_000 })).toBe(0)
  expect(differenceTo('audio', { paidCents: 0, textCents: 0 })).toBe(0)
  expect(priceOfKind('audio', { paidCents: 101, textCents: 0 })).toBe(50)
})

test.each([
  ['the doctor did not come', 0, null, 'doctor_away', 101],
  ['the doctor looked in and went', 299, null, 'doctor_away', 101],
  ['the doctor did not wait for one who came', 299, 1, 'doctor_away', 101],
  ['the doctor waited, the patient did not come', 300, null, 'patient_away', 51],
  ['both came, and nothing came through', 300, 1, 'line_failed', 101],
] as const)('of a meeting that did not take place: %s', (_, doctorWaitedSeconds, patientCameAt, how, back) => {
  expect(missedHow({ doctorWaitedSeconds, patientCameAt })).toBe(how)
  expect(backOfMissed(how, 101)).toBe(back)
  expect(backOfMissed(how, 0)).toBe(0)
})

test('what a doctor publishes is told in sentences when it will not do', () => {
  expect(sentenceOf(firstTime, 0)).toBe('请选择开始时间')
  expect(sentenceOf(firstTime, Date.UTC(2026, 10, 23))).toBeUndefined()
  expect(sentenceOf(minutesEach, 7)).toBe('请选择每个时段的时长')
  expect(sentenceOf(minutesEach, 15)).toBeUndefined()
  expect(sentenceOf(timeCount, 25)).toBe('一次最多发布24个时段')
  expect(sentenceOf(timeCount, 0)).toBe('一次最多发布24个时段')
})
