import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { consultDetail, consultMessage } from '@nethos/contract/consult/consult.schemas.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { attachment } from '@nethos/contract/common/fields.ts'
import { fromWire } from '@nethos/contract/spelling.ts'
import { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, anUpload, aPatient, aPerson } from './testbed.ts'
import { say } from './consult.samples.ts'

const server = await openTestServer()
const name = 'nethos.consult.info.detail'
const hour = 3_600_000

/** The schema of the contract, as strict as can be: no field more, no field less. */
const strict = (schema: z.ZodMiniObject) => z.strictObject(schema.shape)

test('the reply that the statement spells has exactly the fields of the contract, for patient and doctor', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult()
  await say(server.db, consultId, [{ from: 'doctor', content: '请问血压多少？', at: server.runtime.clock.now() }])
  const files = [await anUpload(server, world.patient), await anUpload(server, world.patient, 'pdf')]
  await server.call(
    'nethos.consult.info.supplement',
    { consultId, supplementContent: '附上化验单', attaIdList: files },
    world.patient.session,
  )
  await server.call('nethos.consult.info.reply', { consultId, attaIdList: files }, world.patient.session)
  const seen = await server.call(name, { consultId }, world.patient.session)
  const asked = await server.staff.call('staff.consult.detail', { consultId }, world.doctor.session)
  for (const [{ obj }, { reply, spelling }] of [
    [seen, consultServices.consultDetail],
    [asked, consultDeskServices.deskConsult],
  ] as const) {
    const ours = fromWire(obj, spelling) as any
    expect(strict(reply.schema as z.ZodMiniObject).safeParse(ours).error).toBeUndefined()
    expect(strict(consultDetail).safeParse(ours.consult).error).toBeUndefined()
    expect(ours.messageList).toHaveLength(3)
    for (const message of ours.messageList) expect(strict(consultMessage).safeParse(message).error).toBeUndefined()
    const shown = [...ours.consult.supplementAttaList, ...ours.messageList[2].attaList]
    expect(shown).toHaveLength(4)
    for (const one of shown) expect(strict(attachment).safeParse(one).error).toBeUndefined()
  }
})

test('asked again, only what came after the newest known message is sent, to patient and doctor', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult()
  const at = server.runtime.clock.now()
  await say(server.db, consultId, [
    { from: 'doctor', content: '一', at },
    { from: 'patient', content: '二', at },
  ])
  const ask = async (afterId?: string) => {
    const fields = { consultId, ...(afterId && { afterId }) }
    const answer = await server.call(name, fields, world.patient.session)
    const seen = await server.staff.call('staff.consult.detail', fields, world.doctor.session)
    const words = (list: { replyContent: string }[]) => list.map(one => one.replyContent)
    expect(words(seen.obj.messageList)).toEqual(words(answer.obj.messageList))
    expect(answer.obj.consult.consultId).toBe(consultId)
    return { words: words(answer.obj.messageList), ids: answer.obj.messageList.map((one: any) => one.messageId) }
  }
  const whole = await ask()
  expect(whole.words).toEqual(['一', '二'])
  expect((await ask(whole.ids[0])).words).toEqual(['二'])
  expect((await ask(whole.ids[1])).words).toEqual([])
  await say(server.db, consultId, [{ from: 'doctor', content: '三', at }])
  expect((await ask(whole.ids[1])).words).toEqual(['三'])
  const other = await world.consult({ status: 'finished' })
  await say(server.db, other, [{ from: 'doctor', content: '别处', at }])
  const elsewhere = (await server.call(name, { consultId: other }, world.patient.session)).obj.messageList[0].messageId
  expect((await ask(elsewhere)).words, 'a message of another consult is none of this one').toEqual(['一', '二', '三'])
})

test('what many ask at one moment goes together, and each is shown his own alone, whatever another one sends', async () => {
  const worlds = [await aConsultWorld(server), await aConsultWorld(server), await aConsultWorld(server)]
  const consultIds = await Promise.all(worlds.map(world => world.consult()))
  const ask = (session: Session, fields: object) => server.call(name, fields, session)
  const own = worlds.flatMap(({ patient }, nth) => [
    ask(patient.session, { consultId: consultIds[nth] }),
    ask(patient.session, { consultId: consultIds[nth], afterId: 'nobody' }),
  ])
  const others = worlds.flatMap(({ patient }, nth) => [
    ask(patient.session, { consultId: consultIds[(nth + 1) % 3] }),
    ask(patient.session, { consultId: consultIds[(nth + 1) % 3], afterId: 'nobody' }),
  ])
  const hostile = ask(worlds[0]!.patient.session, { consultId: consultIds[0], afterId: '\u0000' })
  const [ownAnswers, otherAnswers] = await Promise.all([Promise.all(own), Promise.all(others), hostile])
  expect(ownAnswers.map(one => one.obj.consult.consultId)).toEqual(consultIds.flatMap(id => [id, id]))
  for (const one of otherAnswers) expect(one).toMatchObject({ code: '00010440' })
  expect(otherAnswers.map(one => one.obj)).toEqual(otherAnswers.map(() => undefined))
})

