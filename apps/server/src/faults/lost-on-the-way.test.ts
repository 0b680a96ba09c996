import { afterAll, afterEach, expect, test } from 'vitest'
import { aBookingWorld } from '../domains/booking/testbed.ts'
import { aConsultWorld } from '../domains/consult/testbed.ts'
import { phonePhoto } from '../testing/phone-photo.ts'
import { openTestServer } from '../testing/server.ts'
import { wireClient } from '../testing/client.ts'
import { cutLine } from './cut-line.ts'

/** What was done and whose answer never arrived is done once, and whoever asks again is told of it. */
const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { db, runtime } = server
const line = await cutLine(server.origin)
afterAll(() => line.close())
afterEach(() => line.mend())
const phone = wireClient({
  origin: line.origin,
  channelKey: runtime.keys.channelKey,
  now: () => runtime.clock.now(),
})
const world = await aBookingWorld(server)

async function unheard(ask: () => Promise<unknown>): Promise<void> {
  line.loseAnswers()
  await expect(ask()).rejects.toThrow()
  line.mend()
}

test('a number that was taken stands once; the next tap is told which booking it is, and that can be paid', async () => {
  const booker = await world.aBooker()
  const { sessionId, numberIds } = await world.aSession()
  const fields = { compatId: booker.personId, bookHosId: 'h1', bookSchemeId: sessionId, bookNumId: numberIds[0] }
  const register = () => phone.call('nethos.book.z2order.halo.register', fields, booker.session)
  await unheard(register)
  await world.settle()
  const made = await db.selectFrom('booking').select('bookingId').where('personId', '=', booker.personId).execute()
  expect(made).toHaveLength(1)
  const { bookingId } = made[0]!
  expect(await register()).toMatchObject({ code: '02170006', obj: { orderId: bookingId } })
  await world.pay(booker, bookingId)
  expect(await world.detail(booker, bookingId)).toMatchObject({ statusLabel: '已预约', isPaid: true })
  const all = await db.selectFrom('booking').select('bookingId').where('personId', '=', booker.personId).execute()
  expect(all).toHaveLength(1)
})

test('a payment that was opened is the same order at the provider when it is tapped again', async () => {
  const booker = await world.aBooker()
  const { sessionId, numberIds } = await world.aSession()
  const orderId = await world.held(booker, { bookSchemeId: sessionId, bookNumId: numberIds[0] })
  const pay = () => phone.call('nethos.book.order.pay.v3', { orderId, payChannel: 'WECHAT' }, booker.session)
  await unheard(pay)
  expect(await pay()).toMatchObject({ code: '0' })
  const opened = await db.selectFrom('payment').select('payNo').where('bizId', '=', orderId).execute()
  expect(opened).toHaveLength(1)
})

test('a consult that was asked stands once; the next tap is led to it', async () => {
  const { patient, doctor } = await aConsultWorld(server, { priceCents: 2_000 })
  const asked = {
    docId: doctor.docId,
    consultContent: '早晨头晕',
    illnessName: '',
    illnessTime: '',
    expectedHelpContent: '',
  }
  const ask = () => phone.call('nethos.consult.info.docpic.issue.v2', asked, patient.session)
  await unheard(ask)
  const made = await db.selectFrom('consult').select('consultId').where('accountId', '=', patient.accountId).execute()
  expect(made).toHaveLength(1)
  expect(await ask()).toMatchObject({ obj: { consultId: made[0]!.consultId } })
})

test('a picture that is cut in the middle leaves nothing; sent once more it is whole', async () => {
  const { patient } = await aConsultWorld(server, { priceCents: 0 })
  const photo = await phonePhoto('伤口.jpg', { width: 1_200, height: 900 })
  const file = { name: photo.name, type: photo.mimeType, bytes: photo.buffer }
  const send = () => phone.upload('nethos.system.atta.upload', file, {}, patient.session)
  const rows = () =>
    db.selectFrom('attachment').select('attaId').where('ownerAccountId', '=', patient.accountId).execute()
  line.cutAfter(Math.floor(photo.buffer.length / 2))
  await expect(send()).rejects.toThrow()
  expect(await rows()).toEqual([])
  line.mend()
  const { code, obj } = await send()
  expect(code).toBe('0')
  expect(await rows()).toEqual([{ attaId: obj.attaId }])
})
