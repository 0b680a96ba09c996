import { afterAll, expect, test } from 'vitest'
import { fhirExaminations } from '../../adapters/fhir/examinations/fhir-examinations.ts'
import { orderCt, seedExaminations, signIn } from '../../testing/fhir/examination-room.ts'
import { openFhirServer } from '../../testing/fhir/fhir-server.ts'
import { patientWith } from '../../testing/fhir/laboratory.ts'
import { recordSystem } from '../../testing/fhir/registration.ts'
import { openTestServer } from '../../testing/server.ts'
import { anExaminationWorld, type Examined } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const { aPatient, call, hear, detail, slots, settle, messages, now } = await anExaminationWorld(server)
const fhir = await openFhirServer({ now, tokens: ['a token'], client: { id: '', secret: '' } })
afterAll(() => fhir.close())
const { store } = fhir
seedExaminations(store, now())
const access = { hosId: 'h1', base: fhir.base, token: 'a token', organizationId: 'org', recordSystem }
Object.assign(server.runtime.hospital, { examinations: fhirExaminations([access], { now }) })

async function order(who: Examined): Promise<{ orderNo: string; id: string }> {
  const orderNo = orderCt(store, patientWith(store, recordSystem, who.recordNumber), now())
  await hear()
  const row = await server.db
    .selectFrom('examination')
    .select('examinationId')
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow()
  return { orderNo, id: row.examinationId }
}
const book = (who: Examined, orderId: string, slotId: string) => call('nethos.exam.book', who, { orderId, slotId })
const free = async (who: Examined, orderId: string) => (await slots(who, orderId)).filter(one => (one.left ?? 0) > 0)
const places = (status: string) => store.all('Slot').filter(one => one.status === status).length

test('at a hospital that speaks FHIR an order is found, booked, changed and given back, and no place is lost', async () => {
  const who = await aPatient()
  const before = places('free')
  const { id } = await order(who)
  const [first, second] = (await free(who, id)).slice(-2)
  expect(first!.left).toBe(3)
  expect(await book(who, id, first!.slotId)).toMatchObject({ obj: true })
  await settle()
  expect(await detail(who, id)).toMatchObject({ status: 'booked', startsAt: first!.startsAt, itemName: '胸腹部CT增强' })
  expect(places('busy')).toBe(1)
  expect(await book(who, id, second!.slotId)).toMatchObject({ obj: true })
  await settle()
  await hear()
  expect(await detail(who, id)).toMatchObject({ status: 'booked', startsAt: second!.startsAt })
  expect(places('busy')).toBe(1)
  expect(await call('nethos.exam.cancel', who, { orderId: id })).toMatchObject({ obj: true })
  await settle()
  await hear()
  expect(await detail(who, id)).toMatchObject({ status: 'to_book', startsAt: null })
  expect(places('free')).toBe(before)
})

test('of many who want the last place one gets it', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => aPatient()))
  const orders: { orderNo: string; id: string }[] = []
  for (const who of all) orders.push(await order(who))
  const wanted = (await free(all[0]!, orders[0]!.id)).at(-3)!
  const [, schedule, minute] = /^h1\.(.+)\.([^.]+)$/.exec(wanted.slotId)!
  const start = Number.parseInt(minute!, 36) * 60_000
  const two = store
    .all('Slot')
    .filter(one => one.schedule.reference === `Schedule/${schedule}` && Date.parse(one.start) === start)
    .slice(0, 2)
  for (const one of two) store.update({ ...one, status: 'busy' }, one.id)
  await hear()
  const answers = await Promise.all(all.map((who, at) => book(who, orders[at]!.id, wanted.slotId)))
  expect(answers.filter(one => one.code === '0')).toHaveLength(1)
  await settle()
  const states = await Promise.all(all.map(async (who, at) => (await detail(who, orders[at]!.id)).status))
  expect(states.filter(one => one === 'booked')).toHaveLength(1)
})

test('who signs in stands in the line, and the examination says so', async () => {
  const who = await aPatient()
  const { orderNo, id } = await order(who)
  signIn(store, orderNo, now())
  await hear()
  expect(await detail(who, id)).toMatchObject({ status: 'signed_in' })
  const [place] = (await call('smarthos.queue.list', who, { compatId: who.personId })).list
  expect(place).toMatchObject({ status: 'waiting', queueName: 'CT检查', room: 'CT2室' })
  expect(await messages(who)).not.toEqual([])
})
