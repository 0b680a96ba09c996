import { randomUUID } from 'node:crypto'
import { gatewayPorts, type GatewayPorts } from '../../adapters/gateway/gateway-ports.ts'
import { headerNames, signatureOf } from '../../adapters/gateway/signature.ts'
import { partNames } from '../../adapters/gateway/calls/all.ts'
import type { ServedHospital } from '../../sandbox/gateway/answer.ts'
import { nonceBook } from '../../sandbox/gateway/nonce-book.ts'
import { openReferenceServer } from '../../sandbox/gateway/reference-server.ts'
import { atEnd } from '../at-end.ts'

export const gatewaySecret = 'a secret of both sides, thirty-two'.replaceAll(' ', '-')
export const strangeHosId = 'h9'

/** The same hospital, but at the other end of our own gateway: reference server and adapter between it and the test. */
export async function throughGateway(hospital: ServedHospital): Promise<GatewayPorts & { reported: string[] }> {
  const hosIds = ['h1', 'h2']
  const server = await openReferenceServer({
    port: 0,
    prefix: '/nethos',
    hospital,
    secrets: new Map(hosIds.map(hosId => [hosId, [gatewaySecret]])),
  })
  atEnd(() => server.close())
  const reported: string[] = []
  const nonces = nonceBook()
  const ports = gatewayPorts(
    hosIds.map(hosId => ({
      hosId,
      base: server.base,
      secrets: [gatewaySecret],
      parts: partNames,
      report: sentence => void reported.push(sentence),
    })),
    {
      clock: { now: () => Date.now() },
      nonces: { isFirst: async (hosId, nonce, until) => nonces.isFirst(`${hosId} ${nonce}`, until, Date.now()) },
    },
  )
  return { ...ports, reported }
}

/** What the hospital's side sends when it calls us. */
export function pushed(path: string, body: string, more: { secret?: string; at?: number; hosId?: string } = {}) {
  const { secret = gatewaySecret, at = Date.now(), hosId = 'h1' } = more
  const about = { hosId, path, at: String(at), nonce: randomUUID() }
  return {
    headers: {
      [headerNames.hospital]: hosId,
      [headerNames.at]: about.at,
      [headerNames.nonce]: about.nonce,
      [headerNames.signature]: signatureOf({ ...about, speech: 'push', method: 'POST', body }, secret),
    },
    body: Buffer.from(body),
  }
}
