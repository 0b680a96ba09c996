import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { tinyPicture } from '../../security/testbed.ts'
import { aConsultWorld, anUpload } from '../consult/testbed.ts'
import { aDepartment, aDoctor } from './doctors.samples.ts'

const server = await openTestServer()
const { db, runtime } = server
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
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
const detail = async (docId: string) => (await desk('staff.doctor.detail', { docId })).obj
const shownTo = (docId: string) => server.call('nethos.doc.detail', { docId })
const linesOf = (recordId: string) =>
  db.selectFrom('audit').select(['action', 'actorId', 'accountId']).where('recordId', '=', recordId).execute()

describe('the list', async () => {
  await aDepartment(db, { gbDeptCode: '07', gbDeptName: '儿科' })
  await aDepartment(db, { gbDeptCode: '07.02', gbDeptName: '小儿呼吸' })
  const one = await aDoctor(db, { docName: '孟晓', pinyin: 'mengxiao', initials: 'mx', gbDeptCode: '07' })
  const two = await aDoctor(db, { docName: '孟阳', gbDeptCode: '07.02', isActive: false, hosId: 'h1' })
  const names = async (fields: object) =>
    (await desk('staff.doctor.list', { gbDeptCode: '07', ...fields })).list.map(row => row.docId)

  test('is narrowed down by name, pinyin, department and state', async () => {
    expect(await names({})).toEqual([one, two])
    expect(await names({ search: '孟' })).toEqual([one, two])
    expect(await names({ search: '晓' })).toEqual([one])
    expect(await names({ search: 'MengX' })).toEqual([one])
    expect(await names({ gbDeptCode: '07.02' })).toEqual([two])
    expect(await names({ isShown: true })).toEqual([one])
    expect(await names({ isShown: false })).toEqual([two])
    expect(await names({ search: '无此人' })).toEqual([])
  })

  test('comes by pages, and with the departments that have a doctor', async () => {
    const page = await desk('staff.doctor.list', { gbDeptCode: '07', pageSize: 1 })
    expect(page.list).toMatchObject([{ docName: '孟晓', docDeptName: '儿科', isShown: true, openOffers: 0 }])
    expect(page.paginator).toMatchObject({ hasNextPage: true })
    const { list } = await desk('staff.doctor.department.list')
    expect(list).toContainEqual({ gbDeptCode: '07.02', gbDeptName: '小儿呼吸' })
  })

  test.each([{ isShown: 'yes' }, { search: 7 }, { gbDeptCode: {} }])('with %j is a wrong input', async fields => {
    expect((await desk('staff.doctor.list', fields)).http).toBe(400)
  })
})

describe('a new doctor', () => {
  const wished = { docName: '单丹', docType: 'DOC', gender: 'F', docTitle: '主治医师', hosId: 'h1', gbDeptCode: '07' }
  const add = (fields: object = {}) => desk('staff.doctor.add', { ...wished, ...fields })

  test('is hidden until he has a face, and is found by name and letters at the desk', async () => {
    const { obj } = await add()
    const { docId } = obj
    expect((await desk('staff.doctor.list', { search: 'shandan' })).list).toMatchObject([
      { docId, docName: '单丹', isShown: false, openOffers: 0 },
    ])
    expect(await shownTo(docId)).toMatchObject(notFound)
    const card = { docId, docTitle: '主治医师', docSkill: '', docResume: '', docTags: [], isShown: true }
    expect(await desk('staff.doctor.change', card)).toMatchObject({ code: '02060008' })
    const { attaId } = (await server.upload('staff.atta.upload', tinyPicture, {}, session)).obj
    expect(await desk('staff.doctor.change', { ...card, docAvatar: attaId })).toMatchObject({ code: '0' })
    expect((await shownTo(docId)).obj.sysDoc).toMatchObject({ docName: '单丹', docTitle: '主治医师' })
    expect((await linesOf(docId)).map(line => line.action)).toEqual(['doctor.create', 'doctor.change'])
  })

  test.each([
    [{ docName: ' ' }, '00010422', '姓名不能为空'],
    [{ docTitle: '' }, '00010422', '职称不能为空'],
    [{ hosId: 'none' }, '02060007', '请重新选择医院和科室'],
    [{ gbDeptCode: 'none' }, '02060007', '请重新选择医院和科室'],
  ])('is refused with %j', async (fields, code, msg) => {
    expect(await add(fields)).toMatchObject({ code, msg })
  })

  test.each([{ docType: 'ROBOT' }, { gender: '' }, { docName: 7 }])('with %j is a wrong input', async fields => {
    expect((await add(fields)).http).toBe(400)
  })

  test('is added by the office alone', async () => {
    const { doctor } = await aConsultWorld(server)
    expect(await server.staff.call('staff.doctor.add', wished, doctor.session)).toMatchObject({ code: '00010441' })
  })
})

