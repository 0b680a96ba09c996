import { randomUUID } from 'node:crypto'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { headerNames, secretBehind, signatureOf } from './signature.ts'

export interface GatewayAccess {
  hosId: string
  /** https://gateway.hospital.example/nethos, without a slash at its end. */
  base: string
  /** The first signs; the others are accepted as well, while they are changed. */
  secrets: readonly string[]
  timeoutMs?: number | undefined
  /** Where it is said that something of the hospital was left out: a call and a member, nothing of a patient. */
  report?: ((sentence: string) => void) | undefined
}

export interface Answered {
  status: number
  body: unknown
}

const usualMs = 8_000
/** A file of 10 MiB in Base64, and what is around it. */
const mostBytes = 16 * 1024 * 1024

/** Asks the hospital's side one thing: signed, bounded in time and size, and believed only when the answer is signed too. */
export async function askGateway(
  { hosId, base, secrets, timeoutMs = usualMs }: GatewayAccess,
  { path, body, now }: { path: string; body: string; now: number },
): Promise<Answered> {
  const [secret = ''] = secrets
  const about = { hosId, path, at: String(now), nonce: randomUUID() }
  const { status, signature, text } = await reach(base + path, {
    timeoutMs,
    body,
    headers: {
      [headerNames.hospital]: hosId,
      [headerNames.at]: about.at,
      [headerNames.nonce]: about.nonce,
      [headerNames.signature]: signatureOf({ ...about, speech: 'request', method: 'POST', body }, secret),
    },
  })
  const answer = { ...about, speech: 'answer', method: String(status), body: text } as const
  if (secretBehind(answer, signature, secrets) === undefined)
    throw new HospitalUnreachableError(`${path} was answered with ${status} and no valid signature`)
  return { status, body: jsonOf(text) }
}

interface Sent {
  timeoutMs: number
  body: string
  headers: Readonly<Record<string, string>>
}

async function reach(url: string, { timeoutMs, body, headers }: Sent) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'error',
      // Over the body too: who sends a byte a second is not waited for.
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: response.status,
      signature: response.headers.get(headerNames.signature) ?? '',
      text: await upTo(response, mostBytes),
    }
  } catch (cause) {
    if (cause instanceof HospitalUnreachableError) throw cause
    const { code = (cause as Error).name } = ((cause as Error).cause ?? {}) as { code?: string }
    throw new HospitalUnreachableError(`The hospital did not answer (${code})`, { cause })
  }
}

async function upTo(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) throw new HospitalUnreachableError('The answer is larger than what was agreed')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return undefined
  }
}
