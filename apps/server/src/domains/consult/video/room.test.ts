import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServer, serverOn } from '../../../testing/server.ts'
import { ledgerBalance } from '../../payment/ledger.table.ts'
import { aConsultWorld, aPatient, payFor, type ConsultWorld } from '../testbed.ts'
import { aVideoOffer, aVideoTime } from './testbed.ts'

const turn = { TURN_URLS: 'stun:relay.example:3478,turn:relay.example:3478', TURN_SECRET: 'shared', TURN_ONLY: 'yes' }
const server = await openTestServer(turn)
const second = await serverOn(server.database, turn)
const hour = 3_600_000
const opening = 15 * 60

interface Meeting extends ConsultWorld {
  consultId: string
  payNo: string
  /** The patient's call, in a session of today. */
  phone(verb: string, fields?: object): Promise<any>
  /** The doctor's, at the other process. */
  desk(verb: string, fields?: object): Promise<any>
}

/** Booked and paid: it begins in an hour. */
async function aBooked(): Promise<Meeting> {
  const world = await aConsultWorld(server, { priceCents: 2000 })
  const { doctor, patient } = world
  await aVideoOffer(server, doctor.docId, { priceCents: 6000 })
  const timeId = await aVideoTime(server, doctor.docId, server.runtime.clock.now() + hour)
  const session = await server.sessionOf(patient)
  const { obj } = await server.call(
    'nethos.consult.info.docvideo.issue',
    { docId: doctor.docId, timeId, compatId: patient.personId, consultContent: '胸口发闷' },
    session,
  )
  const { consultId } = obj
  const payNo = await payFor(server, consultId, session)
  return {
    ...world,
    consultId,
    payNo,
    // Everybody here has read that he is recorded.
    phone: async (verb, fields = {}) =>
      server.call(
        `nethos.consult.video.${verb}`,
        { consultId, ...(verb === 'room.enter' && { agreesToRecording: true }), ...fields },
        await server.sessionOf(patient),
      ),
    desk: async (verb, fields = {}) =>
      second.staff.call(
        `staff.video.${verb}`,
        { consultId, ...fields },
        await server.sessionOf({ staffId: doctor.staffId }),
      ),
  }
}

/** Both are in the room. */
async function inside() {
  const meeting = await aBooked()
  await server.advance(3600)
  const [phone, desk] = [await meeting.phone('room.enter'), await meeting.desk('room.enter')]
  const entry = { phone: phone.obj.entryId as string, desk: desk.obj.entryId as string }
  const beat = async (kind: string, deskKind = kind) => {
    await meeting.phone('line', { entryId: entry.phone, kind })
    return (await meeting.desk('line', { entryId: entry.desk, kind: deskKind })).obj
  }
  /** Seconds go by, and both pages say every five of them that they are there. */
  const speak = async (seconds: number, kind: string) => {
    await beat(kind)
    for (let gone = 0; gone < seconds; gone += 5) {
      await server.advance(5)
      await beat(kind)
    }
  }
  const finish = async () =>
    server.staff.call(
      'staff.consult.finish',
      { consultId: meeting.consultId },
      await server.sessionOf({ staffId: meeting.doctor.staffId }),
    )
  const refunds = () =>
    server.db.selectFrom('refund').select(['amountCents', 'reason']).where('payNo', '=', meeting.payNo).execute()
  return { ...meeting, entry, beat, speak, finish, refunds }
}

