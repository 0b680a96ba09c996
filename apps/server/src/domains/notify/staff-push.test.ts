import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { usualNotice } from '@nethos/contract/notify/notify.rules.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld } from '../consult/testbed.ts'

const server = await openTestServer()

interface Taken {
  authorization: string
  urgency: string
  body: string
}

/** A browser as the standards say: its own keys, and what its push service has for it. */
function aBrowser(name = randomBytes(8).toString('hex')) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const secret = randomBytes(16)
  const endpoint = `${server.origin}/sandbox/push/${name}`
  const taken = async (): Promise<Taken[]> => {
    await server.runner.idle(5_000)
    return (await (await server.get(`/sandbox/push/${name}`)).json()) as Taken[]
  }
  /** RFC 8291 and RFC 8188, by hand: nothing of the library that has sealed it. */
  function opened({ body }: Taken): unknown {
    const bytes = Buffer.from(body, 'base64')
    const [salt, theirs, sealed] = [
      bytes.subarray(0, 16),
      bytes.subarray(21, 21 + bytes[20]!),
      bytes.subarray(21 + bytes[20]!),
    ]
    const derive = (key: Buffer, with_: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, with_, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
    const shared = derive(own.computeSecret(theirs), secret, info, 32)
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  const subscription = { endpoint, p256dh: own.getPublicKey('base64url'), auth: secret.toString('base64url') }
  return { endpoint, taken, opened, subscription }
}
const subscribe = (session: Session, { subscription }: ReturnType<typeof aBrowser>) =>
  server.staff.call('staff.push.subscribe', subscription, session)
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
