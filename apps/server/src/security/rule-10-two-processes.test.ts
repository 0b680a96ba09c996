import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { aCaptcha, aLoginCaptcha, aMobile, aRegistered } from '../domains/account/account.samples.ts'
import { aConsultWorld } from '../domains/consult/testbed.ts'
import { openTestServer, serverOn } from '../testing/server.ts'
import { listen, type Listener } from './listening.ts'
import { tinyPicture } from './testbed.ts'

const folder = await mkdtemp(join(tmpdir(), 'nethos-two-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const first = await openTestServer({ NETHOS_DATA: folder })
const second = await serverOn(first.database, { NETHOS_DATA: folder })
const signedOut = { http: 401, code: '00010401' }
const day = 86_400

const open: Listener[] = []
afterAll(() => Promise.all(open.map(one => one.stop())))
const listenAt: typeof listen = async (...where) => {
  const events = await listen(...where)
  open.push(events)
  return events
}

describe('a session', () => {
  test('that was opened at one process is good at the other, and ended at one it is refused at the other', async () => {
    const { session } = await aRegistered(first)
    expect(await second.call('nethos.pat.info.get', {}, session)).toMatchObject({ code: '0' })
    expect(await first.call('nethos.pat.logout', {}, session)).toMatchObject({ code: '0' })
    expect(await second.call('nethos.pat.info.get', {}, session)).toMatchObject(signedOut)
    expect(await first.call('nethos.pat.info.get', {}, session)).toMatchObject(signedOut)
  })

  test('ends at the other process with a change of the password, and its event stream too', async () => {
    const { session, mobile } = await aRegistered(first)
    const events = await listenAt(second, session)
    await first.advance(61)
    const { cid, captcha } = await aCaptcha(first, 'nethos.system.captcha.pat.password.reset', { mobile })
    expect(
      await first.call('nethos.pat.password.modify.v3', { mobile, cid, captcha, password: 'autumn2026' }),
    ).toMatchObject({ code: '0' })
    expect(await second.call('nethos.pat.info.get', {}, session)).toMatchObject(signedOut)
    await expect.poll(() => events.ended).toBe(true)
  })
})

test('what is announced at one process is heard at the other: a type and an id, and nothing else', async () => {
  const { patient, doctor, consult } = await aConsultWorld(first)
  const stranger = await aRegistered(first)
  const consultId = await consult()
  const [ofPatient, ofDoctor, ofStranger, ofNobody] = [
    await listenAt(first, patient.session),
    await listenAt(second, doctor.session),
    await listenAt(first, stranger.session),
    await listenAt(second),
  ]
  const answer = { consultId, replyContent: '王女士请每天量血压', sendId: 'one' }
  expect(await second.staff.call('staff.consult.reply', answer, doctor.session)).toMatchObject({ code: '0' })
  expect(
    await first.call('nethos.consult.info.reply', { consultId, replyContent: '好的' }, patient.session),
  ).toMatchObject({ code: '0' })
  await expect.poll(() => [ofPatient.events.length > 0, ofDoctor.events.length > 0]).toEqual([true, true])
  const events = [...ofPatient.events, ...ofDoctor.events].map(event => JSON.parse(event) as object)
  expect(events).toContainEqual({ type: 'consult', id: consultId })
  for (const event of events) expect(Object.keys(event).sort()).toEqual(['id', 'type'])
  expect([...ofStranger.events, ...ofNobody.events]).toEqual([])
})

describe('what falls due', () => {
  test('while two processes look is carried out once', async () => {
    const worlds = await Promise.all(Array.from({ length: 12 }, () => aConsultWorld(first)))
    const ids = await Promise.all(worlds.map(world => world.consult({ status: 'unpaid' })))
    await first.advance(15 * 60)
    await Promise.all([first, second, first, second].map(one => one.runner.runTimers()))
    const { rows } = await first.pool.query<{ moves: number; notices: number }>(
      `select (select count(*)::int from consult_move where consult_id = any($1)) as moves,
              (select count(*)::int from consult_message where consult_id = any($1)) as notices`,
      [ids],
    )
    expect(rows).toEqual([{ moves: 12, notices: 12 }])
  })

  test(
    'while no process looks is carried out after the next start, and so are the jobs that waited',
    { timeout: 60_000 },
    async () => {
      const alone = await openTestServer()
      const [one, other] = [await aConsultWorld(alone), await aConsultWorld(alone)]
      const consultId = await one.consult({ isAnswered: false, feeCents: 0 })
      const asked = { consultId: await other.consult({ isAnswered: false }), replyContent: '请每天量血压' }
      await alone.runner.stop()
      alone.runner.stop = async () => undefined
      // Acknowledged while nobody carries jobs out: the patient shall get a text message.
      expect(await alone.staff.call('staff.consult.reply', asked, other.doctor.session)).toMatchObject({ code: '0' })
      await alone.pool.query('update clock set offset_seconds = offset_seconds + $1', [day])
      const statusOf = async () =>
        (
          await alone.db
            .selectFrom('consult')
            .select('status')
            .where('consultId', '=', consultId)
            .executeTakeFirstOrThrow()
        ).status
      const outbox = async () =>
        ((await (await alone.get(`/sandbox/sms?mobile=${other.patient.mobile}`)).json()) as unknown[]).length
      expect([await statusOf(), await outbox()]).toEqual(['going', 0])

      const next = await serverOn(alone.database)
      await expect
        .poll(async () => [await statusOf(), await outbox()], { timeout: 20_000, interval: 100 })
        .toEqual(['cancelled', 1])
      await next.runner.idle()
      expect(await outbox()).toBe(1)
    },
  )
})

describe('limits are counted together', () => {
  test('of a service, over an hour', async () => {
    const { session } = await aRegistered(first)
    await first.toBeginningOf(3_600)
    const replies = []
    for (let n = 0; n < 62; n++)
      replies.push(
        await (n % 2 ? first : second).call(
          'smarthos.privacy.protocol.records.save',
          { moduleType: '用户协议' },
          session,
        ),
      )
    expect(replies.slice(0, 60).every(reply => reply.code === '0')).toBe(true)
    for (const reply of replies.slice(60)) {
      expect(reply).toMatchObject({ http: 429, code: '00010429' })
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('of tries at one captcha', async () => {
    const { cid, captcha, mobile } = await aLoginCaptcha(first, aMobile())
    const wrong = captcha === '0000' ? '1111' : '0000'
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? first : second).call('nethos.pat.captcha.login', { mobile, cid, captcha: wrong }),
      ),
    )
    expect(new Set(tries.map(reply => reply.code))).toEqual(new Set(['01020101']))
    expect(await second.call('nethos.pat.captcha.login', { mobile, cid, captcha })).toMatchObject({ code: '01020101' })
  })
})

test('a file that was uploaded at one process opens by its ticket at the other', async () => {
  const { session } = await aRegistered(first)
  const { obj } = await first.upload('nethos.system.atta.upload', tinyPicture, {}, session)
  expect((await second.get(obj.url)).status).toBe(200)
  expect((await second.get(obj.url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
})
