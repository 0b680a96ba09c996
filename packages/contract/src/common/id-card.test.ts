import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentenceOf } from '../rule.ts'
import * as z from 'zod/mini'
import { startOfDay } from './days.ts'
import { ageAt, checkCharacter, idCard, isIdCard, optionalIdCard, readIdCard, toEighteen } from './id-card.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })
const birthDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const eighteen = fc.tuple(digits(6), birthDay, digits(3)).map(([region, birthOn, order]) => {
  const first17 = region + birthOn.replaceAll('-', '') + order
  return { text: first17 + checkCharacter(first17), birthOn, order: Number(order) }
})

describe('an ID number', () => {
  test('of 18 characters tells birth date and gender', () => {
    expect(readIdCard('11010519491231002X')).toEqual({ birthOn: '1949-12-31', gender: 'F' })
    expect(readIdCard('440524188001010014')).toEqual({ birthOn: '1880-01-01', gender: 'M' })
  })

  test('of 15 digits is one of the last century', () => {
    expect(readIdCard('110105491231002')).toEqual({ birthOn: '1949-12-31', gender: 'F' })
    expect(toEighteen('110105491231002')).toBe('11010519491231002X')
  })

  test.each([
    ['a wrong check character', '110105194912310021'],
    ['a day that does not exist', '110105194902310020'],
    ['29 February of a common year', '110105230229002'],
    ['month 13', '110105491331002'],
    ['17 characters', '11010519491231002'],
    ['letters inside', '1101051949123100AX'],
    ['full-width digits', '１１０１０５１９４９１２３１００２X'],
    ['a line break at the end', '11010519491231002X\n'],
    ['nothing', ''],
  ])('with %s is none', (_, text) => expect(isIdCard(text)).toBe(false))

  test('every well-formed number reads back what went into it, whatever its region', () => {
    fc.assert(
      fc.property(eighteen, ({ text, birthOn, order }) => {
        expect(readIdCard(text)).toEqual({ birthOn, gender: order % 2 ? 'M' : 'F' })
        expect(readIdCard(text.toLowerCase())).toEqual(readIdCard(text))
        expect(toEighteen(text.toLowerCase())).toBe(text)
      }),
    )
  })

  test('one wrong digit anywhere, or two neighbours swapped, is always noticed', () => {
    fc.assert(
      fc.property(eighteen, fc.nat(16), fc.integer({ min: 1, max: 9 }), ({ text }, at, by) => {
        const wrong = text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1)
        expect(isIdCard(wrong)).toBe(false)
        const swapped =
          text.slice(0, at) +
          text
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          text.slice(at + 2)
        if (swapped !== text) expect(isIdCard(swapped)).toBe(false)
      }),
    )
  })

  test('15 digits and their 18 characters speak of the same person', () => {
    fc.assert(
      fc.property(
        eighteen.filter(({ birthOn }) => birthOn.startsWith('19')),
        ({ text }) => {
          const fifteen = text.slice(0, 6) + text.slice(8, 17)
          expect(toEighteen(fifteen)).toBe(text)
          expect(readIdCard(fifteen)).toEqual(readIdCard(text))
        },
      ),
    )
  })
})

describe('age', () => {
  const noon = (on: string) => startOfDay(on) + 12 * 3_600_000

  test('changes at midnight in Shanghai of the birthday', () => {
    expect(ageAt('2020-11-21', startOfDay('2026-11-21') - 1)).toBe(5)
    expect(ageAt('2020-11-21', startOfDay('2026-11-21'))).toBe(6)
  })

  test('of somebody born on 29 February changes on 1 March of a common year', () => {
    expect(ageAt('2020-02-29', noon('2026-02-28'))).toBe(5)
    expect(ageAt('2020-02-29', noon('2026-03-01'))).toBe(6)
    expect(ageAt('2020-02-29', noon('2024-02-29'))).toBe(4)
  })

  test('is negative before birth', () => expect(ageAt('2026-11-22', noon('2026-11-21'))).toBe(-1))
})

describe('the rule', () => {
  test('speaks the sentences of the documents', () => {
    expect(sentenceOf(idCard, '')).toBe('身份证号不能为空')
    expect(sentenceOf(idCard, undefined)).toBe('身份证号不能为空')
    expect(sentenceOf(idCard, '123')).toBe('身份证格式错误')
    expect(sentenceOf(optionalIdCard, '123')).toBe('身份证格式错误')
    expect(sentenceOf(optionalIdCard, '')).toBeUndefined()
  })

  test('trims and writes x as X', () => {
    expect(z.parse(idCard, ' 11010519491231002x ')).toBe('11010519491231002X')
    expect(z.parse(optionalIdCard, '11010519491231002x')).toBe('11010519491231002X')
    expect(z.parse(optionalIdCard, undefined)).toBe('')
  })
})
