import { generateKeyPairSync } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { surgeryInsurer } from '../../adapters/surgery-insurer/surgery-insurer.ts'
import { openPool } from '../../database/connect.ts'
import { InsurerUnreachableError } from '../../ports/surgery-insurer.ts'
import { atEnd } from '../../testing/at-end.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { insurerSandbox, insurerSandboxSettings } from './insurer-sandbox.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 4, onError: () => undefined })
const now = () => Date.parse('2026-11-23T02:00:00Z')
const app = Fastify()
await insurerSandbox(app, { pool, clock: { now } })
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
atEnd(async () => {
  await app.close()
  await pool.end()
})
const settings = await insurerSandboxSettings(pool, origin, { now })
const insurer = surgeryInsurer(settings)
let numbers = 0
const application = (more: object = {}) => ({
  ourNo: `S${++numbers}`,
  productCode: insurer.product.productCode,
  premiumCents: insurer.product.premiumCents,
  name: '王秀英',
  idCard: '330106196503121223',
  plannedAt: now() + 86_400_000,
  ...more,
})

test('a policy is made once, however often it is asked for', async () => {
  const one = application()
  const first = await insurer.insure(one)
  expect(first).toEqual({ outcome: 'insured', policyNo: expect.stringMatching(/^PDS\d+$/) })
  expect(await insurer.insure(one)).toEqual(first)
})

test('what the insurer does not take it refuses in its own words', async () => {
  expect(await insurer.insure(application({ idCard: '330106194003121223' }))).toEqual({
    outcome: 'refused',
    reason: '本产品的投保年龄不超过75岁',
  })
  expect(await insurer.insure(application({ premiumCents: 1 }))).toMatchObject({ outcome: 'refused' })
})

test('asked again with another time the policy is the same, for that time; a time that is not taken is refused', async () => {
  const one = application()
  const first = await insurer.insure(one)
  const later = one.plannedAt + 86_400_000
  expect(await insurer.insure({ ...one, plannedAt: later })).toEqual(first)
  const { rows } = await pool.query('select starts_at from demo_hospital.insurer_policy where our_no = $1', [one.ourNo])
  expect(rows).toEqual([{ starts_at: new Date(later) }])
  expect(await insurer.insure({ ...one, plannedAt: now() + 200 * 86_400_000 })).toEqual({
    outcome: 'refused',
    reason: '只承保180天内的手术',
  })
})

test('withdrawn it counts no more, be it twice, or before it was asked for', async () => {
  const [one, never] = [application(), application()]
  await insurer.insure(one)
  await insurer.withdraw(one.ourNo)
  await insurer.withdraw(one.ourNo)
  await insurer.withdraw(never.ourNo)
  for (const each of [one, never]) expect(await insurer.insure(each)).toMatchObject({ outcome: 'refused' })
})

test('neither side believes what another has signed, and an old question is not answered', async () => {
  const stranger = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  for (const wrong of [
    { privateKey: stranger.privateKey },
    { insurerKey: stranger.publicKey },
    { institution: 'another' },
    { now: () => now() - 3_600_000 },
    { apiBase: 'http://127.0.0.1:9' },
  ]) {
    const one = application()
    const other = surgeryInsurer({ ...settings, ...wrong })
    await expect(other.insure(one)).rejects.toBeInstanceOf(InsurerUnreachableError)
    await expect(other.withdraw(one.ourNo)).rejects.toBeInstanceOf(InsurerUnreachableError)
  }
})
