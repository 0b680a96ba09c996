import * as z from 'zod/mini'
import { ForgedNoticeError, type PaymentNotice } from '../../ports/payment.ts'
import { wechatSdk } from './sdk.ts'
import type { WechatPaySettings } from './settings.ts'
import { noticeEnvelope, paymentFact, refundFact, refundNotice, transaction } from './wire.ts'

/** How old a notice may be: the provider signs it anew at each try. */
const skewSeconds = 300

type Headers = Readonly<Record<string, string | undefined>>

/** Signature, age, encryption, merchant: in this order. Only then is a field believed. */
export function readWechatNotice(settings: WechatPaySettings, headers: Headers, body: Buffer): PaymentNotice {
  const text = body.toString('utf8')
  checkSignature(settings, headers, text)
  const { resource, event_type: eventType } = parse(noticeEnvelope, asJson(text))
  const plain = asJson(decrypted(settings, resource))
  if (eventType.startsWith('REFUND.')) {
    const reply = parse(refundNotice, plain)
    checkMerchant(settings, reply.mchid)
    return { about: 'refund', fact: refundFact(reply, reply.refund_status) }
  }
  const reply = parse(transaction, plain)
  checkMerchant(settings, reply.mchid, reply.appid)
  return { about: 'payment', fact: paymentFact(reply) }
}

function checkSignature({ platformKeys, now }: WechatPaySettings, headers: Headers, text: string): void {
  const header = (name: string) => headers[`wechatpay-${name}`] ?? ''
  const [timestamp, nonce, serial, signature] = [
    header('timestamp'),
    header('nonce'),
    header('serial'),
    header('signature'),
  ]
  const key = Object.hasOwn(platformKeys, serial) ? platformKeys[serial] : undefined
  if (key === undefined) throw new ForgedNoticeError('signed with a key that is not the platform’s')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now() / 1000 - Number(timestamp)) > skewSeconds) {
    throw new ForgedNoticeError('signed too long ago, or in the future')
  }
  const { Formatter, Rsa } = wechatSdk()
  if (!Rsa.verify(Formatter.response(timestamp, nonce, text), signature, Rsa.from(key, 'public'))) {
    throw new ForgedNoticeError('the signature does not fit')
  }
}

function decrypted({ apiV3Key }: WechatPaySettings, resource: z.output<typeof noticeEnvelope>['resource']): string {
  try {
    return wechatSdk().Aes.AesGcm.decrypt(resource.ciphertext, apiV3Key, resource.nonce, resource.associated_data)
  } catch {
    throw new ForgedNoticeError('not encrypted with our key')
  }
}

function checkMerchant(settings: WechatPaySettings, mchId: string, appId = settings.appId): void {
  if (mchId !== settings.mchId || appId !== settings.appId) throw new ForgedNoticeError('meant for another merchant')
}

/** Signed, and yet not as documented: ours to look into, so a fault and not a forgery. */
function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  throw new Error(`a WeChat Pay notice is not as documented: ${read.error.issues[0]?.path.join('.')}`)
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
