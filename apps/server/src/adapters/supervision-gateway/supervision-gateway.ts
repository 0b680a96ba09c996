import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { SupervisionUnreachableError, type SupervisionPlatform } from '../../ports/supervision.ts'
import { isSignedBy, signatureOf } from './signature.ts'

export interface GatewaySettings {
  /** The registration number of the institution's licence: whose reports they are. */
  institution: string
  /** e.g. https://supervision.example/internet-hospital/v1 */
  apiBase: string
  /** The hospital's own Ed25519 key, PEM. */
  privateKey: string
  /** The platform's, PEM: an answer that is not signed by it is none. */
  platformKey: string
  now: () => number
}

const deadlineMs = 30_000

const receipts = z.object({
  receipts: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ reportId: z.string(), outcome: z.literal('accepted'), receiptNo: z.string() }),
      z.object({ reportId: z.string(), outcome: z.literal('refused'), reason: z.string() }),
    ]),
  ),
})
const entries = z.object({ entries: z.array(z.object({ reportId: z.string(), digest: z.string() })) })

/**
 * Speaks to a supervision platform by signed JSON over HTTPS (docs/decisions/0116). A province with a protocol of its own
 * gets an adapter of its own beside this one.
 */
export function supervisionGateway({ institution, apiBase, privateKey, platformKey, now }: GatewaySettings) {
  async function ask<T>(path: string, question: object, answer: z.ZodMiniType<T>): Promise<T> {
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
    if (!isSignedBy({ ...about, body: text }, signature, platformKey))
      throw new SupervisionUnreachableError(`The answer (${response.status}) is not signed by the platform`)
    if (!response.ok) throw new SupervisionUnreachableError(`The platform answered ${response.status}`)
    const read = z.safeParse(answer, JSON.parse(text))
    if (!read.success) throw new SupervisionUnreachableError('The platform’s answer cannot be read')
    return read.data
  }

  return {
    async report(reports) {
      const { receipts: given } = await ask('/reports', { reports }, receipts)
      const named = new Set(given.map(({ reportId }) => reportId))
      if (!reports.every(({ reportId }) => named.has(reportId)))
        throw new SupervisionUnreachableError('The platform gave no receipt for some reports')
      return given
    },
    acceptedOn: async onDay => (await ask('/reports/accepted', { onDay }, entries)).entries,
  } satisfies SupervisionPlatform
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
    throw new SupervisionUnreachableError(`The platform cannot be reached (${code})`)
  }
}
