import { expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { ledgerBalance } from '../../payment/ledger.table.ts'
import { aConsultWorld, payFor } from '../testbed.ts'
import { aVideoOffer, aVideoTime } from './testbed.ts'

const server = await openTestServer()
const hour = 3_600_000

/** Booked for 60 yuan and paid: it begins in an hour. */
async function aBooked() {
  const { doctor, patient } = await aConsultWorld(server, { priceCents: 2000 })
  await aVideoOffer(server, doctor.docId, { priceCents: 6001 })
  const timeId = await aVideoTime(server, doctor.docId, server.runtime.clock.now() + hour)
  const asked = { docId: doctor.docId, timeId, compatId: patient.personId, consultContent: '胸口发闷' }
  const session = await server.sessionOf(patient)
  const { consultId } = (await server.call('nethos.consult.info.docvideo.issue', asked, session)).obj
  const payNo = await payFor(server, consultId, session)
  const call = async (service: string, fields: object = {}) =>
    server.call(service, { consultId, ...fields }, await server.sessionOf(patient))
  const phone = (verb: string, fields: object = {}) => call(`nethos.consult.video.${verb}`, fields)
  const desk = async (verb: string, fields: object = {}) =>
    server.staff.call(
      `staff.video.${verb}`,
      { consultId, ...fields },
      await server.sessionOf({ staffId: doctor.staffId }),
    )
  const room = server.db.updateTable('videoRoom').where('consultId', '=', consultId)
  /** The doctor has been there for so long, and stays for 20 seconds more, heard of every ten. */
  const waits = async (before: number) => {
    const { entryId } = (await desk('room.enter')).obj
    await room.set({ doctorWaitedSeconds: before }).execute()
    for (let beats = 0; beats < 2; beats++) {
      await server.advance(10)
      expect((await desk('line', { entryId, kind: 'video' })).code).toBe('0')
    }
  }
  const refunds = async () =>
    (await server.db.selectFrom('refund').select('amountCents').where('payNo', '=', payNo).execute()).map(
      one => one.amountCents,
    )
  const detail = async () => (await call('nethos.consult.info.detail')).obj
  return { call, phone, desk, waits, refunds, detail }
}

const booksAreEven = async () =>
  expect(Object.values(await ledgerBalance(server.db)).reduce((sum, cents) => sum + cents, 0)).toBe(0)

test('the doctor was there and waited, the patient did not come: half goes back, an odd cent to the patient', async () => {
  const { phone, waits, refunds, detail } = await aBooked()
  await server.advance(3600)
  expect((await phone('room')).obj).toMatchObject({ consultFee: 6001, cancelBackCents: 6001 })
  await waits(280)
  expect((await phone('room')).obj).toMatchObject({ cancelBackCents: 3001, doctorIsHere: true })
  await server.advance(2 * 3600)
  expect(await refunds()).toEqual([3001])
  const { consult, messageList } = await detail()
  expect(consult).toMatchObject({
    consultStatus: -1,
    endReason: '预约时间内医生已在诊室等候，您未进入诊室，本次视频已自动取消。',
  })
  expect(messageList.at(-1).replyContent).toMatch(
    /^预约时间内医生已在诊室等候，您未进入诊室，本次视频已自动取消。医生的时间已为您保留，按约定退回一半费用30.01元，/,
  )
  await booksAreEven()
})

test('cancelled while the doctor waits it is the same', async () => {
  const { call, waits, refunds } = await aBooked()
  await server.advance(3600)
  await waits(280)
  expect((await call('nethos.consult.info.cancel')).obj).toBe(true)
  expect(await refunds()).toEqual([3001])
  await booksAreEven()
})

test.each([
  ['who waited before the time', -600, 280],
  ['who looked in and went', 0, 279],
])('a doctor %s has not waited: all goes back', async (_, from, before) => {
  const { waits, refunds } = await aBooked()
  await server.advance(3600 + from)
  await waits(before)
  await server.advance(2 * 3600)
  expect(await refunds()).toEqual([6001])
})

test('a patient who came after all, and was not reached: all goes back', async () => {
  const { phone, waits, refunds, detail } = await aBooked()
  await server.advance(3600)
  await waits(280)
  await server.advance(60)
  await phone('room.enter', { agreesToRecording: true })
  await server.advance(2 * 3600)
  expect(await refunds()).toEqual([6001])
  expect((await detail()).consult.endReason).toBe('预约时间已过，视频未能进行，咨询已自动取消。')
  await booksAreEven()
})
