import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SmsKey } from './sms-key.ts'

/** What a call carries, as far as its signature is concerned. */
export interface SignedCall {
  /** Path as asked for, without the query. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

const minutes = 60
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

const authorization =
  /^TC3-HMAC-SHA256 Credential=([^/, ]+)\/(\d{4}-\d\d-\d\d)\/([^, ]+)\/tc3_request, ?SignedHeaders=content-type;host, ?Signature=([0-9a-f]{64})$/

/**
 * Checks TC3-HMAC-SHA256 and answers the provider's error code, or undefined when the call is the key owner's.
 * The service in the scope is taken as it comes: with an address instead of a name the SDK signs for service "127".
 */
export function signatureTrouble(
  { path, headers, body }: SignedCall,
  { secretId, secretKey }: SmsKey,
): string | undefined {
  const read = authorization.exec(String(headers['authorization'] ?? ''))
  if (!read) return 'AuthFailure.InvalidAuthorization'
  const [, id, date = '', service = '', signature = ''] = read
  if (id !== secretId) return 'AuthFailure.SecretIdNotFound'

  // Real time, not the sandbox's clock: people move that one, and the SDK signs by the machine's.
  const timestamp = Number(headers['x-tc-timestamp'])
  if (!(Math.abs(Date.now() / 1000 - timestamp) <= 5 * minutes)) return 'AuthFailure.SignatureExpire'
  if (date !== new Date(timestamp * 1000).toISOString().slice(0, 10)) return 'AuthFailure.SignatureFailure'

  // The SDK signs the host without its port.
  const host = String(headers['host'] ?? '').replace(/:\d+$/, '')
  const canonical = [
    'POST',
    path,
    '',
    `content-type:${String(headers['content-type'])}`,
    `host:${host}`,
    '',
    'content-type;host',
    sha256(body),
  ]
  const toSign = ['TC3-HMAC-SHA256', timestamp, `${date}/${service}/tc3_request`, sha256(canonical.join('\n'))].join(
    '\n',
  )
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), 'tc3_request')
  const isRight = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
  return isRight ? undefined : 'AuthFailure.SignatureFailure'
}
