import { expect, test } from 'vitest'
import { aDoctor, aConsultWorld } from '../testbed.ts'
import type { Session } from '../../../testing/client.ts'
import { openTestServer } from '../../../testing/server.ts'

const server = await openTestServer()
const { db } = server

test('a patient whose replies are used up is given more, reads it, and may write again; it is written down', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult({ isAnswered: true, repliesLeft: 0 })
  const write = (replyContent: string) =>
    server.call('nethos.consult.info.reply', { consultId, replyContent }, world.patient.session)
  expect((await write('再问一句')).code).not.toBe('0')
  const give = (count: unknown, session = world.doctor.session) =>
    server.staff.call('staff.consult.replies.give', { consultId, count }, session)
  expect(await give(2)).toMatchObject({ code: '0', obj: { patReplyRemainNumber: 2 } })
  expect((await write('再问一句')).code).toBe('0')
  const { obj } = await server.staff.call('staff.consult.detail', { consultId }, world.doctor.session)
  expect(obj.messageList.map((one: any) => one.replyContent)).toContain('医生为您增加了2次回复机会，您可以继续追问。')
  expect(obj.events).toContain('more_replies')
  const lines = await db
    .selectFrom('audit')
    .select(['action', 'accountId'])
    .where('recordId', '=', consultId)
    .where('action', '=', 'consult.replies.give')
    .execute()
  expect(lines).toEqual([{ action: 'consult.replies.give', accountId: world.patient.accountId }])
})

test('from one to ten, of an answered consult of his own alone', async () => {
  const [world, other] = [await aConsultWorld(server), await aConsultWorld(server)]
  const [answered, fresh] = [await world.consult({ isAnswered: true }), await other.consult({ isAnswered: false })]
  const give = (consultId: string, count: unknown, { session }: { session: Session }) =>
    server.staff.call('staff.consult.replies.give', { consultId, count }, session)
  for (const count of [0, 11, 1.5, '']) expect((await give(answered, count, world.doctor)).code).not.toBe('0')
  expect(await give(answered, 1, await aDoctor(server))).toMatchObject({ code: '00010440' })
  expect(await give(fresh, 1, other.doctor)).toMatchObject({ code: '04012031' })
})
