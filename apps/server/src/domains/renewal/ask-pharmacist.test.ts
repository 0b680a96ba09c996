import { describe, expect, test } from 'vitest'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aDoctor, anUpload, aPatient, aPerson } from '../consult/testbed.ts'
import { loadDemoDrugs } from './demo-drugs.ts'
import { anAskedPharmacist } from './testbed.ts'

const server = await openTestServer()
const { db } = server
await loadDemoDrugs(db)
const issue = 'nethos.consult.info.drugpic.issue'
const missing = { code: '00010440', msg: '记录不存在' }

const drugId = async (name: string) =>
  (
    await db
      .selectFrom('drug')
      .select('drugId')
      .where('drugName', '=', name)
      .orderBy('drugId')
      .executeTakeFirstOrThrow()
  ).drugId
const [aspirin, ibuprofen] = [await drugId('阿司匹林肠溶片'), await drugId('布洛芬缓释胶囊')]

async function aWorld(offer: { priceCents?: number; isOpen?: boolean } = {}) {
  const [patient, pharmacist] = [await aPatient(server), await anAskedPharmacist(server, offer)]
  const ask = (fields: object = {}) =>
    server.call(
      issue,
      {
        docId: pharmacist.docId,
        compatId: patient.personId,
        medicines: [{ drugId: aspirin, drugName: '随便写的' }, { drugId: ibuprofen }, { drugName: ' 银杏叶片 ' }],
        allergyHistory: '青霉素皮试阳性',
        consultContent: '能一起吃吗？',
        ...fields,
      },
      patient.session,
    )
  const desk = (verb: string, fields: object = {}, session = pharmacist.session) =>
    server.staff.call(`staff.consult.${verb}`, fields, session)
  return { patient, pharmacist, ask, desk }
}

describe('who can be asked', () => {
  test('pharmacists have a list of their own, who is open first, and stand in no list of doctors', async () => {
    const closed = await anAskedPharmacist(server, { isOpen: false })
    const open = await anAskedPharmacist(server, { priceCents: 900 })
    const { list } = await server.call('nethos.renewal.pharmacist.list', {})
    expect(list.find((one: { docId: string }) => one.docId === open.docId)).toMatchObject({
      docName: '陈苓',
      docTitle: '副主任药师',
      docDeptName: '药学部',
      priceCents: 900,
      isOpen: true,
    })
    expect(list.at(-1)).toMatchObject({ docId: closed.docId, isOpen: false })
    expect((await server.call('nethos.renewal.pharmacist.detail', { docId: open.docId })).obj).toMatchObject({
      docId: open.docId,
      priceCents: 900,
    })
    const { doctor } = await aConsultWorld(server)
    expect(await server.call('nethos.renewal.pharmacist.detail', { docId: doctor.docId })).toMatchObject(missing)
    const { list: doctors } = await server.call('nethos.doc.list', { pageSize: 1000 })
    const ids = doctors.map((one: { docId: string }) => one.docId)
    expect(ids).toContain(doctor.docId)
    expect(ids).not.toContain(open.docId)
  })
})

