import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Who speaks: we ask, the hospital answers, the hospital calls us. What was signed for one is no other. */
export type Speech = 'request' | 'answer' | 'push'

export interface Spoken {
  speech: Speech
  /** POST; of an answer its status. */
  method: string
  /** Below the address of the hospital's side, or of ours. */
  path: string
  hosId: string
  /** Epoch ms. */
  at: string
  /** Never used twice; of an answer that of its question. */
  nonce: string
  body: Buffer | string
}

export const headerNames = {
  hospital: 'x-nethos-hospital',
  at: 'x-nethos-at',
  nonce: 'x-nethos-nonce',
  signature: 'x-nethos-signature',
} as const

/** How far the clocks of both sides may be apart, and how long a nonce is remembered at least. */
export const validForMs = 5 * 60_000
const nonceForm = /^[A-Za-z0-9_-]{16,64}$/

/** Seven lines, each ended by none but a line feed between them. */
const lines = ({ speech, method, path, hosId, at, nonce, body }: Spoken): string =>
  [`nethos-${speech}`, method, path, hosId, at, nonce, createHash('sha256').update(body).digest('hex')].join('\n')

const signed = (spoken: Spoken, secret: string): Buffer => createHmac('sha256', secret).update(lines(spoken)).digest()

/** HMAC-SHA256 in lower-case hex. */
export const signatureOf = (spoken: Spoken, secret: string): string => signed(spoken, secret).toString('hex')

/** The secret that it is signed by, of those that count while they are changed; undefined: none. */
export function secretBehind(spoken: Spoken, signature: string, secrets: readonly string[]): string | undefined {
  if (!/^[0-9a-f]{64}$/.test(signature)) return undefined
  const given = Buffer.from(signature, 'hex')
  return secrets.find(secret => timingSafeEqual(signed(spoken, secret), given))
}

export const isOfNow = (at: string, now: number): boolean =>
  /^\d{13}$/.test(at) && Math.abs(now - Number(at)) <= validForMs

export const isNonce = (nonce: string): boolean => nonceForm.test(nonce)