describe('the room', () => {
  test('opens 15 minutes before its time, tells who is there, and closes with the consult', async () => {
    const { phone, desk, doctor } = await aBooked()
    expect(await phone('room.enter')).toMatchObject({ code: '02010041', msg: '诊室将在预约时间前15分钟开放' })
    expect((await phone('room')).obj).toMatchObject({ isOpen: false, docName: '陈志远', consulterName: '张秀英' })
    await server.advance(3600 - opening)
    expect((await phone('room.enter')).obj.room).toMatchObject({
      isOpen: true,
      patientIsHere: true,
      doctorIsHere: false,
      kind: 'video',
      delivered: null,
    })
    const { obj } = await desk('room.enter')
    expect(obj.room).toMatchObject({ patientIsHere: true, doctorIsHere: true })
    const looks = server.db.selectFrom('audit').select('action').where('actorId', '=', doctor.staffId)
    expect(await looks.execute()).toEqual([{ action: 'video.enter' }])
    await desk('room.leave', { entryId: obj.entryId })
    expect((await phone('room')).obj).toMatchObject({ patientIsHere: true, doctorIsHere: false })
    await server.advance(16)
    expect((await phone('room')).obj.patientIsHere, 'who was not heard of for 15 seconds').toBe(false)
    await server.advance(2 * 3600)
    expect(await phone('room.enter')).toMatchObject({ code: '02010042', msg: '本次视频已结束' })
  })

  test('a relay’s credential is good for some hours, as coturn wants it', async () => {
    const { phone } = await aBooked()
    await server.advance(3600)
    const { iceServers, isRelayOnly } = (await phone('room.enter')).obj
    expect(isRelayOnly).toBe(true)
    expect(iceServers[0]).toEqual({ urls: ['stun:relay.example:3478'] })
    const { username, credential, urls } = iceServers[1]
    expect(urls).toEqual(['turn:relay.example:3478'])
    expect(Number(username.split(':')[0])).toBe(Math.floor(server.runtime.clock.now() / 1000) + 4 * 3600)
    expect(credential).toBe(createHmac('sha1', 'shared').update(username).digest('base64'))
  })

  test('what one browser says reaches the other one alone, through another process', async () => {
    const { phone, desk, entry } = await inside()
    await phone('signal.send', { entryId: entry.phone, body: '["offer"]' })
    await desk('signal.send', { entryId: entry.desk, body: '["answer"]' })
    const outcome = (await desk('signal.list', { after: 0 })).list
    expect(outcome.map((one: { body: string }) => one.body)).toEqual(['["offer"]'])
    expect((await desk('signal.list', { after: outcome[0].seq })).list).toEqual([])
    expect((await phone('signal.list', { after: 0 })).list).toMatchObject([{ body: '["answer"]' }])
    await phone('room.leave', { entryId: entry.phone })
    expect((await desk('signal.list', { after: 0 })).list, 'it goes with its sender').toEqual([])
  })

  test('who enters again elsewhere is in by that page alone', async () => {
    const { phone, entry } = await inside()
    const again = (await phone('room.enter')).obj.entryId
    const late = { code: '02010043', msg: '您已在其他页面进入诊室，请重新进入' }
    expect(await phone('signal.send', { entryId: entry.phone, body: '[]' })).toMatchObject(late)
    expect(await phone('line', { entryId: entry.phone, kind: 'video' })).toMatchObject(late)
    expect((await phone('room.leave', { entryId: entry.phone })).obj).toBe(true)
    expect((await phone('line', { entryId: again, kind: 'video' })).code).toBe('0')
  })

  test('a page says no more than it needs: not too long, not too much, not too often', async () => {
    const { phone, entry } = await inside()
    expect((await phone('signal.send', { entryId: entry.phone, body: 'x'.repeat(16_001) })).code).not.toBe('0')
    expect((await phone('line', { entryId: entry.phone, kind: 'film' })).code).not.toBe('0')
    await server.toBeginningOf(60)
    const answers = []
    for (let times = 0; times < 121; times++)
      answers.push((await phone('signal.send', { entryId: entry.phone, body: '[]' })).http)
    expect(answers.at(-1)).toBe(429)
  })

  test('is nobody else’s', async () => {
    const { consultId, entry } = await inside()
    const { doctor } = await aConsultWorld(server)
    const stranger = await server.sessionOf(await aPatient(server))
    const fields = { consultId, entryId: entry.phone, body: '[]', kind: 'video', after: 0 }
    for (const verb of ['room', 'room.enter', 'room.leave', 'signal.send', 'signal.list', 'line'])
      expect((await server.call(`nethos.consult.video.${verb}`, fields, stranger)).msg, verb).toBe('记录不存在')
    const other = await server.sessionOf({ staffId: doctor.staffId })
    for (const verb of ['room', 'room.enter', 'room.leave', 'signal.send', 'signal.list', 'line'])
      expect((await server.staff.call(`staff.video.${verb}`, fields, other)).msg, verb).toBe('记录不存在')
  })
})

describe('what was delivered', () => {
  test('a meeting in pictures is worth its price; the two have met, and text goes on for 48 hours', async () => {
    const meeting = await inside()
    await meeting.speak(20, 'video')
    const session = await server.sessionOf(meeting.patient)
    const { consult, messageList } = (
      await server.call('nethos.consult.info.detail', { consultId: meeting.consultId }, session)
    ).obj
    expect(consult.endAt - consult.firstReplyAt).toBe(48 * hour)
    expect(messageList.at(-1).replyContent).toBe('双方都已进入视频诊室，视频咨询开始。结束后48小时内可用文字追问。')
    expect((await meeting.finish()).code).toBe('0')
    expect(await meeting.refunds()).toEqual([])
    expect((await meeting.phone('room.enter')).msg).toBe('本次视频已结束')
  })

  test.each([
    ['audio', 2000, '语音', '20.00'],
    ['text', 4000, '文字', '40.00'],
  ])('on a bad line %s: %i cents go back, once, and the books stay even', async (kind, amountCents, word, yuan) => {
    const meeting = await inside()
    await meeting.speak(10, 'video')
    expect(await meeting.beat('video', kind), 'both have what the worse line carries').toMatchObject({ kind })
    await meeting.speak(30, kind)
    expect((await meeting.phone('room')).obj).toMatchObject({ delivered: kind, backCents: amountCents })
    await meeting.finish()
    expect(await meeting.refunds()).toEqual([{ amountCents, reason: `视频改以${word}完成，退回差价` }])
    const session = await server.sessionOf(meeting.patient)
    const { messageList } = (await server.call('nethos.consult.info.detail', { consultId: meeting.consultId }, session))
      .obj
    expect(messageList.at(-1).replyContent).toContain(
      `医生已结束本次咨询。网络不好，本次以${word}方式完成，差价${yuan}元将在7-10个工作日内退回原支付账户，预计`,
    )
    const room = await server.db
      .selectFrom('videoRoom')
      .select('delivered')
      .where('consultId', '=', meeting.consultId)
      .executeTakeFirstOrThrow()
    expect(room.delivered).toBe(kind)
    const balance = await ledgerBalance(server.db)
    expect(Object.values(balance).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  })

  test('time alone in the room counts for nothing', async () => {
    const meeting = await inside()
    await meeting.desk('room.leave', { entryId: meeting.entry.desk })
    for (let beats = 0; beats < 4; beats++) {
      await server.advance(5)
      await meeting.phone('line', { entryId: meeting.entry.phone, kind: 'video' })
    }
    expect((await meeting.phone('room')).obj).toMatchObject({ delivered: null, doctorIsHere: false })
  })
})