describe('a question about medicines', () => {
  test('is a consult of its own kind, with the names of the hospital’s list and those of the box', async () => {
    const { patient, ask } = await aWorld()
    const { code, obj } = await ask({ attaIdList: [await anUpload(server, patient)] })
    expect(code).toBe('0')
    expect(obj.consult).toMatchObject({
      consultType: 'DRUGPIC',
      consultStatus: 2,
      consultStatusDescription: '请耐心等待药师回复',
    })
    const detail = (await server.call('nethos.consult.info.detail', { consultId: obj.consultId }, patient.session)).obj
    expect(detail.consult.medicines).toEqual([
      { drugId: aspirin, drugName: '阿司匹林肠溶片', specification: '25mg×100片' },
      { drugId: ibuprofen, drugName: '布洛芬缓释胶囊', specification: '0.3g×20粒' },
      { drugId: '', drugName: '银杏叶片', specification: '' },
    ])
    expect(detail.consult).toMatchObject({ allergyHistory: '青霉素皮试阳性', consultContent: '能一起吃吗？' })
    expect(detail.attaList).toHaveLength(1)
    expect(detail.messageList[0].replyContent).toMatch(/^咨询已开始。药师将在24小时内回复/)
    const { list } = await server.call('nethos.consult.info.consultation.list', {}, patient.session)
    expect(list[0]).toMatchObject({ consultId: obj.consultId, docName: '陈苓' })
    expect(await ask()).toMatchObject({ code: '02010002', obj: { consultId: obj.consultId } })
  })

  test('is refused with the sentence of what is missing', async () => {
    const { patient, ask } = await aWorld()
    expect((await ask({ compatId: undefined })).msg).toBe('请选择就诊人')
    expect((await ask({ consultContent: ' ' })).msg).toBe('咨询内容不能为空')
    expect((await ask({ medicines: [{}] })).msg).toBe('请填写药品名称')
    expect((await ask({ medicines: [{ drugName: '甲' }, { drugName: '甲' }] })).msg).toBe('同一种药品请勿重复添加')
    const many = Array.from({ length: 11 }, (_, nth) => ({ drugName: `药${nth}` }))
    expect((await ask({ medicines: many })).msg).toBe('一次最多咨询10种药品')
    expect((await ask({ allergyHistory: '敏'.repeat(201) })).msg).toBe('过敏史不能超过200个字')
    expect((await ask({ medicines: '甲' })).http).toBe(400)
    expect(await ask({ medicines: [{ drugId: 'nowhere' }] })).toMatchObject(missing)
    expect(await ask({ compatId: (await aPatient(server)).personId })).toMatchObject(missing)
    expect(await ask({ docId: (await aConsultWorld(server)).doctor.docId })).toMatchObject(missing)
    const child = await aPerson(server, patient.accountId, { birthOn: '2024-01-01' })
    expect((await ask({ compatId: child })).msg).toBe('就诊人未满6岁，为保障就诊人权益，请添加监护人信息。')
    const closed = await aWorld({ isOpen: false })
    expect(await closed.ask()).toMatchObject({ code: '02010018', msg: '这位药师还没有开通用药咨询' })
  })

  test('with a price is to be paid first; what cannot wait is flagged', async () => {
    const { ask, desk } = await aWorld({ priceCents: 900 })
    const { obj } = await ask({ consultContent: '吃完药喘不上气' })
    expect(obj).toMatchObject({ consult: { consultStatus: 0, consultFee: 900 }, payWaitSeconds: 900 })
    expect((await desk('list', { tab: 'new' })).list).toEqual([])
    const free = await aWorld()
    await free.ask({ consultContent: '吃完药喘不上气' })
    const { list } = await free.desk('list', { tab: 'new' })
    expect(list[0].redFlags.length).toBeGreaterThan(0)
  })
})

