import { expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { agreementTicked, newPassword, optionalPassword, repeatedPassword, typedPassword } from './account.rules.ts'

const weak = '密码须为8-32位，且同时包含字母和数字'

test.each(['abcd1234', 'A1!@#$%^', `a1${'x'.repeat(30)}`])('%s is a password', text => {
  expect(sentenceOf(newPassword, text)).toBeUndefined()
})

test.each([
  ['abc1234', weak],
  [`a1${'x'.repeat(31)}`, weak],
  ['abcdefgh', weak],
  ['12345678', weak],
  ['abcd 1234', weak],
  ['密码abcd1234', weak],
  ['', '密码不能为空'],
  [undefined, '密码不能为空'],
])('%s is none: %s', (text, sentence) => {
  expect(sentenceOf(newPassword, text)).toBe(sentence)
})

test('a password may be left out at registration, but not be weak', () => {
  expect(sentenceOf(optionalPassword, undefined)).toBeUndefined()
  expect(sentenceOf(optionalPassword, '')).toBeUndefined()
  expect(sentenceOf(optionalPassword, 'short')).toBe(weak)
})

test('what is typed at login need not meet the rule of new passwords', () => {
  expect(sentenceOf(typedPassword, 'nethos-demo')).toBeUndefined()
  expect(sentenceOf(typedPassword, '')).toBe('密码不能为空')
  expect(sentenceOf(typedPassword, 'x'.repeat(201))).toBe('手机号或密码不正确')
})

test('the second password is the first one again', () => {
  expect(sentenceOf(repeatedPassword('abcd1234'), 'abcd1234')).toBeUndefined()
  expect(sentenceOf(repeatedPassword('abcd1234'), 'abcd123')).toBe('两次输入的密码不一致')
})

test('the agreement must be ticked', () => {
  expect(sentenceOf(agreementTicked, true)).toBeUndefined()
  expect(sentenceOf(agreementTicked, false)).toBe('请先阅读用户协议')
})
