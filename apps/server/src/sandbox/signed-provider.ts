import { generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import { isSignedBy, signatureOf } from '../adapters/signed-json/signature.ts'
import type { Clock } from '../ports/clock.ts'

const mostSkewMs = 5 * 60_000

export interface KeyPair {
  privateKey: string
  publicKey: string
}

/** Made at first start; the same for all processes. */
export async function keyPairOf(pool: pg.Pool, name: string): Promise<KeyPair> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await pool.query(
    'insert into sandbox.supervision_key (name, private_key, public_key) values ($1, $2, $3) on conflict do nothing',
    [name, privateKey, publicKey],
  )
  const { rows } = await pool.query<KeyPair>(
    'select private_key as "privateKey", public_key as "publicKey" from sandbox.supervision_key where name = $1',
    [name],
  )
  return rows[0]!
}

export interface SignedProvider {
  pool: pg.Pool
  clock: Clock
  /** Below the origin, without a slash at its end. */
  path: string
  institution: string
  hospitalKey: string
  ownKey: string
}

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '')
const aboutOf = (request: FastifyRequest) => ({
  institution: header(request, 'x-institution'),
  at: header(request, 'x-at'),
  nonce: header(request, 'x-nonce'),
})

type Serve = <T>(path: string, schema: z.ZodMiniType<T>, answer: (question: T) => Promise<object>) => void

/** The other side of our own wire: believes what is signed, young and new, and signs its answers. */
export async function signedProvider(
  app: FastifyInstance,
  provider: SignedProvider,
  serveAll: (serve: Serve) => void,
): Promise<void> {
  await app.register(async inside => {
    inside.removeAllContentTypeParsers()
    inside.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    serveAll((path, schema, answer) => {
      inside.post(provider.path + path, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const send = (status: number, fields: object) => signed(provider, { request, reply, path }, status, fields)
        const why = await troubleWith(provider, request, path, body)
        if (why) return send(401, { error: why })
        const read = z.safeParse(schema, JSON.parse(body))
        return read.success ? send(200, await answer(read.data)) : send(400, { error: 'cannot be read' })
      })
    })
  })
}

/** Why the request is not believed. */
async function troubleWith(
  { pool, clock, institution, hospitalKey }: SignedProvider,
  request: FastifyRequest,
  path: string,
  body: string,
): Promise<string | undefined> {
  const about = aboutOf(request)
  if (about.institution !== institution) return 'unknown institution'
  if (!isSignedBy({ ...about, path, body }, header(request, 'x-signature'), hospitalKey)) return 'wrong signature'
  if (!(Math.abs(Number(about.at) - clock.now()) <= mostSkewMs)) return 'too old'
  const { rowCount } = await pool.query(
    'insert into sandbox.supervision_nonce (nonce, at) values ($1, $2) on conflict do nothing',
    [about.nonce, new Date(clock.now())],
  )
  return rowCount === 0 ? 'sent before' : undefined
}

function signed(
  { ownKey }: SignedProvider,
  { request, reply, path }: { request: FastifyRequest; reply: FastifyReply; path: string },
  status: number,
  fields: object,
) {
  const body = JSON.stringify(fields)
  return reply
    .code(status)
    .header('content-type', 'application/json')
    .header('x-signature', signatureOf({ ...aboutOf(request), path, body }, ownKey))
    .send(body)
}
