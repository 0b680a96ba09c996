import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { unreachable } from '../states.ts'
import { refundReason, wrongPart } from './refund-request.rules.ts'
import { refundRequestStates } from './refund-request.status.ts'

test('every state of a request can be reached', () => expect(unreachable(refundRequestStates, 'waiting')).toEqual([]))

test.each([
  ['', '请填写退款金额'],
  ['x', '金额只能填数字，最多两位小数，例如 12.50'],
  ['0', '退款金额须大于0'],
  ['20.01', '最多还能退¥20.00'],
  ['20', undefined],
])('of 20.00 that are left %j is %s', (text, sentence) => expect(wrongPart(text, 2000)).toBe(sentence))

test('a reason is asked for', () => {
  expect(sentenceOf(refundReason, ' ')).toBe('请填写退款原因')
  expect(sentenceOf(refundReason, '字'.repeat(101))).toBe('退款原因不能超过100个字')
})
