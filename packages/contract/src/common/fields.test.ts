import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sentenceOf } from '../rule.ts'
import { captcha, cid } from './captcha.ts'
import { instant } from './fields.ts'
import { mobile, optionalMobile } from './phone.ts'
import { limitedText, optionalLimitedText, personName } from './text.ts'

describe('a mobile', () => {
  test.each([
    [undefined, '手机号不能为空'],
    ['', '手机号不能为空'],
    ['  ', '手机号不能为空'],
    ['1380000000', '手机号格式错误'],
    ['138000000011', '手机号格式错误'],
    ['23800000001', '手机号格式错误'],
    ['１３８００００００００１', '手机号格式错误'],
    ['13800000001', undefined],
  ])('%j answers %j', (typed, sentence) => expect(sentenceOf(mobile, typed)).toBe(sentence))

  test('may stay empty where the form says so', () => {
    expect(z.parse(optionalMobile, undefined)).toBe('')
    expect(sentenceOf(optionalMobile, '')).toBeUndefined()
    expect(sentenceOf(optionalMobile, '138')).toBe('手机号格式错误')
  })
})

test.each([
  ['', '验证码不能为空'],
  ['12a4', '验证码不正确'],
  ['123', '验证码不正确'],
  ['12345', '验证码不正确'],
  ['0123', undefined],
])('the captcha %j answers %j', (typed, sentence) => expect(sentenceOf(captcha, typed)).toBe(sentence))

test('without a cid no captcha is right', () => expect(sentenceOf(cid, undefined)).toBe('验证码不正确'))

describe('a text', () => {
  test('is counted in characters as people count them', () => {
    expect(sentenceOf(limitedText('咨询内容', 500), '𠮷'.repeat(500))).toBeUndefined()
    expect(sentenceOf(limitedText('咨询内容', 500), '𠮷'.repeat(501))).toBe('咨询内容不能超过500个字')
    expect(sentenceOf(optionalLimitedText('疾病名称', 20), '感'.repeat(21))).toBe('疾病名称不能超过20个字')
    expect(sentenceOf(optionalLimitedText('疾病名称', 20), undefined)).toBeUndefined()
  })

  test('a name must be there and may hold any character', () => {
    expect(sentenceOf(personName, ' ')).toBe('姓名不能为空')
    expect(sentenceOf(personName, '阿卜杜拉·买买提')).toBeUndefined()
  })
})

test.each([8.7e15, -8.7e15, 253_402_300_800_000, Number.POSITIVE_INFINITY, Number.NaN])(
  '%d is no instant: neither a date nor the database could hold it',
  value => expect(z.safeParse(instant, value).success).toBe(false),
)

test('the last instant of the year 9999 is one', () => {
  expect(new Date(z.parse(instant, 253_402_300_799_999)).toISOString()).toBe('9999-12-31T23:59:59.999Z')
})
