import { expect, test } from 'vitest'
import { aBookingWorld } from '../booking/testbed.ts'
import { say } from '../consult/consult.samples.ts'
import { aConsultWorld, aPatient, aPerson } from '../consult/testbed.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const name = 'nethos.system.app.pat.waiting'

test('what waits in several domains comes in one call: to pay, to read, then what is on its way', async () => {
  const { patient, consult } = await aConsultWorld(server)
  const now = server.runtime.clock.now()
  const asked = await consult({ createdAt: now - 60_000, firstReplyAt: null })
  const answered = await consult({
    createdAt: now - 120_000,
    personId: await aPerson(server, patient.accountId),
    firstReplyAt: now - 30_000,
  })
  await say(server.db, answered, [{ from: 'doctor', content: '请问血压多少？', at: now }])
  await server.db.updateTable('consult').set({ patientUnread: 1 }).where('consultId', '=', answered).execute()
  const unpaid = await consult({
    createdAt: now - 30_000,
    status: 'unpaid',
    personId: await aPerson(server, patient.accountId),
  })
  await consult({ status: 'finished' })
  const { list } = await server.call(name, {}, patient.session)
  expect(list).toEqual([
    { kind: 'pay', title: '图文咨询还没有支付', note: '张秀英 · 陈志远', onDay: '', url: `/team/consult/${unpaid}` },
    {
      kind: 'answer',
      title: '陈志远医生回复了您',
      note: '张秀英 · 图文咨询',
      onDay: '',
      url: `/team/consult/${answered}`,
    },
    { kind: 'asked', title: '等陈志远医生回复', note: '张秀英 · 图文咨询', onDay: '', url: `/team/consult/${asked}` },
  ])
})

test('a visit that comes is told with its day, the nearest first', async () => {
  const { aSession, aBooker, booked, call } = await aBookingWorld(server)
  const booker = await aBooker()
  const [later, next] = [await aSession({ inDays: 6 }), await aSession({ inDays: 2 })]
  const ids = [
    await booked(booker, { bookSchemeId: next.sessionId }),
    await booked(booker, { bookSchemeId: later.sessionId }),
  ]
  const { list } = await call(name, booker)
  expect(list.map((one: { url: string }) => one.url)).toEqual(ids.map(id => `/my/book/list/${id}`))
  expect(list[0]).toMatchObject({ kind: 'visit', onDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(list[0].title).toMatch(/^[上下]午 \d\d:\d\d 就诊$/)
})

test('nobody is told what waits for another', async () => {
  const { consult } = await aConsultWorld(server)
  await consult({ status: 'unpaid' })
  const other = await aPatient(server)
  expect((await server.call(name, {}, other.session)).list).toEqual([])
})