describe('a doctor', async () => {
  const docId = await aDoctor(db, { offers: [{ consultType: 'PERSONAL_TIME_PIC', priceCents: 9900, replyLimit: 5 }] })
  const card = { docId, docTitle: '副主任医师', docSkill: '高血压', docTags: [], isShown: true }
  const offer = { docId, consultType: 'DOCPIC', isOpen: true, priceCents: 1990, replyLimit: 8 }
  const notice = { docId, content: '本周停诊', endsAt: null }

  test('has one offer of each kind to be set', async () => {
    expect(
      (await detail(docId)).offers.map((one: { consultType: string; isOffered: boolean; priceCents: number }) => [
        one.consultType,
        one.isOffered,
        one.priceCents,
      ]),
    ).toEqual([
      ['DOCPIC', false, 0],
      ['VIDEO', false, 0],
      ['DOCVIDEO', false, 0],
      ['PERSONAL_TIME_PIC', true, 9900],
    ])
  })

  test('is seen by patients at once as the office has changed him, and it is written down', async () => {
    for (const [service, fields] of [
      ['staff.doctor.change', card],
      ['staff.doctor.notice.change', notice],
      ['staff.doctor.offer.change', offer],
    ] as const)
      expect(await desk(service, fields)).toMatchObject({ obj: true })
    const { obj } = await shownTo(docId)
    expect(obj.sysDoc).toMatchObject({ docTitle: '副主任医师', docSkill: '高血压', docPicConsultPriceOfSt: '19.90' })
    expect(obj.notice).toMatchObject({ content: '本周停诊' })
    expect(obj.offers).toContainEqual({
      consultType: 'DOCPIC',
      priceCents: 1990,
      consultCanReplyNumber: 8,
      isOpen: true,
    })
    expect(await linesOf(docId)).toEqual(
      ['doctor.change', 'doctor.notice.change', 'doctor.offer.change'].map(action => ({
        action,
        actorId: staffId,
        accountId: null,
      })),
    )
  })

  test('has tags and an introduction that patients read and find him by', async () => {
    const facts = { ...card, docResume: '从医三十年', docTags: ['心衰', '支架术后', '心衰'] }
    expect(await desk('staff.doctor.change', facts)).toMatchObject({ obj: true })
    expect(await detail(docId)).toMatchObject({ docResume: '从医三十年', docTags: ['心衰', '支架术后'] })
    expect((await shownTo(docId)).obj).toMatchObject({
      docResume: '从医三十年',
      sysDoc: { docTags: ['心衰', '支架术后'] },
    })
    const found = await server.call('nethos.doc.list', { search: '支架术后' })
    expect(found.list.map((one: { docId: string }) => one.docId)).toContain(docId)
  })

  test('has the portrait that the office uploads, for everybody; the one before it is nobody’s any more', async () => {
    const put = async () => (await server.upload('staff.atta.upload', tinyPicture, {}, session)).obj.attaId as string
    const first = await put()
    expect((await server.get(`/files/${first}`)).status).toBe(404)
    expect(await desk('staff.doctor.change', { ...card, docAvatar: first })).toMatchObject({ obj: true })
    expect((await shownTo(docId)).obj.sysDoc.docAvatar).toBe(first)
    expect((await server.get(`/files/${first}`)).status).toBe(200)
    const second = await put()
    await desk('staff.doctor.change', { ...card, docAvatar: second })
    await desk('staff.doctor.change', card)
    expect((await shownTo(docId)).obj.sysDoc.docAvatar).toBe(second)
    expect((await server.get(`/files/${second}`)).status).toBe(200)
    expect((await server.get(`/files/${first}`)).status).toBe(404)
  })

  test('gets no portrait that is a patient’s file, another’s upload, or no picture', async () => {
    const refused = { code: '02060004', msg: '头像没有上传成功，请重新上传' }
    const { patient, doctor } = await aConsultWorld(server)
    const another = await anUpload(server, doctor)
    for (const docAvatar of [await anUpload(server, patient), another, 'nothing'])
      expect(await desk('staff.doctor.change', { ...card, docAvatar })).toMatchObject(refused)
  })

  test('is found by nobody when he is hidden, and again when he is shown', async () => {
    await desk('staff.doctor.change', { ...card, isShown: false })
    expect(await shownTo(docId)).toMatchObject(notFound)
    expect(await detail(docId)).toMatchObject({ isShown: false })
    await desk('staff.doctor.change', card)
    expect(await shownTo(docId)).toMatchObject({ code: '0' })
  })

  test('has a notice until it ends or is taken down', async () => {
    const endsAt = runtime.clock.now() + 60_000
    await desk('staff.doctor.notice.change', { ...notice, endsAt })
    expect((await detail(docId)).notice).toMatchObject({ content: '本周停诊', endsAt })
    expect(await desk('staff.doctor.notice.change', { ...notice, endsAt: 5 })).toMatchObject({
      code: '02060002',
      msg: '公告的结束时间应晚于现在',
    })
    await desk('staff.doctor.notice.change', { ...notice, content: '' })
    expect((await shownTo(docId)).obj.notice).toBeNull()
  })

  test('may be seen by video without replies, but not asked in writing', async () => {
    const video = { ...offer, consultType: 'VIDEO', replyLimit: 0, isOpen: false }
    expect(await desk('staff.doctor.offer.change', video)).toMatchObject({ obj: true })
    expect(await desk('staff.doctor.offer.change', { ...offer, replyLimit: 0 })).toMatchObject({
      code: '02060003',
      msg: '图文咨询和用药咨询至少要允许患者回复1次',
    })
  })

  test('opens and closes what is sold by periods, and changes no price of it', async () => {
    const periods = { docId, consultType: 'PERSONAL_TIME_PIC', isOpen: false, priceCents: 9900, replyLimit: 5 }
    const refused = { code: '02060001', msg: '私人医生的价格和次数按服务时长设定，这里只能开通或关闭' }
    expect(await desk('staff.doctor.offer.change', { ...periods, priceCents: 1 })).toMatchObject(refused)
    expect(await desk('staff.doctor.offer.change', periods)).toMatchObject({ obj: true })
    const other = await aDoctor(db)
    expect(await desk('staff.doctor.offer.change', { ...periods, docId: other })).toMatchObject(refused)
  })

  test.each([
    ['staff.doctor.change', { ...card, docTitle: ' ' }, '职称不能为空'],
    ['staff.doctor.change', { ...card, docTitle: '字'.repeat(21) }, '职称不能超过20个字'],
    ['staff.doctor.change', { ...card, docSkill: '字'.repeat(501) }, '擅长不能超过500个字'],
    ['staff.doctor.change', { ...card, docResume: '字'.repeat(2001) }, '简介不能超过2000个字'],
    ['staff.doctor.change', { ...card, docTags: ['字'.repeat(11)] }, '标签不能超过10个字'],
    ['staff.doctor.change', { ...card, docTags: Array.from({ length: 11 }, (_, at) => `${at}`) }, '标签不能超过10个'],
    ['staff.doctor.notice.change', { ...notice, content: '字'.repeat(201) }, '公告不能超过200个字'],
    ['staff.doctor.offer.change', { ...offer, priceCents: -1 }, '价格应在0元到10000元之间'],
    ['staff.doctor.offer.change', { ...offer, priceCents: 1_000_001 }, '价格应在0元到10000元之间'],
    ['staff.doctor.offer.change', { ...offer, replyLimit: 101 }, '可回复次数应在0到100之间'],
  ])('is not changed by %s with %j', async (service, fields, msg) => {
    expect(await desk(service, fields)).toMatchObject({ code: '00010422', msg })
  })

  test.each([
    ['staff.doctor.change', { ...card, isShown: 'yes' }],
    ['staff.doctor.change', { ...card, docTags: '心衰' }],
    ['staff.doctor.notice.change', { ...notice, endsAt: 'soon' }],
    ['staff.doctor.offer.change', { ...offer, priceCents: '20' }],
    ['staff.doctor.offer.change', { ...offer, priceCents: 19.9 }],
    ['staff.doctor.offer.change', { ...offer, consultType: 'TEAMPIC' }],
  ])('%s takes no wrong types: %j', async (service, fields) => {
    expect((await desk(service, fields)).http).toBe(400)
  })

  test.each([
    ['staff.doctor.detail', {}],
    ['staff.doctor.change', card],
    [
      'staff.doctor.licence.change',
      {
        licenceNumber: '',
        practiceCategory: '',
        licenceUntil: '',
        teachTitle: '',
        canPrescribe: false,
        hosId: 'h1',
        gbDeptCode: '03',
      },
    ],
    ['staff.doctor.notice.change', notice],
    ['staff.doctor.offer.change', offer],
  ])('who is not there is not found by %s', async (service, fields) => {
    expect(await desk(service, { ...fields, docId: 'nobody' })).toMatchObject(notFound)
  })
})