test('the files of a consult open for the patient and the doctor by the address in the reply, and for nobody else', async () => {
  const world = await aConsultWorld(server)
  const consultId = await world.consult()
  const attaId = await anUpload(server, world.patient)
  const { storageKey } = await server.db
    .selectFrom('attachment')
    .select('storageKey')
    .where('attaId', '=', attaId)
    .executeTakeFirstOrThrow()
  await server.runtime.files.put(storageKey, Buffer.from('picture'))
  const sent = await server.call(
    'nethos.consult.info.reply',
    { consultId, attaIdList: [attaId] },
    world.patient.session,
  )
  expect(sent.code).toBe('0')
  const patientSees = (await server.call(name, { consultId }, world.patient.session)).obj.messageList[0].attaList[0].url
  const doctorSees = (await server.staff.call('staff.consult.detail', { consultId }, world.doctor.session)).obj
    .messageList[0].attaList[0].url
  expect((await server.get(patientSees)).status).toBe(200)
  expect((await server.get(doctorSees)).status).toBe(200)
  const stranger = await aConsultWorld(server)
  const strangerId = await stranger.consult()
  await server.call(
    'nethos.consult.info.reply',
    { consultId: strangerId, attaIdList: [await anUpload(server, stranger.patient)] },
    stranger.patient.session,
  )
  const ticket = (
    await server.call(name, { consultId: strangerId }, stranger.patient.session)
  ).obj.messageList[0].attaList[0].url.split('?')[1]
  expect((await server.get(`/files/${attaId}?${ticket}`)).status).toBe(404)
})

describe('what the patient sees of a consult', async () => {
  const world = await aConsultWorld(server)
  const see = async (consultId: string) => (await server.call(name, { consultId }, world.patient.session)).obj
  const another = async () => ({ personId: await aPerson(server, world.patient.accountId) })

  test('is the state that is true now, even before the clock has moved the row', async () => {
    const now = server.runtime.clock.now()
    const expired = await see(await world.consult({ status: 'unpaid', createdAt: now - 900_000 }))
    expect(expired).toMatchObject({
      payWaitSeconds: 0,
      events: [],
      consult: { consultStatus: -2, consultStatusDescription: '超出支付时间，订单自动取消' },
    })
    const closed = await see(await world.consult({ ...(await another()), createdAt: now - 49 * hour }))
    expect(closed).toMatchObject({ events: ['review'], consult: { consultStatus: 4, patReplyRemainNumber: 0 } })
    const givenUp = await see(
      await world.consult({ ...(await another()), isAnswered: false, createdAt: now - 24 * hour }),
    )
    expect(givenUp).toMatchObject({ events: [], consult: { consultStatus: -1 } })
  })

  test('tells what may be done now', async () => {
    const first = await another()
    expect((await see(await world.consult({ ...first, status: 'unpaid' }))).events).toEqual(['cancel'])
    const second = await another()
    expect((await see(await world.consult({ ...second, isAnswered: false }))).events).toEqual(['supplement'])
    const third = await another()
    expect((await see(await world.consult(third))).events).toEqual(['end', 'reply', 'supplement'])
    expect((await see(await world.consult({ status: 'unreviewed' }))).events).toEqual(['review'])
    expect((await see(await world.consult({ status: 'finished' }))).events).toEqual([])
    expect((await see(await world.consult({ status: 'cancelled' }))).events).toEqual([])
  })

  test('has the deadlines: until when the doctor replies, and when it ends', async () => {
    const createdAt = server.runtime.clock.now() - hour
    const waiting = await another()
    expect((await see(await world.consult({ ...waiting, isAnswered: false, createdAt }))).consult).toMatchObject({
      answerDueAt: createdAt + 24 * hour,
      endAt: null,
    })
    const answered = await another()
    expect((await see(await world.consult({ ...answered, createdAt }))).consult).toMatchObject({
      answerDueAt: null,
      endAt: createdAt + 48 * hour,
    })
  })

  test('has no line of another account', async () => {
    const { session } = await aPatient(server)
    const consultId = await world.consult({ status: 'finished' })
    expect(await server.call(name, { consultId }, session)).toMatchObject({
      http: 200,
      code: '00010440',
      msg: '记录不存在',
    })
    expect(await server.call(name, { consultId: 'nothing' }, session)).toMatchObject({
      code: '00010440',
      msg: '记录不存在',
    })
    expect(await server.call(name, { consultId: 5 }, session)).toMatchObject({ http: 400, msg: 'consultId格式不正确' })
    expect(await server.call(name, {}, session)).toMatchObject({ http: 400, msg: 'consultId格式不正确' })
  })
})
