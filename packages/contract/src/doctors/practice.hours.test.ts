import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { hoursInWords, practiceHours } from './practice.hours.ts'

const on = (weekday: number, from = '09:00', until = '12:00') => ({ weekday, from, until })

test('days with the same hours are told in one line, days without any are left out', () => {
  const week = [1, 2, 3, 4, 5].flatMap(day => [on(day), on(day, '14:00', '17:00')])
  expect(hoursInWords([...week, on(7)])).toEqual(['周一至周五 09:00–12:00、14:00–17:00', '周日 09:00–12:00'])
  expect(hoursInWords([on(1), on(3)])).toEqual(['周一 09:00–12:00', '周三 09:00–12:00'])
  expect(hoursInWords([])).toEqual([])
})

test('hours end after they begin and do not overlap', () => {
  expect(sentenceOf(practiceHours, [on(1, '09:00', '12:00'), on(1, '12:00', '13:00')])).toBeUndefined()
  expect(sentenceOf(practiceHours, [on(1, '12:00', '09:00')])).toBe('结束时间要晚于开始时间')
  expect(sentenceOf(practiceHours, [on(1, '11:00', '13:00'), on(1)])).toBe('同一天的时间段不能重叠')
  expect(sentenceOf(practiceHours, [on(1, '9点')])).toBe('请选择时间')
})