describe('the licence of a doctor', async () => {
  await aDepartment(db, { gbDeptCode: '03.02', gbDeptName: '消化内科' })
  const docId = await aDoctor(db)
  const licence = {
    docId,
    licenceNumber: ' 110330000000009 ',
    practiceCategory: 'clinical',
    licenceUntil: '',
    teachTitle: '教授',
    canPrescribe: true,
    hosId: 'h1',
    gbDeptCode: '03.02',
  }
  const save = (fields: object = {}) => desk('staff.doctor.licence.change', { ...licence, ...fields })

  test('is entered by the office: patients and everybody read it at once, and it is written down', async () => {
    expect(await save()).toMatchObject({ obj: true })
    expect((await detail(docId)).licence).toEqual({
      licenceNumber: '110330000000009',
      practiceCategory: 'clinical',
      licenceUntil: '',
      teachTitle: '教授',
      canPrescribe: true,
      hosId: 'h1',
      gbDeptCode: '03.02',
    })
    expect((await shownTo(docId)).obj.sysDoc).toMatchObject({
      prescriptionStatus: true,
      teachTitleName: '教授',
      docDeptName: '消化内科',
    })
    const { departments } = (await server.call('nethos.doctor.publicity', {})).obj
    expect(departments.flatMap((one: any) => one.members)).toContainEqual(
      expect.objectContaining({ docId, licenceNumber: '110330000000009' }),
    )
    expect((await linesOf(docId)).map(line => line.action)).toEqual(['doctor.licence.change'])
  })

  test.each([
    [{ licenceNumber: '' }, '02060010', '请先填写执业证书编号，再授予处方权'],
    [{ licenceUntil: '2020-01-01' }, '02060011', '执业证书已过有效期，不能授予处方权'],
    [{ gbDeptCode: 'none' }, '02060007', '请重新选择医院和科室'],
    [{ licenceNumber: '110330<b>' }, '00010422', '执业证书编号只能包含汉字、字母、数字和横线'],
    [{ licenceUntil: '2026-02-30' }, '00010422', '请选择有效期截止日期'],
  ])('is refused with %j', async (fields, code, msg) => {
    expect(await save(fields)).toMatchObject({ code, msg })
  })

  test('gives a nurse or a pharmacist no right to prescribe', async () => {
    const nurse = await aDoctor(db, { docType: 'NURSE' })
    expect(await save({ docId: nurse })).toMatchObject({ code: '02060009', msg: '处方权只能授予医生' })
    expect(await save({ docId: nurse, canPrescribe: false, practiceCategory: 'nursing' })).toMatchObject({ obj: true })
  })
})

test('what was ordered stays as it was ordered, and no doctor changes prices', async () => {
  const world = await aConsultWorld(server, { priceCents: 2000, replyLimit: 10 })
  const { docId, session: doctor } = world.doctor
  const consultId = await world.consult()
  const ordered = () => db.selectFrom('consult').selectAll().where('consultId', '=', consultId).executeTakeFirst()
  const before = await ordered()
  const offer = { docId, consultType: 'DOCPIC', isOpen: false, priceCents: 5000, replyLimit: 3 }
  expect((await detail(docId)).openConsults).toBe(1)
  expect(await desk('staff.doctor.offer.change', offer)).toMatchObject({ obj: true })
  await desk('staff.doctor.change', { docId, docTitle: '主任医师', docSkill: '', docTags: [], isShown: false })
  expect(await ordered()).toEqual(before)
  expect(await server.call('nethos.consult.info.detail', { consultId }, world.patient.session)).toMatchObject({
    code: '0',
  })
  for (const service of ['staff.doctor.detail', 'staff.doctor.offer.change'])
    expect(await server.staff.call(service, offer, doctor)).toMatchObject({ code: '00010441', msg: '您没有此项权限' })
})
