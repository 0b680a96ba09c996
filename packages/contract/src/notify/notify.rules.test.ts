import { describe, expect, test } from 'vitest'
import { startOfDay } from '../common/days.ts'
import { sentenceOf } from '../rule.ts'
import { noticeSetting, quietEndsAt, usualNotice } from './notify.rules.ts'

const at = (on: string, hours: number, minutes = 0) => startOfDay(on) + (hours * 60 + minutes) * 60_000
const night = { quietFrom: '22:00', quietUntil: '07:00' }

describe('quiet hours', () => {
  test('go over midnight', () => {
    expect(quietEndsAt(night, at('2026-11-22', 21, 59))).toBeUndefined()
    expect(quietEndsAt(night, at('2026-11-22', 22))).toBe(at('2026-11-23', 7))
    expect(quietEndsAt(night, at('2026-11-23', 6, 59))).toBe(at('2026-11-23', 7))
    expect(quietEndsAt(night, at('2026-11-23', 7))).toBeUndefined()
  })

  test('or lie within a day, or are none', () => {
    const noon = { quietFrom: '12:00', quietUntil: '13:30' }
    expect(quietEndsAt(noon, at('2026-11-22', 12, 30))).toBe(at('2026-11-22', 13, 30))
    expect(quietEndsAt(noon, at('2026-11-22', 13, 30))).toBeUndefined()
    expect(quietEndsAt({ quietFrom: '', quietUntil: '' }, at('2026-11-22', 3))).toBeUndefined()
  })
})

test('a setting needs a number for text messages, and both ends of its quiet hours', () => {
  expect(sentenceOf(noticeSetting, { ...usualNotice, bySms: true })).toBe('开启短信通知，请填写手机号')
  expect(sentenceOf(noticeSetting, { ...usualNotice, mobile: '12345' })).toBe('手机号格式错误')
  expect(sentenceOf(noticeSetting, { ...usualNotice, quietFrom: '' })).toBe('免打扰时段请同时填写开始和结束时间')
  expect(sentenceOf(noticeSetting, { ...usualNotice, quietFrom: '25:00' })).toBe('请填写时间，例如 22:00')
  expect(sentenceOf(noticeSetting, { ...usualNotice, bySms: true, mobile: '13800000000' })).toBeUndefined()
})
