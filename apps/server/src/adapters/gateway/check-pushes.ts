import { firstOf } from '@nethos/contract/common/present.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import type { Clock } from '../../ports/clock.ts'
import { ForgedPushError } from '../../ports/hospital-booking.ts'
import { report } from './calls/results.ts'
import type { GatewayFinding } from './finding.ts'
import type { GatewayHospital, PushNonces } from './gateway-hospital.ts'
import { readGatewayPush } from './push.ts'
import { pushedBody, type PushName } from './pushed.ts'

interface ReceivedPush {
  hospital: GatewayHospital
  clock: Clock
  nonces: PushNonces
  port: number
  find: (finding: GatewayFinding) => void
}

const mostBytes = 8 * 1024 * 1024
const namedWhole = { ...pushedBody, results: z.object({ reports: z._default(z.array(report), []) }) }

/** Stands where our server would, and says of each push whether it would be taken, and why not. Nothing is kept. */
export async function receivePushes({ hospital, clock, nonces, port, find }: ReceivedPush) {
  async function look(method: string, path: string, headers: Record<string, string | undefined>, body: Buffer) {
    const [, name = '', hosId] = /^\/hospital\/(\w+)\/([^/?]+)$/.exec(path) ?? []
    if (method !== 'POST') return { status: 404, why: '应为 POST' }
    if (!isPushName(name)) return { status: 404, why: '没有这个推送地址' }
    if (hosId !== hospital.hosId) return { status: 404, why: '地址里的医院编号不对' }
    try {
      const answer = await readGatewayPush(hospital, { path, headers, body }, { clock, nonces })
      const read = z.safeParse<z.ZodMiniType>(namedWhole[name], answer)
      if (!read.success)
        return { status: 401, why: `正文不符合约定：${firstOf(read.error.issues).path.join('.') || '整体'}` }
      const [list = []] = Object.values(read.data as Record<string, unknown[]>)
      return { status: 200, why: list.length === 0 ? '敲门' : `${list.length}条` }
    } catch (error) {
      if (!(error instanceof ForgedPushError)) throw error
      return { status: 401, why: reasons[error.message] ?? error.message }
    }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= mostBytes) parts.push(part)
    })
    request.on('end', () => {
      const path = request.url ?? ''
      void look(request.method ?? '', path, request.headers as Record<string, string | undefined>, Buffer.concat(parts))
        .catch((error: Error) => ({ status: 500, why: error.name }))
        .then(({ status, why }) => {
          find({ what: path, outcome: status === 200 ? 'ok' : 'failed', detail: `${status} ${why}` })
          response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
        })
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isPushName = (name: string): name is PushName => Object.hasOwn(pushedBody, name)

const reasons: Readonly<Record<string, string>> = {
  'The push is not of now': '时间戳与我们的时钟相差超过5分钟',
  'The push has no nonce': '没有 nonce，或不合要求',
  'The signature does not fit': '签名不对：看第一行是否 nethos-push，路径是否就是这个地址，摘要是否取自发出的字节',
  'The push came before': '同一个 nonce 用了两次',
  'The body is no JSON': '正文不是 JSON',
}
