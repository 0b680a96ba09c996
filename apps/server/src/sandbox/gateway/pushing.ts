import { randomUUID } from 'node:crypto'
import { headerNames, signatureOf } from '../../adapters/gateway/signature.ts'
import { pushedParts, type PushedPart } from '../../ports/hospital-pushes.ts'
import type { ServedHospital } from './answer.ts'

interface Options {
  /** Where Nethos is: https://nethos.example */
  to: string
  hosId: string
  secret: string
  hospital: ServedHospital
}

type Answer = { happenings: readonly unknown[]; cursor: string }

/**
 * Tells Nethos of what has changed in the parts that it else asks for every quarter of a minute. What is there at the first
 * look is no news. A push that is not taken is sent anew with the next look, with another nonce.
 */
export function changePusher({ to, hosId, secret, hospital }: Options) {
  const cursors = new Map<PushedPart, string>()

  async function send(part: PushedPart, fields: object): Promise<number> {
    const path = `/hospital/${part}/${hosId}`
    const body = JSON.stringify(fields)
    const about = { hosId, path, at: String(Date.now()), nonce: randomUUID() }
    const response = await fetch(to + path, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(8_000),
      headers: {
        'content-type': 'application/json',
        [headerNames.hospital]: hosId,
        [headerNames.at]: about.at,
        [headerNames.nonce]: about.nonce,
        [headerNames.signature]: signatureOf({ ...about, speech: 'push', method: 'POST', body }, secret),
      },
    })
    await response.arrayBuffer()
    return response.status
  }

  async function newsOf(part: PushedPart, from: string): Promise<Answer> {
    const happened = hospital[part]?.happenings
    if (!happened) return { happenings: [], cursor: from }
    return happened(hosId, from)
  }

  return {
    /** Looks once at each part; how many pushes were taken. */
    async look(): Promise<number> {
      let taken = 0
      for (const part of pushedParts) {
        const known = cursors.get(part)
        const { happenings, cursor } = await newsOf(part, known ?? '')
        const isNews = known !== undefined && happenings.length > 0
        if (isNews && (await send(part, { happenings }).catch(() => 0)) !== 200) continue
        if (isNews) taken += 1
        cursors.set(part, cursor)
      }
      return taken
    },
  }
}
