import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { yuan } from '@nethos/contract/common/money.ts'
import { doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { doctorSpelling } from '@nethos/contract/doctors/doctors.words.ts'
import { fromWire, toWire } from '@nethos/contract/spelling.ts'
import { openTestServer } from '../../testing/server.ts'
import { pageStatement, type Asked } from './doctor.table.ts'
import { aDepartment, aDoctor, aHospital, aPromise, aTeam } from './doctors.samples.ts'

const { call, db, pool, runtime } = await openTestServer()
const ask = (fields: object = {}) => call('nethos.doc.list', fields)
const names = async (fields: object = {}) => (await ask(fields)).list.map(one => one.docName)

beforeAll(async () => {
  await aHospital(db, { hosId: 'h2', hosName: '宁海中医院' })
  await aDepartment(db, { gbDeptCode: '04', gbDeptName: '外科' })
  await aDepartment(db, { gbDeptCode: '04.01', gbDeptName: '普通外科', parentCode: '04' })
  await aDepartment(db, { gbDeptCode: '04.02', gbDeptName: '神经外科', parentCode: '04' })
  await aDoctor(db, {
    docId: 'wei',
    docName: '张伟',
    teachTitle: '教授',
    ccpRole: '党员先锋岗',
    skill: '糖尿病，"顽固"的高血压 \\ 心衰',
    tags: ['三甲', '专家'],
    recommendPosition: 1,
    famousPosition: 2,
    canPrescribe: true,
    freeClinicIsOn: true,
    scoreSum: 47,
    scoreCount: 5,
    servedCount: 7,
    pinyin: 'zhangwei',
    initials: 'zw',
    offers: [
      { consultType: 'DOCPIC', priceCents: 4990, replyLimit: 12 },
      { consultType: 'VIDEO', priceCents: 9900, replyLimit: 0 },
      { consultType: 'DOCVIDEO', priceCents: 19900, replyLimit: 0 },
    ],
  })
  await aDoctor(db, {
    docId: 'li',
    docName: '李娜',
    gender: 'F',
    hosId: 'h2',
    recommendPosition: 2,
    famousPosition: 1,
    scoreSum: 10,
    scoreCount: 1,
    servedCount: 90,
  })
  await aDoctor(db, {
    docId: 'zhao',
    docName: '赵敏',
    gbDeptCode: '04.01',
    deptName: '乳腺外科',
    recommendPosition: 3,
    servedCount: 8,
    offers: [
      { consultType: 'DOCPIC', priceCents: 0, replyLimit: 10, isOpen: false },
      { consultType: 'DOCVIDEO', priceCents: 5000, replyLimit: 0, isOpen: false },
    ],
  })
  await aDoctor(db, { docId: 'wu', docName: '吴静', gbDeptCode: '04.02', recommendPosition: 4 })
  await aDoctor(db, { docId: 'gone', docName: '已离开', isActive: false, recommendPosition: 0 })
  for (const minutes of [20, 29.5, 39]) await aPromise(db, { docId: 'wei', answeredAfter: minutes * 60 })
  await aPromise(db, { docId: 'zhao', answeredAfter: 2 * 3600 - 100 })
  await aTeam(db, { teamId: 'dear', members: ['zhao', 'li'], priceCents: 50000 })
  await aTeam(db, { teamId: 'cheap', members: ['zhao'], priceCents: 20000 })
  await aTeam(db, { teamId: 'closed', members: ['wu', 'zhao'], priceCents: 100, isOpen: false })
})

describe('a card', () => {
  test('tells all that the contract names, in the wire’s words, and nothing else', async () => {
    const { list } = await ask()
    for (const card of list) {
      const ours = z.parse(z.strictObject(doctor.shape), fromWire(card, doctorSpelling))
      expect(toWire(ours, doctorSpelling)).toEqual(card)
    }
    expect(list[0]).toEqual({
      docId: 'wei',
      docType: 'DOC',
      docName: '张伟',
      docAvatar: 'portrait-1',
      docTitle: '主任医师',
      teachTitleName: '教授',
      docCcpRole: '党员先锋岗',
      docDeptName: '内科',
      gbDeptCode: '03',
      docHosName: '宁海人民医院',
      hosId: 'h1',
      docSkill: '糖尿病，"顽固"的高血压 \\ 心衰',
      docTags: ['三甲', '专家'],
      docScoure: 9.4,
      reviewCount: 5,
      consultCount: 7,
      consultPrice: 4990,
      consultCanReplyNumber: 12,
      docPicConsultStatus: true,
      docPicConsultPrice: 4990,
      docPicConsultPriceOfSt: '49.90',
      docVideoConsultStatus: true,
      docVideoConsultPriceOfSt: '99.00',
      docFamousConsultStatus: true,
      docFamousConsultPriceOfSt: '199.00',
      teamConsultStatus: false,
      teamConsultPriceOfSt: '',
      prescriptionStatus: true,
      freeClinicIsOn: true,
      consultAvgReplyTimeDescription: '平均30分钟内回复',
    })
  })

  test('shows the clinic’s own name, closed offers and the cheapest open team', async () => {
    const [zhao] = (await ask({ subDeptName: '乳腺外科' })).list
    expect(zhao).toMatchObject({
      docDeptName: '乳腺外科',
      docScoure: 0,
      consultPrice: 20000,
      docPicConsultStatus: false,
      docPicConsultPriceOfSt: '0.00',
      docVideoConsultStatus: false,
      docVideoConsultPriceOfSt: '50.00',
      docFamousConsultStatus: false,
      teamConsultStatus: true,
      teamConsultPriceOfSt: '200.00',
      consultAvgReplyTimeDescription: '平均2小时内回复',
    })
  })

  test('says nothing of prices and replies that are not there', async () => {
    expect((await ask({ search: '吴静' })).list[0]).toMatchObject({
      consultPrice: 0,
      consultCanReplyNumber: 0,
      docPicConsultStatus: false,
      docPicConsultPriceOfSt: '',
      docVideoConsultPriceOfSt: '',
      teamConsultStatus: false,
      teamConsultPriceOfSt: '',
      consultAvgReplyTimeDescription: '',
    })
  })

  test.each([1, 99, 100, 12_345, 100_000_000])('writes %i cents as the contract does', async priceCents => {
    const docId = await aDoctor(db, {
      docName: '价',
      isActive: true,
      offers: [{ consultType: 'DOCPIC', priceCents, replyLimit: 1 }],
    })
    expect((await ask({ search: '价' })).list[0].docPicConsultPriceOfSt).toBe(yuan(priceCents))
    await db.updateTable('doctor').set({ isActive: false }).where('docId', '=', docId).execute()
  })
})

describe('the doctor list', () => {
  test('leaves out who has gone, and sorts in four ways', async () => {
    expect(await names()).toEqual(['张伟', '李娜', '赵敏', '吴静'])
    expect(await names({ sort: 'recommendSort.asc', isRecommend: true })).toEqual(['张伟', '李娜', '赵敏', '吴静'])
    expect(await names({ sort: 'famousSort.asc' })).toEqual(['李娜', '张伟', '赵敏', '吴静'])
    expect(await names({ sort: 'docScoure.desc' })).toEqual(['李娜', '张伟', '吴静', '赵敏'])
    expect(await names({ sort: 'consultCount.desc' })).toEqual(['李娜', '赵敏', '张伟', '吴静'])
  })

  test.each([
    [{ hosId: 'h2' }, ['李娜']],
    [{ hosId: 'nowhere' }, []],
    [{ gbDeptCode: '04' }, ['赵敏', '吴静']],
    [{ gbDeptCode: '04.02' }, ['吴静']],
    [{ gbDeptCode: '04', subDeptCode: '04.01' }, ['赵敏']],
    [{ gbDeptCode: '00' }, ['张伟', '李娜', '赵敏', '吴静']],
    [{ gbDeptCode: '', hosId: null }, ['张伟', '李娜', '赵敏', '吴静']],
    [{ subDeptName: '神经外科' }, ['吴静']],
    [{ subDeptName: '普通外科' }, []],
    [{ Pic: true }, ['张伟']],
    [{ Video: 'true' }, ['张伟']],
    [{ Team: true }, ['李娜', '赵敏']],
    [{ Prescription: true }, ['张伟']],
    [{ Pic: false, Video: 'false' }, ['张伟', '李娜', '赵敏', '吴静']],
    [{ Pic: true, Team: true }, []],
    [{ hosId: 'h1', gbDeptCode: '04', Team: true, sort: 'docScoure.desc' }, ['赵敏']],
    [{ search: '糖尿病' }, ['张伟']],
    [{ search: '神经外' }, ['吴静']],
    [{ search: 'zhangw' }, ['张伟']],
    [{ search: 'ZW', hosId: 'h2' }, []],
    [{ search: "'" }, []],
    // Nearest first, whoever is recommended more; another order wins.
    [{ search: '外' }, ['赵敏', '吴静']],
  ])('with %j shows %j', async (fields, shown) => {
    expect(await names(fields)).toEqual(shown)
  })

  test('pages, and says whether more follows', async () => {
    const first = await ask({ pageSize: 2 })
    expect(first).toMatchObject({ code: '0', msg: '', paginator: { pageNum: 1, pageSize: 2, hasNextPage: true } })
    expect(first.list.map(one => one.docId)).toEqual(['wei', 'li'])
    const second = await ask({ pageSize: '2', pageNum: '2' })
    expect(second.paginator).toEqual({ pageNum: 2, pageSize: 2, hasNextPage: false })
    expect(second.list.map(one => one.docId)).toEqual(['zhao', 'wu'])
    expect(await ask({ pageNum: 99999 })).toMatchObject({ list: [], paginator: { hasNextPage: false } })
    expect((await ask({ pageSize: 5000 })).paginator.pageSize).toBe(1000)
    expect((await ask({})).paginator.pageSize).toBe(10)
  })

  test.each([
    [{ pageNum: 'first' }, 'pageNum'],
    [{ hosId: 7 }, 'hosId'],
    [{ hosId: "h1' or true" }, 'hosId'],
    [{ sort: 'doc_id; drop table doctor' }, 'sort'],
    [{ Pic: 'perhaps' }, 'Pic'],
    [{ search: {} }, 'search'],
  ])('refuses %j', async (fields, field) => {
    expect(await ask(fields)).toMatchObject({ http: 400, code: '00010400', msg: `${field}格式不正确` })
  })

  test('asks for shorter words in words', async () => {
    expect(await ask({ search: '病'.repeat(51) })).toMatchObject({
      http: 200,
      code: '00010422',
      msg: '搜索内容不能超过50个字',
    })
    expect(await ask({ search: '𠮷'.repeat(50) })).toMatchObject({ code: '0', list: [] })
  })

  test.each([
    ['recommendSort.asc', 'doctor_recommended'],
    ['famousSort.asc', 'doctor_famous_first'],
    ['docScoure.desc', 'doctor_praised'],
    ['consultCount.desc', 'doctor_served'],
  ])('sorted by %s walks along %s and sorts nothing', async (sort, index) => {
    const { text, values } = pageStatement(
      z.parse(doctorServices.listDoctors.input, { sort }) as Asked,
      runtime.clock.now(),
    )
    const client = await pool.connect()
    await client.query(
      'begin; set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off',
    )
    const { rows } = await client.query(`explain ${text}`, values)
    await client.query('rollback')
    client.release()
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(`Index Scan using ${index} on doctor`)
    // The few promises that a doctor has here may be.
    expect(plan.split('SubPlan')[0]).not.toContain('Sort')
  })
})
