import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskIdCard, maskMobile, maskName } from './masking.ts'

describe('masking', () => {
  test('an ID number shows its first 6 and last 4 characters', () => {
    expect(maskIdCard('110105194912310021')).toBe('110105********0021')
    expect(maskIdCard('110105491231002')).toBe('110105*****1002')
  })

  test('a mobile shows its first 3 and last 4 digits', () => {
    expect(maskMobile('13800000001')).toBe('138****0001')
  })

  test('what is too short to hide anything inside is hidden whole', () => {
    expect(maskIdCard('1101050021')).toBe('**********')
    expect(maskMobile('12345')).toBe('*****')
    expect(maskMobile('')).toBe('')
  })

  test.each([
    ['', ''],
    ['张', '*'],
    ['张三', '张*'],
    ['张三丰', '张*丰'],
    ['阿卜杜拉·买买提', '阿*提'],
    ['𠮷', '*'],
    ['𠮷三', '𠮷*'],
    ['三丰𠮷', '三*𠮷'],
  ])('the name %s is shown as %s', (name, shown) => {
    expect(maskName(name)).toBe(shown)
  })

  test('never splits a character of two code units, never shows more than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), text => {
        for (const shown of [maskIdCard(text), maskMobile(text), maskName(text)])
          expect(shown.isWellFormed()).toBe(true)
        expect(Array.from(maskIdCard(text))).toHaveLength(Array.from(text).length)
        expect(
          Array.from(maskMobile(text)).filter((point, at) => point !== '*' && point === Array.from(text)[at]).length,
        ).toBeLessThanOrEqual(7)
      }),
    )
  })
})
