import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** The private key in the one form that the library does not spoil: PKCS#8, PEM, without a line feed at the end. */
export function privateKeyPem(text: string): string {
  const key = isPem(text) ? createPrivateKey(text) : (tryKey(() => fromBare(text, 'pkcs8')) ?? fromBare(text, 'pkcs1'))
  return key.export({ type: 'pkcs8', format: 'pem' }).toString().trim()
}

/** NOTE: with a line feed at the end the library takes the last line for a part of the key. */
export function publicKeyPem(text: string): string {
  const key = isPem(text)
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  return key.export({ type: 'spki', format: 'pem' }).toString().trim()
}

const isPem = (text: string): boolean => text.includes('-----BEGIN')

const fromBare = (text: string, type: 'pkcs1' | 'pkcs8'): KeyObject =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type })

function tryKey(read: () => KeyObject): KeyObject | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
