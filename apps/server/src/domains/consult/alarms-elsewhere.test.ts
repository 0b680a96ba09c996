import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aDoctor, type ConsultWorld } from './testbed.ts'

const server = await openTestServer()
const hour = 3_600_000

/** He has an open consult with each of two doctors. */
async function twoConsults() {
  const own = await aConsultWorld(server)
  const other = await aDoctor(server)
  const [first, second] = [await own.consult(), await own.consult({ docId: other.docId })]
  const say = (replyContent: string, { patient }: Pick<ConsultWorld, 'patient'> = own, consultId = first) =>
    server.call('nethos.consult.info.reply', { consultId, replyContent }, patient.session)
  const headOf = async (consultId: string, { session }: ConsultWorld['doctor']) =>
    (await server.staff.call('staff.consult.detail', { consultId }, session)).obj.head
  /** As if it had been so many hours ago. */
  const moveBack = async (hours: number) => {
    const at = new Date(server.runtime.clock.now() - hours * hour)
    const then = { firedAt: at, notedAt: at, calledAt: at }
    await server.db.updateTable('triageAlarm').set(then).where('recordId', '=', first).execute()
  }
  return {
    own,
    other,
    first,
    second,
    say,
    moveBack,
    headOf,
    elsewhere: async () => (await headOf(second, other)).elsewhere,
  }
}

test('who is in danger in one consult stands at the head of the other one for three days, and not twice at his own', async () => {
  const { own, first, say, moveBack, headOf, elsewhere } = await twoConsults()
  expect(await elsewhere()).toEqual([])
  expect((await say('突然胸痛，出冷汗')).code).toBe('0')
  expect(await elsewhere()).toEqual([{ place: 'consult', label: '胸痛', at: expect.any(Number) }])
  expect(await headOf(first, own.doctor)).toMatchObject({ urgent: '胸痛', elsewhere: [] })
  await moveBack(71)
  expect(await elsewhere()).toHaveLength(1)
  await moveBack(73)
  expect(await elsewhere()).toEqual([])
})

test('what was judged a false alarm is none, until it is said again', async () => {
  const { own, first, say, elsewhere } = await twoConsults()
  await say('突然胸痛，出冷汗')
  const judge = { consultId: first, flag: 'chest_pain', verdict: 'wrong' }
  expect((await server.staff.call('staff.consult.flag.judge', judge, own.doctor.session)).code).toBe('0')
  expect(await elsewhere()).toEqual([])
  await say('又突然胸痛，出冷汗')
  expect(await elsewhere()).toMatchObject([{ label: '胸痛' }])
})

test('what is written to a doctor who is followed counts, too', async () => {
  const { own, elsewhere } = await twoConsults()
  const { patient, doctor } = own
  const { obj } = await server.call('nethos.follow.dp.add', { docId: doctor.docId }, patient.session)
  const sent = { followId: obj.followId, msgText: '我不想活了' }
  expect((await server.call('nethos.follow.message.send', sent, patient.session)).code).toBe('0')
  expect(await elsewhere()).toMatchObject([{ place: 'follow', label: '自伤、轻生念头' }])
})

test('the same human being in another account counts where both are verified; to the account itself nothing of it is shown', async () => {
  const { own, say, other, second, headOf } = await twoConsults()
  const daughters = await aConsultWorld(server)
  const hers = await daughters.consult({ docId: other.docId })
  const number = { idCardHash: Buffer.from(randomUUID()), name: '王德福' }
  const set = (world: ConsultWorld, fields: object) =>
    server.db.updateTable('person').set(fields).where('personId', '=', world.patient.personId).execute()
  await set(own, { ...number, isRealname: false })
  await set(daughters, { ...number, isRealname: true, isSelf: false, relationship: 'parents' })
  await say('突然胸痛，出冷汗')
  expect((await headOf(hers, other)).elsewhere).toEqual([])
  await set(own, { isRealname: true })
  expect((await headOf(hers, other)).elsewhere).toMatchObject([{ place: 'consult', label: '胸痛' }])
  expect((await headOf(second, other)).elsewhere).toHaveLength(1)
  const { obj } = await server.call('nethos.consult.info.detail', { consultId: hers }, daughters.patient.session)
  expect(JSON.stringify(obj)).not.toContain('胸痛')
})
