import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import type { Session } from '../../testing/client.ts'
import { aConsultWorld, aPatient } from '../consult/testbed.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'

const server = await openTestServer()
const looks = async (session: Session, fields: object = {}) =>
  server.call('nethos.pat.record.look.list', fields, session)
const verified = (personId: string) =>
  server.db.updateTable('person').set({ isRealname: true }).where('personId', '=', personId).execute()

describe('a patient sees who looked at his record', () => {
  test('by name and role, what he did, when, and about whom; newest first', async () => {
    const { patient, doctor, consult } = await aConsultWorld(server)
    const consultId = await consult()
    expect((await looks(patient.session)).list).toEqual([])
    await server.staff.call('staff.consult.list', {}, doctor.session)
    await server.staff.call('staff.consult.detail', { consultId }, doctor.session)
    await server.staff.call('staff.consult.reply', { consultId, replyContent: '多喝水' }, doctor.session)
    const { list } = await looks(patient.session)
    expect(list.map((one: any) => one.what)).toEqual([
      '回复了咨询',
      '查看了咨询内容和健康档案',
      '在待办列表中看到了咨询的摘要',
    ])
    expect(list[1]).toMatchObject({
      by: 'staff',
      actorName: '陈志远',
      actorRole: '医生',
      compatId: patient.personId,
      compatName: '张秀英',
      consultId,
    })
    expect(Math.abs(list[1].at - server.runtime.clock.now())).toBeLessThan(60_000)
    expect(list[2].consultId).toBe('')
  })

  test('but not what he does himself', async () => {
    const { patient } = await aConsultWorld(server)
    const childId = await aPerson(server, patient.accountId)
    expect(await server.call('nethos.pat.compat.delete', { compatId: childId }, patient.session)).toMatchObject({
      code: '0',
    })
    expect((await looks(patient.session)).list).toEqual([])
  })

  test('of one person alone when he asks for one, page by page', async () => {
    const { patient, doctor, consult } = await aConsultWorld(server)
    const childId = await aPerson(server, patient.accountId, { personName: '李小满' })
    const [own, childs] = [await consult(), await consult({ personId: childId })]
    for (const consultId of [own, childs, own])
      await server.staff.call('staff.consult.detail', { consultId }, doctor.session)
    expect((await looks(patient.session)).list).toHaveLength(3)
    const ofChild = await looks(patient.session, { compatId: childId })
    expect(ofChild.list.map((one: any) => [one.compatId, one.compatName])).toEqual([[childId, '李小满']])
    const first = await looks(patient.session, { pageSize: 2 })
    expect(first.list).toHaveLength(2)
    expect(first.paginator.hasNextPage).toBe(true)
    const second = await looks(patient.session, { pageSize: 2, pageNum: 2 })
    expect(second.list).toHaveLength(1)
    expect(second.paginator.hasNextPage).toBe(false)
  })

  test('and of whose record he opened a file', async () => {
    const { patient, doctor, consult } = await aConsultWorld(server)
    const consultId = await consult()
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const file = { name: 'a.png', type: 'image/png', bytes: picture }
    const { obj } = await server.upload('nethos.system.atta.upload', file, {}, patient.session)
    await server.call('nethos.consult.info.reply', { consultId, attaIdList: [obj.attaId] }, patient.session)
    const detail = await server.staff.call('staff.consult.detail', { consultId }, doctor.session)
    expect((await server.get(detail.obj.messageList.at(-1).attaList[0].url)).status).toBe(200)
    expect((await looks(patient.session)).list[0]).toMatchObject({
      what: '打开了上传的文件',
      compatId: patient.personId,
    })
  })
})

describe("somebody's own account shows who looked at him in another's", () => {
  const idCard = anIdCard({ bornOn: '1950-02-03' })

  test('staff, and the relative herself; as himself, and never the relative’s consult', async () => {
    const { patient: daughter, doctor, consult } = await aConsultWorld(server)
    const mother = await aPatient(server)
    const her = await aPerson(server, daughter.accountId, { personName: '王福', idCard })
    const { idCardHash } = await server.db
      .selectFrom('person')
      .select('idCardHash')
      .where('personId', '=', her)
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('person')
      .set({ idCardHash, name: '王福' })
      .where('personId', '=', mother.personId)
      .execute()
    const consultId = await consult({ personId: her, status: 'finished' })
    await server.staff.call('staff.consult.detail', { consultId }, doctor.session)
    expect((await looks(mother.session)).list, 'an ID number that nobody has proved opens no log').toEqual([])

    await verified(mother.personId)
    expect((await looks(mother.session)).list).toMatchObject([
      { by: 'staff', actorName: '陈志远', compatId: mother.personId, compatName: '王福', consultId: '' },
    ])
    await server.call('nethos.pat.compat.delete', { compatId: her }, daughter.session)
    const [newest] = (await looks(mother.session, { compatId: mother.personId })).list
    expect(newest).toMatchObject({ by: 'relative', actorRole: '家人账号', what: '删除了就诊人' })
    expect(newest.actorName).toMatch(/^张\*英（135\*{4}\d{4}）$/)
    expect((await looks(daughter.session)).list).toHaveLength(1)
  })
})

test("another account's person is answered as one that does not exist", async () => {
  const { patient } = await aConsultWorld(server)
  const stranger = await aPatient(server)
  expect(await looks(stranger.session, { compatId: patient.personId })).toMatchObject({
    code: '00010440',
    msg: '记录不存在',
  })
})

test('a wrong type is malformed and names the field', async () => {
  const { patient } = await aConsultWorld(server)
  expect(await looks(patient.session, { compatId: 7 })).toMatchObject({ http: 400, msg: 'compatId格式不正确' })
})
