import { expect, test } from 'vitest'
import { startOfDay } from '../common/days.ts'
import { sentenceOf } from '../rule.ts'
import { guardian, isAdultAt, isMinorAt, needsGuardianAt } from './people.rules.ts'

const idCard = '11010519491231002X'
const whole = {
  guardianName: '李梅',
  guardianIdCard: idCard.toLowerCase(),
  guardianMobile: '13900001111',
  guardianRelationship: '母亲',
}

test('a guardian is asked for until the sixth birthday, in Asia/Shanghai', () => {
  const birthday = startOfDay('2026-05-20')
  expect(needsGuardianAt('2020-05-20', birthday - 1)).toBe(true)
  expect(needsGuardianAt('2020-05-20', birthday)).toBe(false)
  expect(needsGuardianAt(null, birthday)).toBe(false)
})

test('somebody is of age from the eighteenth birthday', () => {
  const birthday = startOfDay('1967-12-31')
  expect(isAdultAt(idCard, birthday - 1)).toBe(false)
  expect(isAdultAt(idCard, birthday)).toBe(true)
  expect(isMinorAt('1949-12-31', birthday - 1)).toBe(true)
  expect(isMinorAt('1949-12-31', birthday)).toBe(false)
})

test.each([
  [whole, undefined],
  [{ ...whole, guardianName: ' ' }, '监护人姓名不能为空'],
  [{ ...whole, guardianIdCard: undefined }, '监护人身份证号不能为空'],
  [{ ...whole, guardianIdCard: '110105194912310021' }, '身份证格式错误'],
  [{ ...whole, guardianMobile: '' }, '监护人手机号不能为空'],
  [{ ...whole, guardianMobile: '1390000111' }, '手机号格式错误'],
  [{ ...whole, guardianRelationship: '' }, '监护人关系不能为空'],
])('a guardian %j: %s', (fields, sentence) => {
  expect(sentenceOf(guardian, fields)).toBe(sentence)
})
