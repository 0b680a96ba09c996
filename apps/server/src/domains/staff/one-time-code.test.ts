import { describe, expect, test } from 'vitest'
import { base32, codeOf, newRecoveryCode, newSecret, otpauth, stepAt, stepOf } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

describe('a one-time code', () => {
  test.each([
    // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeOf(secret, stepAt(second * 1000))).toBe(code)
  })

  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'counts as RFC 4226 does: %s',
    code => {
      expect(Array.from({ length: 10 }, (_, count) => codeOf(secret, count))).toContain(code)
    },
  )

  test('is taken one step before and after its own, and no further', () => {
    const now = 1_800_000_015_000
    const step = stepAt(now)
    expect([-2, -1, 0, 1, 2].map(off => stepOf(secret, codeOf(secret, step + off), now))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ])
    expect(stepOf(secret, '1', now)).toBeUndefined()
  })
})

describe('a secret', () => {
  test.each([
    // RFC 4648, 10, without its padding.
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written %j', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written)
  })

  test('is as long as the hash and never the same', () => {
    expect(newSecret()).toHaveLength(20)
    expect(newSecret()).not.toEqual(newSecret())
    expect(new Set(Array.from({ length: 200 }, newRecoveryCode)).size).toBe(200)
    expect(newRecoveryCode()).toMatch(/^[A-Z2-7]{10}$/)
  })

  test('reaches an authenticator app under the name of the hospital', () => {
    const address = new URL(otpauth(secret, { issuer: '南山云医院', login: 'doctor1' }))
    expect(address.host + decodeURIComponent(address.pathname)).toBe('totp/南山云医院:doctor1')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: base32(secret),
      issuer: '南山云医院',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