describe('at the pharmacist’s desk', () => {
  const warningsOf = async ({ ask, desk }: Awaited<ReturnType<typeof aWorld>>, fields: object) =>
    (await desk('detail', { consultId: (await ask(fields)).obj.consultId })).obj.warnings

  test('it stands with its medicines and what speaks against them; he answers in his own name, and ends it', async () => {
    const { patient, ask, desk } = await aWorld()
    const { consultId } = (await ask()).obj
    expect((await desk('counts')).obj).toMatchObject({ new: 1 })
    expect((await desk('list', { tab: 'new' })).list).toMatchObject([{ consultId, consultType: 'DRUGPIC' }])
    const { obj } = await desk('detail', { consultId })
    expect(obj.events).toEqual(['reply', 'ask', 'hospital', 'finish', 'decline', 'snooze'])
    expect(obj.consult.medicines).toHaveLength(3)
    expect(obj.warnings[0]).toMatchObject({
      kind: 'interaction',
      level: 'warn',
      sentence: expect.stringMatching(/阿司匹林肠溶片与布洛芬缓释胶囊.*出血/),
    })
    expect(
      (await desk('record', { consultId, title: '病历', complained: 'a', illnessName: 'b', medicalOpinion: 'c' })).code,
    ).toBe('00010441')
    await desk('supplement.ask', { consultId, content: '请拍药盒' })
    const answer = await desk('reply', { consultId, replyContent: '布洛芬会削弱阿司匹林，请先停用。' })
    expect(answer.obj).toMatchObject({ replierType: 'PHARMACIST', replierName: '陈苓', senderIdentity: '副主任药师' })
    expect((await desk('finish', { consultId })).obj).toMatchObject({ consultStatus: 4 })
    const { messageList } = (await server.call('nethos.consult.info.detail', { consultId }, patient.session)).obj
    const words = messageList.map((one: { replyContent: string }) => one.replyContent)
    expect(words).toContain('药师希望您补充资料：请拍药盒')
    expect(words.at(-1)).toBe('药师已结束本次咨询。')
    const review = { consultId, score: 10, content: '讲得清楚' }
    expect((await server.call('nethos.consult.info.comment', review, patient.session)).code).toBe('0')
    const looks = await db.selectFrom('audit').select('actorRole').where('recordId', '=', consultId).execute()
    expect(new Set(looks.map(one => one.actorRole))).toEqual(new Set(['pharmacist']))
  })

  test('reads what is typed by name, and the allergy told with it', async () => {
    const world = await aWorld()
    const typed = (drugName: string) => ({ drugId: '', drugName })
    const medicines = [typed('阿莫仙'), typed('希爱力'), typed('硝酸甘油片'), typed('祖传秘方')]
    const found = await warningsOf(world, { medicines, allergyHistory: '青霉素皮试阳性' })
    expect(found).toContainEqual(expect.objectContaining({ kind: 'allergy', level: 'stop' }))
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'interaction', level: 'stop', sentence: expect.stringContaining('希爱力') }),
    )
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'unknown', sentence: expect.stringContaining('“祖传秘方”：未识别') }),
    )
  })

  test('that names no medicine is read against all that is taken', async () => {
    const world = await aWorld()
    const { patient } = world
    for (const drugName of ['华法林钠片', '芬必得'])
      await server.call(
        'nethos.medication.own.add',
        { compatId: patient.personId, drugName, amount: null, unit: 'mg', frequency: 'qd' },
        patient.session,
      )
    expect(await warningsOf(world, { medicines: [] })).toContainEqual(
      expect.objectContaining({ kind: 'interaction', sentence: expect.stringContaining('芬必得') }),
    )
  })

  test('no other consult is his, though it were asked of him; his questions are nobody else’s', async () => {
    const { patient, pharmacist, ask, desk } = await aWorld()
    const { consultId } = (await ask()).obj
    const other = await aWorld()
    const doctor = await aDoctor(server)
    for (const session of [other.pharmacist.session, doctor.session])
      expect(await desk('detail', { consultId }, session)).toMatchObject(missing)
    const world = await aConsultWorld(server)
    const picture = await world.consult({
      accountId: patient.accountId,
      personId: patient.personId,
      docId: pharmacist.docId,
    })
    expect(await desk('detail', { consultId: picture })).toMatchObject(missing)
    expect(await desk('reply', { consultId: picture, replyContent: '你好' })).toMatchObject(missing)
    expect((await desk('list', {})).list.map((one: { consultId: string }) => one.consultId)).toEqual([consultId])
  })
})

test('the office opens a pharmacist for medicines alone, and nobody else for them', async () => {
  const { pharmacist } = await aWorld()
  const { doctor } = await aConsultWorld(server)
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: 'office', passwordHash: '', name: '客服', role: 'operator', createdAt: new Date() })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  const change = (docId: string, consultType: string, replyLimit = 5) =>
    server.staff.call(
      'staff.doctor.offer.change',
      { docId, consultType, isOpen: true, priceCents: 100, replyLimit },
      session,
    )
  const sells = async (docId: string) =>
    (await server.staff.call('staff.doctor.detail', { docId }, session)).obj.offers.map(
      (one: { consultType: string }) => one.consultType,
    )
  expect(await sells(pharmacist.docId)).toEqual(['DRUGPIC'])
  expect(await sells(doctor.docId)).not.toContain('DRUGPIC')
  const wrong = { code: '02060005', msg: '用药咨询只由药师开通，药师只开通用药咨询' }
  expect(await change(doctor.docId, 'DRUGPIC')).toMatchObject(wrong)
  expect(await change(pharmacist.docId, 'DOCPIC')).toMatchObject(wrong)
  expect(await change(pharmacist.docId, 'DRUGPIC', 0)).toMatchObject({ code: '02060003' })
  expect((await change(pharmacist.docId, 'DRUGPIC')).obj).toBe(true)
})
