import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { privateKeyPem, publicKeyPem } from './keys.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const bare = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki') =>
  key.export({ type, format: 'der' } as { type: 'pkcs8'; format: 'der' }).toString('base64')
const pem = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki') =>
  key.export({ type, format: 'pem' } as { type: 'pkcs8'; format: 'pem' }).toString()

test('a private key is taken in every form that the provider’s tools write', () => {
  for (const text of [
    pem(privateKey, 'pkcs1'),
    pem(privateKey, 'pkcs8'),
    bare(privateKey, 'pkcs1'),
    bare(privateKey, 'pkcs8'),
  ]) {
    const read = privateKeyPem(text)
    expect(read.endsWith('-----END PRIVATE KEY-----')).toBe(true)
    expect(createPrivateKey(read).equals(privateKey)).toBe(true)
  }
})

test('a public key too', () => {
  for (const text of [pem(publicKey, 'spki'), bare(publicKey, 'spki')]) {
    const read = publicKeyPem(text)
    expect(read.endsWith('-----END PUBLIC KEY-----')).toBe(true)
    expect(createPublicKey(read).equals(publicKey)).toBe(true)
  }
})

test('what is no key is refused at the start', () => {
  expect(() => privateKeyPem('no key')).toThrow()
  expect(() => publicKeyPem('')).toThrow()
})
