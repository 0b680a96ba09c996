import { describe, expect, test } from 'vitest'
import { aStaffMember } from '../../../testing/people.ts'
import { openTestServer, serverOn } from '../../../testing/server.ts'
import { aConsult } from '../consult.samples.ts'
import { aConsultWorld } from '../testbed.ts'
import { aMeeting, aPart, recordedPart } from './testbed.ts'

const server = await openTestServer()
const off = await serverOn(server.database, { VIDEO_RECORDING: 'off' })
const { pool } = server

/** A meeting that both are in; they have spoken for so many seconds. */
async function meeting({ hasAgreed = true, seconds = 20 } = {}) {
  const { doctor, patient } = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const consultId = await aConsult(server.db, {
    accountId: patient.accountId,
    personId: patient.personId,
    docId: doctor.docId,
    consultType: 'VIDEO',
    now,
    servedUntil: now + 600_000,
  })
  await aMeeting(server, consultId)
  await server.db
    .updateTable('videoRoom')
    .set({ videoSeconds: seconds, ...(!hasAgreed && { recordingAgreedAt: null }) })
    .where('consultId', '=', consultId)
    .execute()
  const session = await server.sessionOf({ staffId: doctor.staffId })
  const save = (fields: Record<string, string> = {}, bytes: Buffer = recordedPart.bytes, on = server) =>
    on.staff.upload(
      'staff.video.recording.part.save',
      { ...recordedPart, bytes },
      { consultId, ...aPart(fields) },
      session,
    )
  /** Both sides of one take, so many parts of ten seconds. */
  const record = async (takeId: string, parts = 2) => {
    for (const side of ['patient', 'doctor'])
      for (let partNo = 0; partNo < parts; partNo++)
        expect(await save({ takeId, side, partNo: String(partNo) }, bytesOf(side, partNo))).toMatchObject({ code: '0' })
  }
  return { consultId, doctor, patient, save, record }
}
const bytesOf = (side: string, partNo: number): Buffer =>
  Buffer.concat([recordedPart.bytes, Buffer.from(`${side} ${partNo}`)])
const officer = async () => (await aStaffMember(server, 'operator')).session
const facts = async (consultId: string) =>
  (await server.staff.call('staff.video.recording.detail', { consultId }, await officer())).obj
const partsOf = async (consultId: string) =>
  (
    await pool.query(
      `select side, part_no as "partNo" from video_recording_part join video_recording using (take_id, side) where consult_id = $1 order by 1, 2`,
      [consultId],
    )
  ).rows

describe('the patient', () => {
  const enter = async (on: typeof server, consultId: string, fields: object, who: { accountId: string }) =>
    on.call('nethos.consult.video.room.enter', { consultId, ...fields }, await server.sessionOf(who))

  test('comes in only when he has agreed, is not asked twice, and reads that it is being recorded', async () => {
    const { consultId, patient, save } = await meeting({ hasAgreed: false })
    expect(await enter(server, consultId, {}, patient)).toMatchObject({ code: '02010044' })
    expect(await enter(server, consultId, { agreesToRecording: false }, patient)).toMatchObject({ code: '02010044' })
    expect(await save(), 'nothing of whoever has not agreed is kept').toMatchObject({ code: '02010050' })
    const entered = await enter(server, consultId, { agreesToRecording: true }, patient)
    expect(entered.obj.room).toMatchObject({ isRecorded: true, hasAgreed: true, isRecording: false })
    expect((await enter(server, consultId, {}, patient)).code).toBe('0')
    await save()
    const room = async () =>
      (await server.call('nethos.consult.video.room', { consultId }, await server.sessionOf(patient))).obj
    expect(await room()).toMatchObject({ isRecording: true })
    await server.advance(40)
    expect(await room(), 'parts have stopped arriving').toMatchObject({ isRecording: false })
  })

  test('is asked nothing, and nothing is taken, where the hospital records nothing', async () => {
    const { consultId, patient, save } = await meeting({ hasAgreed: false })
    const entered = await enter(off, consultId, {}, patient)
    expect(entered.obj.room).toMatchObject({ isRecorded: false, hasAgreed: false })
    await enter(server, consultId, { agreesToRecording: true }, patient)
    expect(await save({}, recordedPart.bytes, off)).toMatchObject({ code: '02010050' })
  })
})

