import { createSign, createVerify } from 'node:crypto'
import type { PaymentKeys } from '../keys.ts'

/** name=value, sorted, joined by &: what both sides sign. Empty values are left out. */
export const signedText = (params: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.keys(params)
    .filter(name => params[name] !== '' && !without.includes(name))
    .toSorted()
    .map(name => `${name}=${params[name]}`)
    .join('&')

/** Whether our merchant signed this request (RSA2; sign_type is signed too). */
export const isFromApp = (params: Readonly<Record<string, string>>, keys: PaymentKeys): boolean =>
  params['sign_type'] === 'RSA2' &&
  createVerify('RSA-SHA256')
    .update(signedText(params, ['sign']))
    .verify(keys.alipayApp.publicKey, params['sign'] ?? '', 'base64')

/** The platform's own hand, under replies and notices. */
export const platformSign = (text: string, keys: PaymentKeys): string =>
  createSign('RSA-SHA256').update(text).sign(keys.alipayPlatform.privateKey, 'base64')
