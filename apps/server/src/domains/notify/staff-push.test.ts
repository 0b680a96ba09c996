import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import type { Session } from '../../testing/client.ts'
import { browsersOf, type PushBrowser } from '../../testing/push-browser.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'

const server = await openTestServer()
const aBrowser = browsersOf(server)

const subscribe = (session: Session, { subscription }: PushBrowser) =>
  server.staff.call('staff.push.subscribe', subscription, session)
const rowOf = ({ endpoint }: PushBrowser) =>
  server.db
    .selectFrom('staffPush')
    .select(['endpoint', 'sessionId'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
const isKnown = async (browser: PushBrowser) => (await rowOf(browser)) !== undefined
const sessionIdOf = async (browser: PushBrowser) => (await rowOf(browser))!.sessionId!
const at = async () => {
  const world = await aConsultWorld(server, { priceCents: 0 })
  await server.staff.call('staff.notice.save', { ...usualNotice, quietFrom: '', quietUntil: '' }, world.doctor.session)
  const ask = async (consultContent = '血压偏高') => {
    const sent = { docId: world.doctor.docId, consultContent }
    const { obj } = await server.call('nethos.consult.info.docpic.issue.v2', sent, world.patient.session)
    await server.advance(1)
    return String(obj.consultId)
  }
  return { session: world.doctor.session, ask }
}

test('a browser whose page is closed is told that something waits and where, and only it can read that', async () => {
  const { session, ask } = await at()
  const browser = aBrowser()
  expect((await subscribe(session, browser)).code).toBe('0')
  const consultId = await ask()
  const [message, ...more] = await browser.taken()
  expect(more).toEqual([])
  expect(browser.opened(message!)).toEqual({ link: `/consults/${consultId}`, isUrgent: false })
  expect(Buffer.from(message!.body, 'base64').toString('latin1')).not.toContain(consultId)
})

test('the push service sees who sends: signed with the key that browsers subscribe with', async () => {
  const { session, ask } = await at()
  const browser = aBrowser()
  await subscribe(session, browser)
  await ask('突然胸痛，出冷汗半小时')
  const messages = await browser.taken()
  const urgent = messages.find(one => one.urgency === 'high')!
  expect(browser.opened(urgent)).toEqual({ link: '/alarms', isUrgent: true })
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(urgent.authorization)!
  const { obj } = await server.staff.call('staff.push.key', {}, session)
  expect(key).toBe(obj.publicKey)
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(one => one.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const [head, claims, signature] = token!.split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, how, Buffer.from(signature!, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({ aud: server.origin })
})

test('a browser is forgotten when it has unsubscribed, here or at its push service, and with its session', async () => {
  const { session, ask } = await at()
  const [gone, off, left] = [aBrowser(`gone-${randomBytes(8).toString('hex')}`), aBrowser(), aBrowser()]
  for (const browser of [gone, off, left]) await subscribe(session, browser)
  const endpoints = () =>
    server.db
      .selectFrom('staffPush')
      .select('endpoint')
      .where(
        'endpoint',
        'in',
        [gone, off, left].map(one => one.endpoint),
      )
      .execute()
  await server.staff.call('staff.push.unsubscribe', { endpoint: off.endpoint }, session)
  await ask()
  expect(await left.taken()).toHaveLength(1)
  expect(await endpoints()).toEqual([{ endpoint: left.endpoint }])
  expect(await off.taken()).toEqual([])
  expect((await server.staff.call('staff.logout', {}, session)).code).toBe('0')
  expect(await endpoints()).toEqual([])
})

test('a browser outlives the session in which it was switched on; another who logs in there takes it over', async () => {
  const [{ session, ask }, other] = [await at(), await at()]
  const browser = aBrowser()
  await subscribe(session, browser)
  const ranOut = new Date(server.runtime.clock.now() - 60_000)
  await server.db
    .updateTable('session')
    .set({ expiresAt: ranOut })
    .where('sessionId', '=', await sessionIdOf(browser))
    .execute()
  await server.advance(60)
  expect((await server.staff.call('staff.me', {}, session)).code).not.toBe('0')
  await ask()
  expect(await browser.taken()).toHaveLength(1)
  await subscribe(other.session, browser)
  await ask('又有些头晕')
  expect(await browser.taken()).toHaveLength(1)
})

test('a push service that does not know us, or not the browser, is not asked again', async () => {
  for (const status of [400, 401, 403]) {
    const { session, ask } = await at()
    const browser = aBrowser(`refused-${status}-${randomBytes(4).toString('hex')}`)
    await subscribe(session, browser)
    await ask()
    expect(await browser.taken()).toEqual([])
    expect(await isKnown(browser)).toBe(false)
  }
})

test('nothing is sent anywhere but to a push service, and nobody takes another’s browser away', async () => {
  const [{ session }, other] = [await at(), await at()]
  const elsewhere = { ...aBrowser().subscription, endpoint: 'http://169.254.169.254/latest' }
  expect((await server.staff.call('staff.push.subscribe', elsewhere, session)).code).toBe('04180102')
  const browser = aBrowser()
  await subscribe(session, browser)
  await server.staff.call('staff.push.unsubscribe', { endpoint: browser.endpoint }, other.session)
  expect(
    await server.db.selectFrom('staffPush').select('endpoint').where('endpoint', '=', browser.endpoint).execute(),
  ).toHaveLength(1)
})
