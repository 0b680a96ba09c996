import type { IncomingHttpHeaders } from 'node:http'
import { headerNames, isNonce, isOfNow, secretBehind, validForMs } from '../../adapters/gateway/signature.ts'
import type { NonceBook } from './nonce-book.ts'

interface Asked {
  path: string
  body: Buffer
  headers: IncomingHttpHeaders
}

interface Known {
  secrets: ReadonlyMap<string, readonly string[]>
  nonces: NonceBook
  now: number
}

export interface Asker {
  hosId: string
  at: string
  nonce: string
  /** The one that it was signed by: the answer is signed by the same. */
  secret: string
}

/** Who has signed the question, now and for the first time; else why not. */
export function whoAsks(
  { path, body, headers }: Asked,
  { secrets, nonces, now }: Known,
): Asker | { status: number; why: string } {
  const named = (name: string): string => String(headers[name] ?? '')
  const [hosId, at, nonce] = [named(headerNames.hospital), named(headerNames.at), named(headerNames.nonce)]
  const own = secrets.get(hosId)
  if (!own) return { status: 404, why: 'no such hospital' }
  if (!isOfNow(at, now)) return { status: 401, why: `${headerNames.at} is not of now` }
  if (!isNonce(nonce)) return { status: 401, why: `${headerNames.nonce} is missing` }
  const spoken = { speech: 'request', method: 'POST', path, hosId, at, nonce, body } as const
  const secret = secretBehind(spoken, named(headerNames.signature), own)
  if (secret === undefined) return { status: 401, why: 'the signature does not fit' }
  if (!nonces.isFirst(`${hosId} ${nonce}`, now + 2 * validForMs, now)) return { status: 401, why: 'came before' }
  return { hosId, at, nonce, secret }
}
