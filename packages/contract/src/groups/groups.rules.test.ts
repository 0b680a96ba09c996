import { describe, expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import { canRecall, groupNickname, withoutNumbers } from './groups.rules.ts'

describe('a nickname', () => {
  test.each(['王女士', '老李头', '小满妈妈', 'Anna', '2024年确诊'])('%s will do', name =>
    expect(sentenceOf(groupNickname, name)).toBeUndefined(),
  )
  test.each([
    ['', '群昵称不能为空'],
    ['一二三四五六七八九十一二三', '群昵称不能超过12个字'],
    ['王13800000001', '群昵称不能包含手机号、证件号等号码'],
    ['张医生', '群昵称不能使用医生、护士、客服等称呼'],
    ['官方客服', '群昵称不能使用医生、护士、客服等称呼'],
  ])('%s will not: %s', (name, sentence) => expect(sentenceOf(groupNickname, name)).toBe(sentence))
})

describe('numbers of people in a message', () => {
  test.each([
    ['我的电话13800000001', '我的电话138****0001'],
    ['打138 0000 0001找我', '打138****0001找我'],
    ['13800000001,13900000002', '138****0001,139****0002'],
    ['身份证110105195503081234', '身份证110105********1234'],
    ['身份证11010519550308123X。', '身份证110105********123X。'],
  ])('are masked: %s', (text, masked) => expect(withoutNumbers(text)).toBe(masked))
  test.each(['血压138/86', '订单号202611220000123456789', '拨打120', '12356', '早上6.1，晚上7.8'])(
    'are not seen where there are none: %s',
    text => expect(withoutNumbers(text)).toBe(text),
  )
})

test('a message can be recalled for two minutes', () => {
  expect(canRecall(0, 119_999)).toBe(true)
  expect(canRecall(0, 120_000)).toBe(false)
})
