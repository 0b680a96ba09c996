import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto'
import { merchant, merchantSerial, platformKeyId, type PaymentKeys } from '../keys.ts'

/** How far the merchant's clock may be off, in seconds. */
const skewSeconds = 300

export interface SignedRequest {
  method: string
  /** Path and query, as sent. */
  url: string
  body: string
  authorization: string | undefined
}

/** Whether the request was signed by our merchant, lately. Requests are signed in real time, whatever the sandbox's clock says. */
export function isFromMerchant({ method, url, body, authorization = '' }: SignedRequest, keys: PaymentKeys): boolean {
  const [scheme, list = ''] = authorization.split(/ (.*)/s)
  const given = new Map(Array.from(list.matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [name, value ?? '']))
  const [timestamp = '', nonce = '', signature = ''] = ['timestamp', 'nonce_str', 'signature'].map(name =>
    given.get(name),
  )
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    given.get('mchid') === merchant.wechat.mchId &&
    given.get('serial_no') === merchantSerial(keys) &&
    Math.abs(Date.now() / 1000 - Number(timestamp)) <= skewSeconds &&
    createVerify('RSA-SHA256')
      .update(`${method}\n${url}\n${timestamp}\n${nonce}\n${body}\n`)
      .verify(keys.wechatMerchant.publicKey, signature, 'base64')
  )
}

/** The headers by which a merchant knows the provider's hand. */
export function platformHeaders(keys: PaymentKeys, body: string, atSeconds: number): Record<string, string> {
  const nonce = randomBytes(16).toString('hex')
  return {
    'wechatpay-timestamp': String(atSeconds),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': platformKeyId(keys),
    'wechatpay-signature': createSign('RSA-SHA256')
      .update(`${atSeconds}\n${nonce}\n${body}\n`)
      .sign(keys.wechatPlatform.privateKey, 'base64'),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

/** AEAD_AES_256_GCM under the merchant's API v3 key. */
export function sealed(keys: PaymentKeys, plain: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', keys.wechatApiV3Key, nonce).setAAD(Buffer.from(associatedData))
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: ciphertext.toString('base64'),
    associated_data: associatedData,
    nonce,
  }
}
