import { expect, test } from 'vitest'
import { answerByOf, remarkAdvice } from '@nethos/contract/inpatient/inpatient.rules.ts'
import { bedLineOf, waitingDays } from './bed-line.ts'

test('the range follows the beds that came free; too few say nothing', () => {
  // Two beds a day: the tenth comes after five days, nine times of ten between 2.4 and 7.6.
  expect(waitingDays(9, 56)).toEqual({ from: 2, to: 8 })
  expect(waitingDays(0, 28)).toEqual({ from: 0, to: 3 })
  expect(waitingDays(3, 7)).toBeNull()
  expect(bedLineOf(3, 7).sentence).toContain('暂时估计不了')
})

test('nine of ten simulated waits lie within the range', () => {
  let seed = 7
  const luck = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const rounds = 2_000
  let within = 0
  const { from, to } = waitingDays(11, 56)!
  for (let round = 0; round < rounds; round++) {
    let days = 0
    for (let bed = 0; bed < 12; bed++) days += -Math.log(1 - luck()) / 2
    if (days >= from && days <= to) within++
  }
  expect(within / rounds).toBeGreaterThan(0.88)
})

test('a call is answered in four hours by day, in the morning when it comes late', () => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`)
  expect(answerByOf(at('09:30'))).toBe(at('13:30'))
  expect(answerByOf(at('16:00'))).toBe(at('20:00'))
  expect(answerByOf(at('17:00'))).toBe(Date.parse('2026-11-24T10:00:00+08:00'))
  expect(answerByOf(at('22:00'))).toBe(Date.parse('2026-11-24T10:00:00+08:00'))
})

test('a value that stands out is told, one within the range is not', () => {
  expect(remarkAdvice({ whiteBloodCell: 9.5, systolic: 179, diastolic: 109 })).toEqual([])
  expect(remarkAdvice({ whiteBloodCell: 9.6 })).toHaveLength(1)
  expect(remarkAdvice({ whiteBloodCell: 3.4 })).toHaveLength(1)
  expect(remarkAdvice({ systolic: 180 })[0]).toContain('120')
  expect(remarkAdvice({ diastolic: 110 })).toHaveLength(1)
})
