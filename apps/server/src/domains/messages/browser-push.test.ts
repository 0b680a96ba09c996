import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MessageType, ValuesOf } from '@nethos/contract/messages/messages.templates.ts'
import { browsersOf, type PushBrowser } from '../../testing/push-browser.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { aConsultWorld } from '../consult/testbed.ts'
import { putMessage } from './public.ts'

const server = await openTestServer()
const aBrowser = browsersOf(server)

const subscribe = (session: Session, { subscription }: PushBrowser) =>
  server.call('nethos.system.push.browser.subscribe', subscription, session)
const endpoints = async (...browsers: PushBrowser[]) =>
  (
    await server.db
      .selectFrom('accountPush')
      .select('endpoint')
      .where(
        'endpoint',
        'in',
        browsers.map(one => one.endpoint),
      )
      .execute()
  ).map(one => one.endpoint)

/** HH:mm so many minutes from now, at the hospital. */
const timeIn = (minutes: number) =>
  new Date(server.runtime.clock.now() + (minutes + 8 * 60) * 60_000).toISOString().slice(11, 16)

async function aNotified(hours = { quietFrom: '', quietUntil: '' }) {
  const world = await aConsultWorld(server)
  const { session, accountId } = world.patient
  await server.db
    .insertInto('accountQuietHours')
    .values({ accountId, ...hours, changedAt: new Date(server.runtime.clock.now()) })
    .execute()
  const answered = async () => {
    const consultId = await world.consult({ isAnswered: false, feeCents: 0 })
    const sent = { consultId, replyContent: '您的乙肝病毒载量正常，请多休息' }
    expect((await server.staff.call('staff.consult.reply', sent, world.doctor.session)).code).toBe('0')
    return consultId
  }
  return { session, accountId, answered }
}

test('a phone whose page is closed is told that something has come, and nothing of what', async () => {
  const { session, answered } = await aNotified()
  const browser = aBrowser()
  expect((await subscribe(session, browser)).code).toBe('0')
  const consultId = await answered()
  const [message, ...more] = await browser.taken()
  expect(more).toEqual([])
  expect(browser.opened(message!)).toEqual({ link: `/team/consult/${consultId}`, isUrgent: false })
})

test('a call, another time and a reminder are pushed each time, though the former was not read; of all else one unread is enough', async () => {
  const { session, accountId } = await aNotified()
  const browser = aBrowser()
  await subscribe(session, browser)
  const queued: string[] = []
  const jobs = { send: async (_db: unknown, job: string) => void queued.push(job) }
  const now = server.runtime.clock.now()
  const at = { caller: theSystem, now, requestId: '', channel: 'job', address: '', deviceId: undefined }
  const putThrice = async <T extends MessageType>(type: T, values: ValuesOf<T>) => {
    queued.length = 0
    const about = { recordType: type, recordId: 'one' }
    for (let times = 0; times < 3; times++)
      await server.db
        .transaction()
        .execute(trx => putMessage(contextOn(trx, server.runtime, jobs, at), { accountId, type, values, about }))
    return queued.filter(job => job === 'message.push').length
  }
  expect(await putThrice('feedback_answered', { subject: '排队太久' })).toBe(1)
  expect(await putThrice('medication_time', { person: '王秀英', drugs: '阿托伐他汀钙片 20mg' })).toBe(3)
  expect(await putThrice('surgery_moved', { person: '王秀英', time: '2026-11-30 08:00' })).toBe(3)
  expect(await putThrice('clinic_called', { person: '王秀英', room: '3诊室' })).toBe(3)
  const unread = server.db.selectFrom('message').select('messageType').where('accountId', '=', accountId)
  expect(await unread.where('readAt', 'is', null).execute()).toHaveLength(4)
})

test('who has silenced consults is not told', async () => {
  const { session, answered } = await aNotified()
  const browser = aBrowser()
  await subscribe(session, browser)
  await server.call('smarthos.system.push.serve.settings', { moduleType: 'consult', pushStatus: false }, session)
  await answered()
  expect(await browser.taken()).toEqual([])
})

test('in the account’s quiet hours it waits until they are over', async () => {
  const { session, answered } = await aNotified({ quietFrom: timeIn(-60), quietUntil: timeIn(60) })
  const browser = aBrowser()
  await subscribe(session, browser)
  await answered()
  expect(await browser.taken()).toEqual([])
  const { rows } = await server.pool.query(
    `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
     where name = 'message.push' and data->>'endpoint' = $1`,
    [browser.endpoint],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].seconds).toBeGreaterThan(58 * 60)
  expect(rows[0].seconds).toBeLessThanOrEqual(61 * 60)
})

test('a browser knows whether it is told of this account, and is forgotten when switched off, gone, or logged out', async () => {
  const { session, answered } = await aNotified()
  const other = await aNotified()
  const [gone, off, left] = [aBrowser(`gone-${randomBytes(8).toString('hex')}`), aBrowser(), aBrowser()]
  for (const browser of [gone, off, left]) await subscribe(session, browser)
  const isOn = async ({ endpoint }: PushBrowser, as: Session) =>
    (await server.call('nethos.system.push.browser', { endpoint }, as)).obj.isOn
  expect(await isOn(off, session)).toBe(true)
  expect(await isOn(off, other.session)).toBe(false)
  await server.call('nethos.system.push.browser.unsubscribe', { endpoint: off.endpoint }, other.session)
  expect(await isOn(off, session)).toBe(true)
  await server.call('nethos.system.push.browser.unsubscribe', { endpoint: off.endpoint }, session)
  expect(await isOn(off, session)).toBe(false)
  await answered()
  expect(await left.taken()).toHaveLength(1)
  expect(await endpoints(gone, off, left)).toEqual([left.endpoint])
  expect((await server.call('nethos.pat.logout', {}, session)).code).toBe('0')
  expect(await endpoints(gone, off, left)).toEqual([])
})

test('nothing is sent anywhere but to a push service', async () => {
  const { session } = await aNotified()
  const elsewhere = { ...aBrowser().subscription, endpoint: 'http://169.254.169.254/latest' }
  const { code } = await server.call('nethos.system.push.browser.subscribe', elsewhere, session)
  expect(code).toBe('06010102')
})
