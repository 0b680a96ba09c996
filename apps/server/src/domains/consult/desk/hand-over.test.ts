import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, aDoctor } from '../testbed.ts'

const server = await openTestServer()
const hand = (consultId: string, docId: string, session: object) =>
  server.staff.call('staff.consult.hand.over', { consultId, docId }, session as never)
const notices = async (consultId: string, session: object) =>
  (await server.call('nethos.consult.info.detail', { consultId }, session as never)).obj.messageList
    .filter((one: { msgLevel: string }) => one.msgLevel === 'SYS')
    .map((one: { replyContent: string }) => one.replyContent)

describe('a doctor who is away', async () => {
  const world = await aConsultWorld(server)
  const colleague = await aDoctor(server)
  await server.db.updateTable('doctor').set({ docName: '林可' }).where('docId', '=', colleague.docId).execute()
  const other = await aDoctor(server)
  await server.db.updateTable('staff').set({ isActive: false }).where('staffId', '=', other.staffId).execute()
  const consultId = await world.consult({ isAnswered: false })
  const events = async (session: object) =>
    (await server.staff.call('staff.consult.detail', { consultId }, session as never)).obj?.events ?? []

  test('chooses among the colleagues of his department who work, and not himself', async () => {
    const { list } = await server.staff.call('staff.consult.colleague.list', { consultId }, world.doctor.session)
    const ids = list.map((one: { docId: string }) => one.docId)
    expect(ids).toContain(colleague.docId)
    expect(ids).not.toContain(world.doctor.docId)
    expect(ids).not.toContain(other.docId)
    expect(await hand(consultId, other.docId, world.doctor.session)).toMatchObject({ code: '04012013' })
    expect(await hand(consultId, colleague.docId, colleague.session)).toMatchObject({ code: '00010440' })
  })

  test('gives his patient to a colleague, who answers in his own name; the patient and the log know', async () => {
    expect(await events(world.doctor.session)).toContain('hand_over')
    expect(await hand(consultId, colleague.docId, world.doctor.session)).toMatchObject({ code: '0' })
    expect(await notices(consultId, world.patient.session)).toContain(
      '陈志远医生暂时不能接诊，已请林可医生为您解答，费用不变。',
    )
    const queue = await server.staff.call('staff.consult.list', { tab: 'new', whose: 'own' }, colleague.session)
    expect(queue.list.map((one: { consultId: string }) => one.consultId)).toEqual([consultId])
    const reply = { consultId, replyContent: '您好，我来看看。' }
    expect((await server.staff.call('staff.consult.reply', reply, colleague.session)).code).toBe('0')
    const lines = await server.db
      .selectFrom('audit')
      .select('actorId')
      .where('recordId', '=', consultId)
      .where('action', '=', 'consult.hand_over')
      .execute()
    expect(lines).toEqual([{ actorId: world.doctor.staffId }])
  })

  test('is among those whom he can be given to as long as another answers', async () => {
    const { list } = await server.staff.call('staff.consult.colleague.list', { consultId }, world.doctor.session)
    const ids = list.map((one: { docId: string }) => one.docId)
    expect(ids).toContain(world.doctor.docId)
    expect(ids).not.toContain(colleague.docId)
  })

  test('takes him back, and the colleague sees him no more', async () => {
    expect(await hand(consultId, '', world.doctor.session)).toMatchObject({ code: '0' })
    expect(await notices(consultId, world.patient.session)).toContain('陈志远医生继续为您解答。')
    expect(await events(colleague.session)).toEqual([])
  })

  test('hands over nothing that has ended', async () => {
    await server.staff.call('staff.consult.finish', { consultId }, world.doctor.session)
    expect(await hand(consultId, colleague.docId, world.doctor.session)).toMatchObject({ code: '04012012' })
  })
})
