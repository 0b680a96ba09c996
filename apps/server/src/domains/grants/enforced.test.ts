import { expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsult } from '../consult/consult.samples.ts'
import { aDoctor, anUpload } from '../consult/testbed.ts'
import { aRegistered } from '../account/account.samples.ts'
import { aGrantWorld, anAskedLink } from './grants.samples.ts'

const server = await openTestServer()
const { call } = server
const closed = { http: 200, code: '01030301' }

async function aConsultOfHis(scopes: readonly string[] = ['consult', 'pay']) {
  const world = await aGrantWorld(server)
  const doctor = await aDoctor(server)
  const { key } = await anAskedLink(server, world, { scopes })
  await call('nethos.pat.grant.answer', { key, isYes: true })
  const make = (sample: object) =>
    aConsult(server.db, {
      accountId: world.daughter.accountId,
      personId: world.compatId,
      docId: doctor.docId,
      now: server.runtime.clock.now(),
      ...sample,
    })
  return { world, doctor, key, make, revoke: () => call('nethos.pat.grant.revoke', { key }) }
}

test('once taken back, nothing of his consult can be read or done any more, and the list leaves it out', async () => {
  const { world, doctor, make, revoke } = await aConsultOfHis()
  const consultId = await make({ status: 'going', firstReplyAt: server.runtime.clock.now() - 1000 })
  const { session } = world.daughter
  const calls: [string, object][] = [
    ['nethos.consult.info.detail', { consultId }],
    ['nethos.consult.message.list.v3', { consultId }],
    ['nethos.consult.message.read', { consultId }],
    ['nethos.consult.atta.num', { consultId }],
    ['nethos.consult.info.consult.sync', { consultId }],
    ['nethos.consult.info.reply', { consultId, replyContent: '谢谢' }],
    ['nethos.consult.info.supplement', { consultId, supplementContent: '血脂也高' }],
    ['nethos.consult.info.complete.v2', { consultId }],
    ['nethos.consult.info.cancel', { consultId }],
    ['nethos.consult.info.comment', { consultId, score: 10 }],
    ['nethos.consult.info.comment.get', { consultId }],
  ]
  expect(await call('nethos.consult.info.detail', { consultId }, session)).toMatchObject({ code: '0' })
  await revoke()
  for (const [service, fields] of calls) {
    const reply = await call(service, fields, session)
    expect(reply).toMatchObject({ ...closed, msg: expect.stringContaining('对方已收回授权') })
    expect(JSON.stringify({ ...reply, headers: 0 })).not.toContain('王德福')
  }
  const lists = ['nethos.consult.info.consultation.list', 'nethos.consult.info.going.pat.info'] as const
  expect((await call(lists[0], {}, session)).list).toEqual([])
  expect((await call(lists[1], {}, session)).obj).toBeNull()
  const start = { docId: doctor.docId, compatId: world.compatId, consultContent: '头晕' }
  expect(await call('nethos.consult.info.docpic.issue.v2', start, session)).toMatchObject(closed)
  // The doctor has it in hand all the same.
  expect(await call('staff.consult.detail', { consultId }, doctor.session)).toMatchObject({ code: '0' })
})

test('what the doctor has sent is not shown to whom it was closed', async () => {
  const { world, doctor, make, revoke } = await aConsultOfHis()
  const consultId = await make({ status: 'going' })
  const attaId = await anUpload(server, { staffId: doctor.staffId })
  const { storageKey } = await server.db
    .selectFrom('attachment')
    .select('storageKey')
    .where('attaId', '=', attaId)
    .executeTakeFirstOrThrow()
  await server.runtime.files.put(storageKey, Buffer.from('picture'))
  await server.db.insertInto('attachmentUse').values({ attaId, recordType: 'consult', recordId: consultId }).execute()
  const { obj } = await call('nethos.consult.info.detail', { consultId }, world.daughter.session)
  expect(obj.consult.consultId).toBe(consultId)
  const own = await anUpload(server, { accountId: world.daughter.accountId })
  const { list } = await call('nethos.pat.medicalhistroy.list', {}, world.daughter.session)
  expect(list).toEqual([])
  const added = await call(
    'nethos.pat.medicalhistroy.add',
    { medicalContent: '门诊', medicalTime: 1, attaIdList: [own] },
    world.daughter.session,
  )
  const shown = await call('nethos.pat.medicalhistroy.detail', { medId: added.obj.medId }, world.daughter.session)
  const ticket = String(shown.obj.sysAttachmentList[0].url).split('?t=')[1]
  expect((await server.get(`/files/${attaId}?t=${ticket}`)).status).toBe(200)
  await revoke()
  expect((await server.get(`/files/${attaId}?t=${ticket}`)).status).toBe(404)
})

test('paying for him needs his word for it, and nothing else', async () => {
  const { world, make } = await aConsultOfHis(['consult'])
  const consultId = await make({ status: 'unpaid' })
  const pay = { consultId, payChannel: 'WECHAT' }
  expect(await call('nethos.consult.info.pay', pay, world.daughter.session)).toMatchObject({
    ...closed,
    msg: '对方没有授权您办这件事。如需继续代办，请重新申请授权',
  })
  expect(await call('nethos.consult.info.pay.v2', pay, world.daughter.session)).toMatchObject(closed)
  const may = await aConsultOfHis(['pay'])
  const other = await may.make({ status: 'unpaid' })
  const reply = await call('nethos.consult.info.pay', { ...pay, consultId: other }, may.world.daughter.session)
  expect(reply.code).not.toBe(closed.code)
  expect(await call('nethos.consult.info.detail', { consultId: other }, may.world.daughter.session)).toMatchObject(
    closed,
  )
})

test('his own account reads who looked into his consult and who wrote in it, polled or not', async () => {
  const { world, make } = await aConsultOfHis()
  const consultId = await make({ status: 'going', firstReplyAt: server.runtime.clock.now() - 1000 })
  const { accountId } = await aRegistered(server, { patName: '王德福', patIdcard: world.fathersIdCard })
  await server.db.updateTable('person').set({ isRealname: true }).where('accountId', '=', accountId).execute()
  const { session } = world.daughter
  for (let at = 0; at < 3; at++) await call('nethos.consult.info.detail', { consultId }, session)
  await call('nethos.consult.info.reply', { consultId, replyContent: '谢谢医生' }, session)
  await call('nethos.consult.info.complete.v2', { consultId }, session)
  const lines = await server.db
    .selectFrom('audit')
    .select(['action', 'actorId'])
    .where('personId', '=', world.compatId)
    .where('recordType', '=', 'consult')
    .orderBy('auditId')
    .execute()
  expect(lines).toEqual(
    ['consult.read', 'consult.reply', 'consult.end'].map(action => ({ action, actorId: world.daughter.accountId })),
  )
})

test("the account's pages hear of it the moment he takes it back", async () => {
  const { world, revoke } = await aConsultOfHis()
  const { obj } = await call('nethos.system.event.ticket', {}, world.daughter.session)
  const stream = await fetch(`${server.origin}/events?ticket=${obj.ticket}`)
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  await revoke()
  let received = ''
  while (!received.includes('"grant"')) received += (await reader.read()).value ?? ''
  expect(received).toMatch(/^data: \{"type":"grant","id":"[\w-]+"\}\n\n$/)
  await reader.cancel()
})
