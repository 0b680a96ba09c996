import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openPool } from '../../database/connect.ts'
import { freePort } from '../../database/free-port.ts'
import { SigningUnreachableError } from '../../ports/signing.ts'
import { signingSandbox } from '../../sandbox/signing/signing-sandbox.ts'
import { demoKey } from '../../sandbox/signing/demo-key.ts'
import { sealer } from '../../secrets/sealer.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { p12Holder } from '../p12-signer/p12-signer.ts'
import { timeStamps } from './time-stamps.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 4, onError: () => undefined })
const now = Date.parse('2026-11-23T08:00:00Z')
const app = Fastify()
const authority = { pool, sealer: sealer(randomBytes(32)) }
await app.register(signingSandbox, { authority, clock: { now: () => now } })
/** An authority that answers every question as it has answered the first. */
let first: Buffer | undefined
app.post('/again', async (_request, reply) => reply.send(first))
app.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const url = `${origin}/sandbox/providers/timestamp`
afterAll(async () => {
  await app.close()
  await pool.end()
})
const why = async (asked: Promise<unknown>) => {
  const error = await asked.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SigningUnreachableError)
  return (error as Error).message
}

test('an authority stamps bytes with its own time, and only an authority that is trusted', async () => {
  const ca = await (await fetch(`${origin}/sandbox/providers/signing/ca.pem`)).text()
  const { token, at } = await timeStamps({ url, trusted: ca }).stamp(Buffer.from('a signature'))
  expect(at).toBe(now)
  expect(token.length).toBeGreaterThan(1_000)
  const data = await mkdtemp(join(tmpdir(), 'nethos-stamp-'))
  const [other] = await p12Holder(() => demoKey(data, '别的医院')).certificates()
  const trusted = `-----BEGIN CERTIFICATE-----\n${other!.toString('base64')}\n-----END CERTIFICATE-----\n`
  expect(await why(timeStamps({ url, trusted }).stamp(Buffer.from('a signature')))).toContain('nobody whom we know')
})

test('an answer to another question, a refusal, no answer and noise are no stamps', async () => {
  const line = timeStamps({ url: `${origin}/again` })
  first = Buffer.from('noise')
  expect(await why(line.stamp(Buffer.from('a')))).toContain('cannot be read')
  const bad = { method: 'POST', headers: { 'content-type': 'application/timestamp-query' }, body: 'not a question' }
  first = Buffer.from(await (await fetch(url, bad)).arrayBuffer())
  expect(await why(line.stamp(Buffer.from('a')))).toContain('is refused (2)')
  const away = timeStamps({ url: `http://127.0.0.1:${await freePort()}` })
  expect(await why(away.stamp(Buffer.from('a')))).toContain('cannot be reached')
})

test('a stamp that was given before is not taken for that of another signature', async () => {
  const realFetch = globalThis.fetch
  const answers: ArrayBuffer[] = []
  globalThis.fetch = async (...asked) => {
    const response = await realFetch(...asked)
    answers.push(await response.clone().arrayBuffer())
    return response
  }
  await timeStamps({ url })
    .stamp(Buffer.from('one'))
    .finally(() => (globalThis.fetch = realFetch))
  first = Buffer.from(answers[0]!)
  const line = timeStamps({ url: `${origin}/again` })
  expect(await why(line.stamp(Buffer.from('another')))).toContain('something else')
  expect(await why(line.stamp(Buffer.from('one')))).toContain('another question')
})
