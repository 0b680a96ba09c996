import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { isSignedBy, signatureOf } from './signature.ts'

export interface SignedLine {
  /** Who answers, as an error names him: the platform. */
  them: string
  /** Who we are there. */
  institution: string
  /** Without a slash at its end. */
  apiBase: string
  /** Our own Ed25519 key, PEM. */
  privateKey: string
  /** Theirs, PEM: an answer that is not signed by it is none. */
  theirKey: string
  now: () => number
  /** What the port calls it when no answer came. */
  unreachable: (why: string) => Error
}

const deadlineMs = 30_000

/** Our own wire: JSON over HTTPS, each question and each answer signed (docs/decisions/0116). */
export function signedLine({ them, institution, apiBase, privateKey, theirKey, now, unreachable }: SignedLine) {
  return async function ask<T>(path: string, question: object, answer: z.ZodMiniType<T>): Promise<T> {
    const body = JSON.stringify(question)
    const about = { institution, at: String(now()), nonce: randomUUID(), path }
    const response = await post(apiBase + path, body, {
      'x-institution': institution,
      'x-at': about.at,
      'x-nonce': about.nonce,
      'x-signature': signatureOf({ ...about, body }, privateKey),
    })
    const text = await response.text()
    const signature = response.headers.get('x-signature') ?? ''
    if (!isSignedBy({ ...about, body: text }, signature, theirKey))
      throw unreachable(`The answer (${response.status}) is not signed by ${them}`)
    if (!response.ok) throw unreachable(`${them} answered ${response.status}`)
    const read = z.safeParse(answer, JSON.parse(text))
    if (!read.success) throw unreachable(`The answer of ${them} cannot be read`)
    return read.data
  }

  async function post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      })
    } catch (error) {
      const { code = (error as Error).name } = ((error as Error).cause ?? {}) as { code?: string }
      throw unreachable(`${them} cannot be reached (${code})`)
    }
  }
}
