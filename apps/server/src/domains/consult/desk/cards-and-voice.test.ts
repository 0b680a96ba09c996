import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../../testing/server.ts'
import { aConsultWorld, anUpload } from '../testbed.ts'

const server = await openTestServer()
const missing = { code: '00010440', msg: '记录不存在' }

async function aGoing(sample: object = {}) {
  const world = await aConsultWorld(server)
  const consultId = await world.consult(sample)
  const desk = (verb: string, fields: object = {}, session = world.doctor.session) =>
    server.staff.call(`staff.consult.${verb}`, { consultId, ...fields }, session)
  const seen = async () =>
    (await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)).obj.messageList
  const row = () =>
    server.db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirstOrThrow()
  return { ...world, consultId, desk, seen, row }
}

describe('a card', () => {
  test('leads the patient to an article, a doctor or a team; it is an answer like any other, taken once', async () => {
    const { doctor, desk, seen, row, consultId } = await aGoing({ isAnswered: false })
    const card = { cardKind: 'doctor', cardId: doctor.docId, sendId: 'k1' }
    const { code, obj } = await desk('card', card)
    expect(code).toBe('0')
    expect(obj).toMatchObject({ msgType: 'CARD_MESSAGE', replierType: 'DOC', audioLength: 0 })
    const link = `/doc/index?docId=${doctor.docId}`
    expect(JSON.parse(obj.replyContent)).toEqual({
      icon: '',
      title: '陈志远 主任医师',
      desc: expect.any(String),
      urlParam: link,
    })
    expect((await desk('card', card)).obj.messageId).toBe(obj.messageId)
    expect((await seen()).filter((one: { msgType: string }) => one.msgType === 'CARD_MESSAGE')).toHaveLength(1)
    expect(await row()).toMatchObject({ lastText: '[卡片]', replyCount: 1, firstReplyAt: expect.any(Date) })
    const lines = await server.db.selectFrom('audit').select('action').where('recordId', '=', consultId).execute()
    expect(lines).toEqual([{ action: 'consult.reply' }])
  })

  test('is refused when the patient could not open it, when the consult is over, and to strangers', async () => {
    const { doctor, desk, seen } = await aGoing()
    const card = { cardKind: 'doctor', cardId: doctor.docId }
    expect(await desk('card', { ...card, cardId: 'nobody' })).toMatchObject({
      code: '04012010',
      msg: '该内容已下架或隐藏，请选择其他内容',
    })
    expect((await desk('card', { ...card, cardKind: 'song' })).http).toBe(400)
    expect(await desk('card', card, (await aConsultWorld(server)).doctor.session)).toMatchObject(missing)
    expect(await seen()).toEqual([])
    const over = await aGoing({ status: 'cancelled' })
    expect(await over.desk('card', card)).toMatchObject({ code: '04012001', msg: '咨询已结束，无法回复' })
  })
})

describe('a recording', () => {
  test('is sent alone, with its length, and both can hear it', async () => {
    const { doctor, desk, seen, row } = await aGoing()
    const voice = await anUpload(server, doctor, 'audio')
    const { obj } = await desk('reply', { attaIdList: [voice], audioLength: 7 })
    expect(obj).toMatchObject({ msgType: 'AUDIO', audioLength: 7, attaList: [{ attaId: voice, type: 'audio' }] })
    expect((await row()).lastText).toBe('[语音]')
    expect((await seen()).at(-1)).toMatchObject({ msgType: 'AUDIO', audioLength: 7 })
    expect(await desk('reply', { attaIdList: [voice], replyContent: '听' })).toMatchObject({
      code: '04012009',
      msg: '语音请单独发送',
    })
    expect((await desk('reply', { attaIdList: [voice], audioLength: 61 })).msg).toBe('语音不能超过60秒')
    const picture = await anUpload(server, doctor)
    expect((await desk('reply', { attaIdList: [picture], audioLength: 7 })).obj).toMatchObject({
      msgType: 'IMAGE',
      audioLength: 0,
    })
  })
})
