import { expect, test } from 'vitest'
import { filledIn, leftOpen } from './phrase.words.ts'

test('what is known is filled in wherever it stands, the rest stays to be seen', () => {
  const text = '{姓名}您好，{姓名}的报告我看过了。{医生} {今天}'
  expect(filledIn(text, { 姓名: '王秀英', 医生: '沈知远' })).toBe('王秀英您好，王秀英的报告我看过了。沈知远 {今天}')
  expect(leftOpen(filledIn(text, { 姓名: '王秀英' }))).toEqual(['{医生}', '{今天}'])
})

test('other braces are text, and a name that looks like a variable is not filled in again', () => {
  expect(filledIn('{剂量}', { 姓名: '王' })).toBe('{剂量}')
  expect(filledIn('{姓名}', { 姓名: '{医生}', 医生: '沈' })).toBe('{医生}')
  expect(leftOpen('没有变量')).toEqual([])
})
