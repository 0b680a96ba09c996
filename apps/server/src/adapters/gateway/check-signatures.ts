import { randomUUID } from 'node:crypto'
import type { Clock } from '../../ports/clock.ts'
import type { GatewayFinding } from './finding.ts'
import type { GatewayHospital } from './gateway-hospital.ts'
import { headerNames, secretBehind, signatureOf, validForMs } from './signature.ts'

interface Attempt {
  secret?: string
  at?: number
  nonce?: string
  /** Signed for another path than it is sent to. */
  signedPath?: string
}

const path = '/patients/get'
const body = '{"recordNumber":"NETHOSCHECK0"}'

/** Whether the hospital's side looks at what it is sent by, and signs what it answers. */
export async function checkSignatures(hospital: GatewayHospital, clock: Clock): Promise<GatewayFinding[]> {
  const [first = ''] = hospital.secrets
  const send = async ({ secret = first, at = clock.now(), nonce = randomUUID(), signedPath = path }: Attempt) => {
    const about = { hosId: hospital.hosId, at: String(at), nonce, body }
    const response = await fetch(hospital.base + path, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(hospital.timeoutMs ?? 8_000),
      headers: {
        'content-type': 'application/json',
        [headerNames.hospital]: hospital.hosId,
        [headerNames.at]: about.at,
        [headerNames.nonce]: nonce,
        [headerNames.signature]: signatureOf({ ...about, speech: 'request', method: 'POST', path: signedPath }, secret),
      },
    })
    const pushed = Buffer.from(await response.arrayBuffer())
    const answer = { ...about, speech: 'answer', method: String(response.status), path, body: pushed } as const
    const signature = response.headers.get(headerNames.signature) ?? ''
    return { status: response.status, isSigned: secretBehind(answer, signature, hospital.secrets) !== undefined }
  }
  const refuses = async (what: string, ...attempts: Attempt[]): Promise<GatewayFinding> => {
    let status = 0
    for (const attempt of attempts) ({ status } = await send(attempt))
    return status === 401
      ? { what, outcome: 'ok', detail: '按约定拒绝（401）' }
      : { what, outcome: 'failed', detail: `答了 ${status}，应为 401` }
  }

  const nonce = randomUUID()
  const looks: [string, () => Promise<GatewayFinding>][] = [
    ...hospital.secrets.map((secret, at): [string, () => Promise<GatewayFinding>] => {
      const what = `密钥${at + 1}`
      return [what, async () => signedFinding(what, await send({ secret }))]
    }),
    ['别人的签名', () => refuses('别人的签名', { secret: randomUUID().repeat(2) })],
    ['别处的签名', () => refuses('别处的签名', { signedPath: '/patients/find' })],
    ['旧的问题', () => refuses('旧的问题', { at: clock.now() - 2 * validForMs })],
    ['重放', () => refuses('重放', { nonce }, { nonce })],
  ]
  const findings: GatewayFinding[] = []
  for (const [what, look] of looks)
    findings.push(
      await look().catch((error: Error) => ({ what, outcome: 'failed' as const, detail: `没有回答（${error.name}）` })),
    )
  return findings
}

function signedFinding(what: string, { status, isSigned }: { status: number; isSigned: boolean }): GatewayFinding {
  if (status !== 200) return { what, outcome: 'failed', detail: `答了 ${status}，应为 200` }
  return isSigned
    ? { what, outcome: 'ok', detail: '收下，答复也签了名' }
    : { what, outcome: 'failed', detail: '收下了，但答复的签名不对：不会被相信' }
}
