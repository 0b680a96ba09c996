import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedCall {
  /** Path as signed, without the query. */
  path: string
  /** Some actions are asked by it, others by the body. */
  query?: URLSearchParams
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

export interface IdentityKey {
  keyId: string
  keySecret: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const authorization = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([a-z0-9;-]+),Signature=([0-9a-f]{64})$/
const minutes = 60_000

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** In the order of the names, each side encoded by RFC 3986. */
const canonicalQuery = (query = new URLSearchParams()): string =>
  [...query]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(pair => pair.map(encoded).join('='))
    .join('&')

/** Checks ACS3-HMAC-SHA256 and answers the provider's error code, or undefined when the call is the key owner's. */
export function signatureTrouble({ path, query, headers, body }: SignedCall, key: IdentityKey): string | undefined {
  const read = authorization.exec(String(headers.authorization ?? ''))
  if (!read) return 'MissingAuthorization'
  const [, id, signed = '', signature = ''] = read
  if (id !== key.keyId) return 'InvalidAccessKeyId.NotFound'
  // Real time, not the sandbox's clock: people move that one, and the SDK signs by the machine's.
  if (!(Math.abs(Date.now() - Date.parse(String(headers['x-acs-date']))) <= 15 * minutes))
    return 'InvalidTimeStamp.Expired'
  if (headers['x-acs-content-sha256'] !== sha256(body)) return 'SignatureDoesNotMatch'
  const canonical = [
    'POST',
    path,
    canonicalQuery(query),
    ...signed.split(';').map(name => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    sha256(body),
  ].join('\n')
  const expected = createHmac('sha256', key.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
