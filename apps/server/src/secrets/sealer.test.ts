import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { derivedKey, keyedHash } from './keyed-hash.ts'
import { sealer, SealBrokenError } from './sealer.ts'

const key = randomBytes(32)
const { sealText, openText, sealBytes, openBytes } = sealer(key)

describe('a sealed text', () => {
  test('opens to the same text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(openText(sealText(text, 'person.name'), 'person.name')).toBe(text)
      }),
    )
  })

  test('never looks the same twice and shows nothing of what is inside', () => {
    const [one, other] = [sealText('13800000001', 'mobile'), sealText('13800000001', 'mobile')]
    expect(one.equals(other)).toBe(false)
    expect(one.includes('138')).toBe(false)
  })

  test('does not open in another place', () => {
    expect(() => openText(sealText('110105', 'person.id_card'), 'account.id_card')).toThrow(SealBrokenError)
  })

  test('does not open after any one byte was changed or cut off', () => {
    const sealed = sealText('110105', 'place')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => openText(changed, 'place')).toThrow(SealBrokenError)
      expect(() => openText(sealed.subarray(0, at), 'place')).toThrow(SealBrokenError)
    }
  })
})

test('bytes open from any view of memory', () => {
  const sealed = sealBytes(Buffer.from([0, 1, 2, 255]), 'file')
  const view = new Uint8Array(Buffer.concat([Buffer.alloc(7), sealed])).subarray(7)
  expect(openBytes(view, 'file')).toEqual(Buffer.from([0, 1, 2, 255]))
  expect(openBytes(sealBytes(Buffer.alloc(0), 'file'), 'file')).toHaveLength(0)
})

describe('a change of keys', () => {
  const next = sealer(randomBytes(32), [key])

  test('still opens what lies there, and tells that it is old', () => {
    const sealed = sealText('13800000001', 'mobile')
    expect(next.openText(sealed, 'mobile')).toBe('13800000001')
    expect(next.isOld(sealed)).toBe(true)
    expect(next.isOld(next.sealText('13800000001', 'mobile'))).toBe(false)
  })

  test('an unknown key opens nothing', () => {
    expect(() => openText(next.sealText('x', 'mobile'), 'mobile')).toThrow('unknown key')
  })

  test('a key of another length is refused', () => expect(() => sealer(Buffer.alloc(16))).toThrow(RangeError))
})

test('a keyed hash is the same for the same text only under the same key', () => {
  expect(keyedHash(key, '13800000001')).toEqual(keyedHash(key, '13800000001'))
  expect(keyedHash(key, '13800000001')).not.toEqual(keyedHash(key, '13800000002'))
  expect(keyedHash(key, '13800000001')).not.toEqual(keyedHash(randomBytes(32), '13800000001'))
  // RFC 4231, test case 2
  expect(keyedHash(Buffer.from('Jefe'), 'what do ya want for nothing?').toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('each purpose has a key of its own', () => {
  expect(derivedKey(key, 'seal')).toEqual(derivedKey(key, 'seal'))
  expect(derivedKey(key, 'seal')).not.toEqual(derivedKey(key, 'lookup'))
  expect(derivedKey(key, 'seal')).toHaveLength(32)
})