describe('a part', () => {
  test('comes again after a lost answer, and stands there once', async () => {
    const { consultId, save } = await meeting()
    const part = { takeId: 'again', side: 'doctor' }
    expect((await save(part)).code).toBe('0')
    expect((await save(part)).code).toBe('0')
    expect(await partsOf(consultId)).toEqual([{ side: 'doctor', partNo: 0 }])
  })

  test('is a recording: neither nothing, nor something else, nor of another consult’s take', async () => {
    const { save } = await meeting()
    const other = await meeting()
    expect(await save({}, Buffer.from('<html>'))).toMatchObject({ code: '02010051' })
    expect(await save({ mediaType: 'video/mp4' })).toMatchObject({ code: '02010051' })
    expect((await save({ mediaType: 'text/html' })).code).not.toBe('0')
    expect((await save({ partNo: '-1' })).code).not.toBe('0')
    expect((await other.save({ takeId: 'theirs' })).code).toBe('0')
    expect(await save({ takeId: 'theirs', partNo: '1' })).toMatchObject({ code: '02010050' })
  })

  test('that was still on its way when the meeting ended is taken, but not a day later', async () => {
    const { save } = await meeting()
    await server.advance(50 * 60)
    expect((await save()).code).toBe('0')
    await server.advance(24 * 3600)
    expect(await save()).toMatchObject({ code: '02010050' })
  })
})

describe('the office', () => {
  test('sees which meetings were recorded, and how much of each', async () => {
    const [whole, part, none] = [await meeting({ seconds: 20 }), await meeting({ seconds: 60 }), await meeting()]
    await whole.record('whole')
    await part.record('part')
    await none.save({ takeId: 'one side', side: 'patient' })
    expect(await facts(whole.consultId)).toMatchObject({ recordingState: 'whole', metSeconds: 20, recordedSeconds: 20 })
    expect(await facts(part.consultId)).toMatchObject({ recordingState: 'part', metSeconds: 60, recordedSeconds: 20 })
    expect(await facts(none.consultId), 'one side alone is half a meeting').toMatchObject({ recordingState: 'none' })
    const session = await officer()
    const listed = async (recordingState: string) => {
      const { list } = await server.staff.call('staff.video.recording.list', { recordingState, pageSize: 100 }, session)
      return list.map((one: { consultId: string }) => one.consultId)
    }
    expect(await listed('whole')).toContain(whole.consultId)
    expect(await listed('whole')).not.toContain(part.consultId)
    expect(await listed('part')).toContain(part.consultId)
    expect(await listed('none')).toContain(none.consultId)
    expect(await listed('')).toEqual(expect.arrayContaining([whole.consultId, part.consultId, none.consultId]))
  })

  test('opens one for a reason, which stands there and in the patient’s own log; what was said comes back byte for byte', async () => {
    const { consultId, patient, record } = await meeting()
    await record('played')
    const session = await officer()
    expect(
      (await server.staff.call('staff.video.recording.open', { consultId, reason: '好奇' }, session)).code,
    ).not.toBe('0')
    const opened = await server.staff.call(
      'staff.video.recording.open',
      { consultId, reason: '处理投诉或争议' },
      session,
    )
    expect(opened.obj.takes).toMatchObject([
      {
        takeId: 'played',
        sides: [
          { side: 'patient', seconds: 20, parts: 2 },
          { side: 'doctor', seconds: 20, parts: 2 },
        ],
      },
    ])
    const { accessId } = opened.obj
    const part = { accessId, takeId: 'played', side: 'doctor', partNo: 1 }
    const played = await server.staff.call('staff.video.recording.part', part, session)
    expect(Buffer.from(played.obj.base64, 'base64')).toEqual(bytesOf('doctor', 1))
    expect(await facts(consultId)).toMatchObject({ openings: [{ reason: '处理投诉或争议' }] })
    const looks = await server.call('nethos.pat.record.look.list', {}, await server.sessionOf(patient))
    expect(JSON.stringify(looks.list)).toContain('调阅了视频咨询的录音录像')

    const another = await server.staff.call('staff.video.recording.part', part, await officer())
    expect(another, 'each has his own opening').toMatchObject({ msg: '记录不存在' })
    await server.advance(2 * 3600)
    expect(await server.staff.call('staff.video.recording.part', part, session)).toMatchObject({ code: '02010052' })
  })

  test('opens nothing of another consult by the opening of one', async () => {
    const [mine, theirs] = [await meeting(), await meeting()]
    await mine.record('mine', 1)
    await theirs.record('other', 1)
    const session = await officer()
    const reason = '医疗质量检查'
    const { obj } = await server.staff.call(
      'staff.video.recording.open',
      { consultId: mine.consultId, reason },
      session,
    )
    const part = { accessId: obj.accessId, takeId: 'other', side: 'doctor', partNo: 0 }
    expect(await server.staff.call('staff.video.recording.part', part, session)).toMatchObject({ msg: '记录不存在' })
  })

  test('is not the doctor, nor the nurse', async () => {
    const { consultId, doctor } = await meeting()
    const session = await server.sessionOf({ staffId: doctor.staffId })
    for (const verb of ['list', 'detail', 'open'])
      expect(
        (await server.staff.call(`staff.video.recording.${verb}`, { consultId, reason: '医疗质量检查' }, session)).code,
      ).not.toBe('0')
  })
})
