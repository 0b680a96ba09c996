import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aDoctor } from './doctors.samples.ts'

const server = await openTestServer()
const { db, runtime } = server
const { staffId } = await db
  .insertInto('staff')
  .values({
    login: 'office',
    passwordHash: '',
    name: '周敏',
    role: 'operator',
    createdAt: new Date(runtime.clock.now()),
  })
  .returning('staffId')
  .executeTakeFirstOrThrow()
const session = await server.sessionOf({ staffId })
const desk = (service: string, fields: object = {}) => server.staff.call(service, fields, session)
const month = {
  serveName: '私人医生·月',
  serveIcon: 'heart',
  serveContent: '随时提问',
  servicePriceCents: 29900,
  lengthOfTime: 1,
  lengthUnit: 'MONTH',
  dailyReplyLimit: 5,
  isOpen: true,
}
const save = (docId: string, fields: object = {}) => desk('staff.doctor.private.save', { docId, ...month, ...fields })
const offerOf = async (docId: string) =>
  (await desk('staff.doctor.detail', { docId })).obj.offers.find(
    (one: { consultType: string }) => one.consultType === 'PERSONAL_TIME_PIC',
  )
const soldOf = async (docId: string) => (await server.call('nethos.personal.serve.list', { docId })).list

test('a doctor who was never engaged for a time is so by what the office sets, once it opens that', async () => {
  const docId = await aDoctor(db)
  expect(await offerOf(docId)).toMatchObject({ isOffered: false })
  expect(await save(docId)).toMatchObject({ code: '0', obj: { serviceId: expect.any(String) } })
  await save(docId, { serveName: '私人医生·周', lengthUnit: 'WEEK', servicePriceCents: 9900, dailyReplyLimit: 3 })
  expect((await desk('staff.doctor.private.list', { docId })).list.map((one: any) => one.serveName)).toEqual([
    '私人医生·月',
    '私人医生·周',
  ])
  const offer = { consultType: 'PERSONAL_TIME_PIC', priceCents: 9900, replyLimit: 3 }
  expect(await offerOf(docId)).toMatchObject({ ...offer, isOffered: true, isOpen: false })
  expect(await desk('staff.doctor.offer.change', { docId, ...offer, isOpen: true })).toMatchObject({ obj: true })
  expect(await soldOf(docId)).toMatchObject([{ servePrice: 9900 }, { servePrice: 29900 }])
  expect(
    (await db.selectFrom('audit').select('action').where('recordId', '=', docId).execute()).map(one => one.action),
  ).toEqual(['doctor.private.create', 'doctor.private.create', 'doctor.offer.change'])
})

test('another price holds at once and moves what it costs from; without an open one nothing is offered', async () => {
  const docId = await aDoctor(db, { offers: [{ consultType: 'PERSONAL_TIME_PIC', priceCents: 29900, replyLimit: 5 }] })
  const { serviceId } = (await save(docId)).obj
  expect(await save(docId, { serviceId, servicePriceCents: 25950 })).toMatchObject({ obj: { serviceId } })
  expect(await offerOf(docId)).toMatchObject({ isOpen: true, priceCents: 25950 })
  await save(docId, { serviceId, isOpen: false })
  expect(await offerOf(docId)).toMatchObject({ isOpen: false })
  expect(await soldOf(docId)).toEqual([])
})

test('nothing is saved for a doctor who is not there, or under another’s service', async () => {
  const [docId, other] = [await aDoctor(db), await aDoctor(db)]
  const { serviceId } = (await save(docId)).obj
  expect(await save('nobody')).toMatchObject({ code: '00010440' })
  expect(await save(other, { serviceId })).toMatchObject({ code: '00010440' })
  expect(await save(await aDoctor(db, { docType: 'PHARMACIST' }))).toMatchObject({ code: '02060005' })
  expect(await save(docId, { lengthOfTime: 0 })).toMatchObject({ msg: '服务时长应在1到120之间' })
})
