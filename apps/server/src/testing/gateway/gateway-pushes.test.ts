import { beforeAll, describe, expect, test } from 'vitest'
import { receivePushes } from '../../adapters/gateway/check-pushes.ts'
import type { GatewayFinding } from '../../adapters/gateway/finding.ts'
import { validForMs } from '../../adapters/gateway/signature.ts'
import { aCheckupWorld } from '../../domains/checkup/testbed.ts'
import { anInpatientWorld } from '../../domains/inpatient/testbed.ts'
import { aSurgeryWorld } from '../../domains/daysurgery/testbed.ts'
import { pushedParts } from '../../ports/hospital-pushes.ts'
import { nonceBook } from '../../sandbox/gateway/nonce-book.ts'
import { changePusher } from '../../sandbox/gateway/pushing.ts'
import { atEnd } from '../at-end.ts'
import { openTestServer } from '../server.ts'
import { gatewaySecret, pushed, throughGateway } from './through-gateway.ts'

const server = await openTestServer()
const hospital = { ...server.runtime.hospital }
const gateway = await throughGateway(hospital)
const { examinations, surgeries, stays, checkups, pushes } = gateway
beforeAll(() => void Object.assign(server.runtime.hospital, { examinations, surgeries, stays, checkups, pushes }))

const pusher = changePusher({ to: server.origin, hosId: 'h1', secret: gatewaySecret, hospital })
const { db } = server
const ward = await anInpatientWorld(server)
const theatre = await aSurgeryWorld(server)
const centre = await aCheckupWorld(server)

/** The hospital's side looks and pushes; our clock stands. */
async function pushIt(): Promise<number> {
  const taken = await pusher.look()
  await server.runner.idle()
  return taken
}

const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(server.origin + path, { method: 'POST', body, headers }).then(response => response.status)

describe('a push of a hospital', () => {
  test('brings an order, an operation, an admission note and a guide sheet at once: the clock of ours stands', async () => {
    const who = await ward.aPatient()
    const booker = await centre.aBooker()
    await ward.hear()
    const { timeId } = await centre.aTime('h1.basic')
    const { orderId } = (await centre.book(booker, 'h1.basic', timeId, 39_800)).obj
    await centre.pay(booker, orderId)
    await pushIt()
    const before = server.runtime.clock.now()
    const ahead = before - Date.now()

    const { recordNumber } = who
    await server.sandbox('hospital/exam.order', { recordNumber, itemCode: 'ct-enhanced', orderNo: 'P1' })
    await server.sandbox('hospital/surgery.plan', { recordNumber, surgeryNo: 'P2', plannedAt: before + 9e8, plan: {} })
    await server.sandbox('hospital/admission.note', { noteNo: 'P3', recordNumber, deptCode: 'cardiology' })
    await server.sandbox('hospital/checkup.arrive', { ourNo: `${orderId}.1` })
    expect(await pushIt()).toBe(4)

    expect(Math.abs(server.runtime.clock.now() - Date.now() - ahead)).toBeLessThan(1_000)
    expect(await db.selectFrom('examination').select('status').where('orderNo', '=', 'P1').execute()).toHaveLength(1)
    expect(await db.selectFrom('surgery').select('status').where('surgeryNo', '=', 'P2').execute()).toHaveLength(1)
    expect(await db.selectFrom('admission').select('status').where('noteNo', '=', 'P3').execute()).toHaveLength(1)
    expect((await centre.order(booker, orderId)).stations.length).toBeGreaterThan(0)
    // What we have told the hospital meanwhile happens there too.
    await pushIt()
    expect(await pushIt()).toBe(0)
  })

  test('that comes late tells nothing old: an operation stays where the hospital has moved it last', async () => {
    const who = await theatre.aPatient()
    await theatre.hear()
    const first = server.runtime.clock.now() + 5 * 86_400_000
    const { surgeryNo } = await theatre.plan(who, first)
    const old = await hospital.surgeries.surgeries('h1', who.recordNumber)
    const happenings = [{ at: server.runtime.clock.now(), surgery: old[0] }]
    await theatre.plan(who, first + 86_400_000, {}, surgeryNo)
    const path = '/hospital/surgeries/h1'
    const body = JSON.stringify({ happenings })
    for (let times = 0; times < 2; times++) expect(await post(path, body, pushed(path, body).headers)).toBe(200)
    await server.runner.idle()
    const { plannedAt } = await db
      .selectFrom('surgery')
      .select('plannedAt')
      .where('surgeryNo', '=', surgeryNo)
      .executeTakeFirstOrThrow()
    expect(new Date(plannedAt).getTime()).toBe(first + 86_400_000)
  })

  test('of each part is refused when it is another’s, old, shown again, or not as agreed', async () => {
    for (const part of pushedParts) {
      const path = `/hospital/${part}/h1`
      const once = pushed(path, '{}')
      expect(await post(path, '{}', once.headers)).toBe(200)
      expect(await post(path, '{}', once.headers)).toBe(401)
      expect(await post(path, '{}', pushed(path, '{}', { secret: 'x'.repeat(32) }).headers)).toBe(401)
      expect(await post(path, '{}', pushed('/hospital/results/h1', '{}').headers)).toBe(401)
      expect(await post(path, '{}', pushed(path, '{}', { at: Date.now() - validForMs - 1_000 }).headers)).toBe(401)
      const odd = '{"happenings":[{"at":1,"kind":"nothing"}]}'
      expect(await post(path, odd, pushed(path, odd).headers)).toBe(401)
      expect(await post(`/hospital/${part}/h7`, '{}', pushed(path, '{}').headers)).toBe(404)
    }
  })
})

test('the conformance run takes what the reference server pushes, and says why another is not taken', async () => {
  const findings: GatewayFinding[] = []
  const book = nonceBook()
  const listening = await receivePushes({
    hospital: { hosId: 'h1', base: '', secrets: [gatewaySecret], parts: pushedParts },
    clock: { now: () => Date.now() },
    nonces: { isFirst: async (_, nonce, until) => book.isFirst(nonce, until, Date.now()) },
    port: 0,
    find: finding => void findings.push(finding),
  })
  atEnd(() => listening.close())
  const own = changePusher({ to: listening.origin, hosId: 'h1', secret: gatewaySecret, hospital })
  await own.look()
  const { recordNumber } = await ward.aPatient()
  await server.sandbox('hospital/exam.order', { recordNumber, itemCode: 'ct-enhanced', orderNo: 'P9' })
  expect(await own.look()).toBe(1)
  expect(findings).toEqual([
    { what: '/hospital/examinations/h1', outcome: 'ok', detail: expect.stringContaining('条') },
  ])

  const send = (path: string, given: { headers: Record<string, string>; body: Buffer }) =>
    fetch(listening.origin + path, { method: 'POST', body: String(given.body), headers: given.headers })
  const path = '/hospital/stays/h1'
  await send(path, pushed(path, '{}', { secret: 'x'.repeat(32) }))
  await send(path, pushed(path, '{"happenings":[{"at":1,"kind":"bed","bed":{}}]}'))
  await send('/hospital/bills/h1', pushed('/hospital/bills/h1', '{}'))
  expect(findings.slice(1).map(one => one.detail)).toEqual([
    expect.stringContaining('401 签名不对'),
    expect.stringContaining('401 正文不符合约定：happenings.0.bed'),
    '404 没有这个推送地址',
  ])
})
