import { generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import { isSignedBy, signatureOf } from '../../adapters/supervision-gateway/signature.ts'
import type { GatewaySettings } from '../../adapters/supervision-gateway/supervision-gateway.ts'
import type { Clock } from '../../ports/clock.ts'
import { acceptedOn, takeReport } from './entry.table.ts'
import { sentReport } from './sent-report.ts'

const providerPath = '/sandbox/providers/supervision'
export const sandboxInstitution = 'PDY00000033010017A1001'
const mostSkewMs = 5 * 60_000

interface Pair {
  privateKey: string
  publicKey: string
}

/** Made at first start; the same for all processes. */
async function readPair(pool: pg.Pool, name: 'hospital' | 'platform'): Promise<Pair> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await pool.query(
    'insert into sandbox.supervision_key (name, private_key, public_key) values ($1, $2, $3) on conflict do nothing',
    [name, privateKey, publicKey],
  )
  const { rows } = await pool.query<Pair>(
    'select private_key as "privateKey", public_key as "publicKey" from sandbox.supervision_key where name = $1',
    [name],
  )
  return rows[0]!
}

/** What the adapter needs to speak to the sandbox at this origin. */
export async function supervisionSandboxSettings(
  pool: pg.Pool,
  origin: string,
  clock: Clock,
): Promise<GatewaySettings> {
  const [hospital, platform] = await Promise.all([readPair(pool, 'hospital'), readPair(pool, 'platform')])
  return {
    institution: sandboxInstitution,
    apiBase: origin + providerPath,
    privateKey: hospital.privateKey,
    platformKey: platform.publicKey,
    now: () => clock.now(),
  }
}

const reports = z.object({ reports: z.array(sentReport).check(z.maxLength(200)) })
const day = z.object({ onDay: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })
const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '')

/** A platform of a province: takes signed reports once each, refuses what is not whole, and lists what it has of a day. */
export async function supervisionSandbox(
  app: FastifyInstance,
  { pool, clock }: { pool: pg.Pool; clock: Clock },
): Promise<void> {
  const hospital = await readPair(pool, 'hospital')
  const platform = await readPair(pool, 'platform')

  /** Why the request is not believed. */
  async function trouble(request: FastifyRequest, path: string, body: string): Promise<string | undefined> {
    const [institution, at, nonce] = [
      header(request, 'x-institution'),
      header(request, 'x-at'),
      header(request, 'x-nonce'),
    ]
    if (institution !== sandboxInstitution) return 'unknown institution'
    if (!isSignedBy({ institution, at, nonce, path, body }, header(request, 'x-signature'), hospital.publicKey))
      return 'wrong signature'
    if (!(Math.abs(Number(at) - clock.now()) <= mostSkewMs)) return 'too old'
    const { rowCount } = await pool.query(
      'insert into sandbox.supervision_nonce (nonce, at) values ($1, $2) on conflict do nothing',
      [nonce, new Date(clock.now())],
    )
    return rowCount === 0 ? 'sent before' : undefined
  }

  function send(request: FastifyRequest, reply: FastifyReply, path: string, status: number, answer: object) {
    const body = JSON.stringify(answer)
    const [institution, at, nonce] = [
      header(request, 'x-institution'),
      header(request, 'x-at'),
      header(request, 'x-nonce'),
    ]
    return reply
      .code(status)
      .header('content-type', 'application/json')
      .header('x-signature', signatureOf({ institution, at, nonce, path, body }, platform.privateKey))
      .send(body)
  }

  await app.register(async provider => {
    provider.removeAllContentTypeParsers()
    provider.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const serve = <T>(path: string, schema: z.ZodMiniType<T>, answer: (question: T) => Promise<object>) =>
      provider.post(providerPath + path, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const why = await trouble(request, path, body)
        if (why) return send(request, reply, path, 401, { error: why })
        const read = z.safeParse(schema, JSON.parse(body))
        if (!read.success) return send(request, reply, path, 400, { error: 'cannot be read' })
        return send(request, reply, path, 200, await answer(read.data))
      })

    serve('/reports', reports, async ({ reports: sent }) => {
      const receipts = []
      for (const one of sent) receipts.push(await takeReport(pool, sandboxInstitution, one))
      return { receipts }
    })
    serve('/reports/accepted', day, async ({ onDay }) => ({
      entries: await acceptedOn(pool, sandboxInstitution, onDay),
    }))
  })
}
