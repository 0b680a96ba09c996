import { describe, expect, test } from 'vitest'
import { tinyPicture } from '../../security/testbed.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, anUpload } from '../consult/testbed.ts'
import { aDepartment, aDoctor, aHospital, aTeam } from '../doctors/doctors.samples.ts'

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
const detail = async (teamId: string) => (await desk('staff.team.detail', { teamId })).obj
const shownTo = (id: string) => server.call('smarthos.team.info.card', { id })
const upload = async () => (await server.upload('staff.atta.upload', tinyPicture, {}, session)).obj.attaId as string
const linesOf = async (recordId: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('recordId', '=', recordId)
      .orderBy('auditId')
      .execute()
  )
    .filter(line => line.actorId === staffId)
    .map(line => line.action)
const nothing = {
  clinicName: '',
  teamSkill: '',
  teamResume: '',
  teamTags: [] as string[],
  showsChief: true,
  isShown: true,
  hosId: 'h1',
  gbDeptCode: '03',
}

await aHospital(db, { hosId: 'h2', hosName: '海东医院' })
await aDepartment(db, { gbDeptCode: '07', gbDeptName: '儿科' })

describe('the list', async () => {
  const chief = await aDoctor(db, { docName: '孟晓' })
  const open = await aTeam(db, {
    teamName: '甲状腺团队',
    hosId: 'h2',
    pinyin: 'jiazhuangxian',
    initials: 'jzx',
    members: [chief],
  })
  const closed = await aTeam(db, { teamName: '乙肝团队', hosId: 'h2', isOpen: false })
  const hidden = await aTeam(db, { teamName: '丙类团队', hosId: 'h2', isOpen: false, isShown: false })
  const ids = async (fields: object) =>
    (await desk('staff.team.list', { hosId: 'h2', ...fields })).list
      .map((row: { teamId: string }) => row.teamId)
      .toSorted()

  test('is narrowed down by name, chief, pinyin, hospital and state', async () => {
    expect(await ids({})).toEqual([open, closed, hidden].toSorted())
    expect(await ids({ search: '乙肝' })).toEqual([closed])
    expect(await ids({ search: '孟晓' })).toEqual([open])
    expect(await ids({ search: 'JZX' })).toEqual([open])
    expect(await ids({ isShown: false })).toEqual([hidden])
    expect(await ids({ isShown: true, isOpen: false })).toEqual([closed])
    expect(await ids({ hosId: 'h1', search: '乙肝' })).toEqual([])
  })

  test('comes by pages, each team with who leads it', async () => {
    const page = await desk('staff.team.list', { search: '甲状腺', pageSize: 1 })
    expect(page.list).toEqual([
      {
        teamId: open,
        teamName: '甲状腺团队',
        teamAvatar: 'team-1',
        deptName: '内科',
        hosName: '海东医院',
        chiefName: '孟晓',
        memberCount: 1,
        isShown: true,
        isOpen: true,
        priceCents: 30000,
        replyLimit: 20,
      },
    ])
    expect((await desk('staff.team.list', { hosId: 'h2', pageSize: 1 })).paginator).toMatchObject({ hasNextPage: true })
    const { obj } = await desk('staff.place.list')
    expect(obj.hospitals).toContainEqual({ hosId: 'h2', hosName: '海东医院' })
    expect(obj.departments).toContainEqual({ gbDeptCode: '07', gbDeptName: '儿科' })
  })

  test.each([{ isShown: 'yes' }, { isOpen: 1 }, { search: 7 }, { hosId: {} }])(
    'with %j is a wrong input',
    async fields => {
      expect((await desk('staff.team.list', fields)).http).toBe(400)
    },
  )
})

test('a team from nothing to patients who follow it: hidden until it has a chief and a picture', async () => {
  const [chief, second] = [await aDoctor(db, { docName: '陈志远' }), await aDoctor(db, { docName: '林若兰' })]
  const { teamId } = (await desk('staff.team.add', { teamName: '高血压团队', hosId: 'h1', gbDeptCode: '03' })).obj
  const card = { ...nothing, teamId, teamName: '高血压团队', teamSkill: '难治性高血压' }
  expect(await shownTo(teamId)).toMatchObject(notFound)
  expect((await server.call('smarthos.team.list', { search: '高血压' })).list).toEqual([])
  expect(await desk('staff.team.change', card)).toMatchObject({
    code: '02070002',
    msg: '请先添加成员并指定首席医生，再展示团队',
  })
  for (const docId of [chief, second])
    expect(await desk('staff.team.member.add', { teamId, docId })).toMatchObject({ obj: true })
  await desk('staff.team.member.lead', { teamId, docId: chief })
  expect(await desk('staff.team.change', card)).toMatchObject({ code: '02070011', msg: '请先上传团队图片，再展示团队' })
  const offer = { teamId, isOpen: true, priceCents: 8800, replyLimit: 12 }
  expect(await desk('staff.team.offer.change', offer)).toMatchObject({
    code: '02070004',
    msg: '请先在患者端展示团队，再开通图文咨询',
  })
  const teamAvatar = await upload()
  expect((await server.get(`/files/${teamAvatar}`)).status).toBe(404)
  expect(await desk('staff.team.change', { ...card, teamAvatar })).toMatchObject({ obj: true })
  expect(await desk('staff.team.offer.change', offer)).toMatchObject({ obj: true })

  const { obj } = await shownTo(teamId)
  expect(obj).toMatchObject({
    teamName: '高血压团队',
    teamSkill: '难治性高血压',
    teamAvatar,
    hosName: '宁海人民医院',
    teamPicConsultStatus: true,
    consultPrice: 8800,
    consultCanReplyNumber: 12,
    members: [
      { docName: '陈志远', memLevel: 'ADM' },
      { docName: '林若兰', memLevel: 'MEM' },
    ],
  })
  expect((await server.get(`/files/${teamAvatar}`)).status).toBe(200)
  expect((await server.call('smarthos.team.list', { search: 'gxytd' })).list).toMatchObject([{ id: teamId }])
  expect((await server.call('nethos.doc.detail', { docId: chief })).obj.teams).toMatchObject([
    { teamName: '高血压团队' },
  ])
  expect(await linesOf(teamId)).toEqual([
    'team.create',
    'team.member.add',
    'team.member.add',
    'team.member.lead',
    'team.change',
    'team.offer.change',
  ])

  const { patient } = await aConsultWorld(server)
  await server.call('smarthos.follow.teampat.add', { teamId }, patient.session)
  await desk('staff.team.change', { ...card, isShown: false })
  expect(await detail(teamId)).toMatchObject({ isShown: false, isOpen: false })
  expect(await shownTo(teamId)).toMatchObject(notFound)
  expect((await server.call('smarthos.team.list', { search: '高血压' })).list).toEqual([])
  expect((await server.call('smarthos.follow.teampat.list', {}, patient.session)).list).toEqual([])
  expect((await server.call('nethos.doc.detail', { docId: chief })).obj.teams).toEqual([])
  expect(await server.call('smarthos.follow.teampat.add', { teamId }, patient.session)).toMatchObject(notFound)
})

describe('a team', async () => {
  const chief = await aDoctor(db, { docName: '陈志远' })
  const second = await aDoctor(db, { docName: '林若兰' })
  const teamId = await aTeam(db, { teamName: '卒中团队', members: [chief, second] })
  const card = { ...nothing, teamId, teamName: '卒中团队' }
  const member = { teamId, docId: second }
  const offer = { teamId, isOpen: true, priceCents: 1000, replyLimit: 8 }
  const add = { teamName: '新团队', hosId: 'h1', gbDeptCode: '03' }
  const serve = {
    teamId,
    serveName: '随访月包',
    serveIcon: 'heart',
    serveContent: '每周一次随访',
    servicePriceCents: 9900,
    lengthOfTime: 1,
    lengthUnit: 'MONTH',
    dailyReplyLimit: 7,
    isOpen: true,
  }

  test('moves to another hospital, department and clinic, and is found under its new name', async () => {
    const moved = {
      ...card,
      teamName: '脑卒中团队',
      hosId: 'h2',
      gbDeptCode: '07',
      clinicName: '卒中中心',
      teamResume: '介绍',
    }
    expect(await desk('staff.team.change', { ...moved, showsChief: false })).toMatchObject({ obj: true })
    expect((await shownTo(teamId)).obj).toMatchObject({
      hosName: '海东医院',
      deptName: '卒中中心',
      teamResume: '介绍',
      showAdm: false,
    })
    expect((await server.call('smarthos.team.list', { search: 'nao' })).list).toMatchObject([{ id: teamId }])
    await desk('staff.team.change', card)
    expect(await detail(teamId)).toMatchObject({ deptName: '内科', clinicName: '', hosId: 'h1', gbDeptCode: '03' })
  })

  test('keeps its picture until another one is uploaded', async () => {
    expect((await detail(teamId)).teamAvatar).toBe('team-1')
    const first = await upload()
    await desk('staff.team.change', { ...card, teamAvatar: first })
    const other = await upload()
    await desk('staff.team.change', { ...card, teamAvatar: other })
    await desk('staff.team.change', { ...card, teamAvatar: other })
    expect((await shownTo(teamId)).obj.teamAvatar).toBe(other)
    expect((await server.get(`/files/${other}`)).status).toBe(200)
    expect((await server.get(`/files/${first}`)).status).toBe(404)
    const { patient, doctor } = await aConsultWorld(server)
    for (const teamAvatar of [await anUpload(server, patient), await anUpload(server, doctor), 'nothing'])
      expect(await desk('staff.team.change', { ...card, teamAvatar })).toMatchObject({
        code: '02070010',
        msg: '图片没有上传成功，请重新上传',
      })
  })

  test('has no namesake in its hospital, and stands in a hospital and a department that are ours', async () => {
    await aTeam(db, { teamName: '同名团队' })
    const taken = { code: '02070009', msg: '这家医院已有同名的团队' }
    expect(await desk('staff.team.change', { ...card, teamName: '同名团队' })).toMatchObject(taken)
    expect(await desk('staff.team.add', { ...add, teamName: '同名团队' })).toMatchObject(taken)
    const unknown = { code: '02070001', msg: '请重新选择医院和科室' }
    expect(await desk('staff.team.change', { ...card, hosId: 'h9' })).toMatchObject(unknown)
    expect(await desk('staff.team.add', { ...add, gbDeptCode: '99' })).toMatchObject(unknown)
  })

  test('is led by another member; who led stays, and may leave then', async () => {
    expect(await desk('staff.team.member.remove', { teamId, docId: chief })).toMatchObject({
      code: '02070003',
      msg: '首席医生不能直接移除，请先指定另一位首席医生',
    })
    for (const _ of [1, 2]) expect(await desk('staff.team.member.lead', member)).toMatchObject({ obj: true })
    expect((await shownTo(teamId)).obj.members).toMatchObject([
      { docName: '林若兰', memLevel: 'ADM' },
      { docName: '陈志远', memLevel: 'MEM' },
    ])
    expect(await desk('staff.team.member.remove', { teamId, docId: chief })).toMatchObject({ obj: true })
    expect(await desk('staff.team.member.remove', { teamId, docId: chief })).toMatchObject(notFound)
    for (const _ of [1, 2])
      expect(await desk('staff.team.member.add', { teamId, docId: chief })).toMatchObject({ obj: true })
    await desk('staff.team.member.lead', { teamId, docId: chief })
    expect((await detail(teamId)).members).toMatchObject([
      { docId: chief, memLevel: 'ADM', isShown: true },
      { docId: second, memLevel: 'MEM' },
    ])
  })

  test('takes no hidden doctor, and no fifty-first member', async () => {
    const hidden = await aDoctor(db, { isActive: false })
    const refused = { code: '02070005', msg: '该医生已隐藏，不能加入团队或担任首席' }
    expect(await desk('staff.team.member.add', { teamId, docId: hidden })).toMatchObject(refused)
    const full = await aTeam(db, { teamName: '满员团队', members: [chief, hidden] })
    expect(await desk('staff.team.member.lead', { teamId: full, docId: hidden })).toMatchObject(refused)
    for (let at = 2; at < 50; at++) {
      const docId = await aDoctor(db)
      await db.insertInto('teamMember').values({ teamId: full, docId, position: at }).execute()
    }
    expect(await desk('staff.team.member.add', { teamId: full, docId: second })).toMatchObject({
      code: '02070006',
      msg: '一个团队最多50位成员',
    })
  })

  test('shows its members in the order that the office gives them', async () => {
    const third = await aDoctor(db, { docName: '赵明' })
    await desk('staff.team.member.add', { teamId, docId: third })
    const order = (docIds: string[]) => desk('staff.team.member.order', { teamId, docIds })
    expect(await order([third, chief, second])).toMatchObject({ obj: true })
    const names = (await shownTo(teamId)).obj.members.map((one: { docName: string }) => one.docName)
    expect(names).toEqual(['陈志远', '赵明', '林若兰'])
    const changed = { code: '02070007', msg: '团队成员刚刚有变动，请刷新后再调整顺序' }
    for (const docIds of [
      [chief, second],
      [chief, second, second],
      [chief, second, 'nobody'],
    ])
      expect(await order(docIds)).toMatchObject(changed)
  })

  test('sells a consult for another price, closes and opens it', async () => {
    expect(await desk('staff.team.offer.change', offer)).toMatchObject({ obj: true })
    expect((await shownTo(teamId)).obj).toMatchObject({ consultPrice: 1000, consultCanReplyNumber: 8 })
    await desk('staff.team.offer.change', { ...offer, isOpen: false })
    expect((await shownTo(teamId)).obj).toMatchObject({ teamPicConsultStatus: false })
    expect(await desk('staff.team.offer.change', { ...offer, replyLimit: 0 })).toMatchObject({
      code: '02070008',
      msg: '图文咨询至少要允许患者回复1次',
    })
  })

  test('is found by its tags, by their letters too, and shows a picture that leads somewhere', async () => {
    await desk('staff.team.change', { ...card, teamTags: ['甲亢突眼', '甲亢突眼'] })
    expect((await detail(teamId)).teamTags).toEqual(['甲亢突眼'])
    for (const search of ['甲亢突眼', 'jkty', 'jiakang'])
      expect((await server.call('smarthos.team.list', { search })).list.map(one => one.id)).toContain(teamId)
    await desk('staff.team.change', card)
    const banner = (fields: object) => desk('staff.team.banner.change', { teamId, ...fields })
    const picture = await upload()
    expect(await banner({ picture, url: '/nowhere/at/all' })).toMatchObject({ code: '02070012' })
    expect(await banner({ picture, url: 'https://elsewhere.example/' })).toMatchObject({ code: '02070012' })
    expect(await banner({ picture: 'nobodys', url: '' })).toMatchObject({ code: '02070010' })
    expect(await banner({ picture, url: '/doc/index' })).toMatchObject({ code: '0', obj: true })
    expect((await shownTo(teamId)).obj).toMatchObject({ adImgUrl: picture, adUrl: '/doc/index' })
    expect((await server.get(`/files/${picture}`)).status).toBe(200)
    expect(await banner({ picture, url: '' })).toMatchObject({ code: '0' })
    expect(await banner({ picture: '', url: '' })).toMatchObject({ code: '0' })
    expect((await shownTo(teamId)).obj).toMatchObject({ adImgUrl: '', adUrl: '' })
    expect((await server.get(`/files/${picture}`)).status).not.toBe(200)
    expect(await linesOf(teamId)).toContain('team.banner.change')
    expect(await banner({ picture: 7 })).toMatchObject({ http: 400 })
  })

  test('offers services, changes and closes them; no other team’s', async () => {
    const { serviceId } = (await desk('staff.team.service.save', serve)).obj
    const next = (await desk('staff.team.service.save', { ...serve, serveName: '年包', lengthUnit: 'YEAR' })).obj
    const shown = {
      id: serviceId,
      servePrice: 9900,
      serveLengthOfTime: 1,
      serveLengthOfTimeUnit: 'MONTH',
      isOpen: true,
    }
    expect((await server.call('smarthos.serve.info.details', { id: serviceId })).obj).toMatchObject(shown)
    expect(await desk('staff.team.service.save', { ...serve, serviceId, isOpen: false })).toMatchObject({
      obj: { serviceId },
    })
    expect((await shownTo(teamId)).obj.serveBindingInfoVoList).toMatchObject([
      { serveId: serviceId, teamPicConsultStatus: false },
      { serveId: next.serviceId, serveName: '年包' },
    ])
    const other = await aTeam(db, { teamName: '另一个团队' })
    expect(await desk('staff.team.service.save', { ...serve, teamId: other, serviceId })).toMatchObject(notFound)
    await desk('staff.team.change', { ...card, isShown: false })
    expect((await server.call('smarthos.serve.info.details', { id: next.serviceId })).obj.isOpen).toBe(false)
    await desk('staff.team.change', card)
  })

  test.each([
    ['staff.team.add', { ...add, teamName: ' ' }, '团队名称不能为空'],
    ['staff.team.change', { ...card, teamName: '字'.repeat(31) }, '团队名称不能超过30个字'],
    ['staff.team.change', { ...card, clinicName: '字'.repeat(51) }, '科室名称不能超过50个字'],
    ['staff.team.change', { ...card, teamSkill: '字'.repeat(501) }, '擅长不能超过500个字'],
    ['staff.team.change', { ...card, teamResume: '字'.repeat(2001) }, '团队介绍不能超过2000个字'],
    ['staff.team.offer.change', { ...offer, priceCents: -1 }, '价格应在0元到10000元之间'],
    ['staff.team.offer.change', { ...offer, replyLimit: 101 }, '可回复次数应在0到100之间'],
    ['staff.team.service.save', { ...serve, serveName: '' }, '服务名称不能为空'],
    ['staff.team.service.save', { ...serve, serveName: '字'.repeat(21) }, '服务名称不能超过20个字'],
    ['staff.team.service.save', { ...serve, serveContent: '字'.repeat(2001) }, '服务内容不能超过2000个字'],
    ['staff.team.service.save', { ...serve, lengthOfTime: 0 }, '服务时长应在1到120之间'],
    ['staff.team.service.save', { ...serve, dailyReplyLimit: 0 }, '每天可回复次数应在1到50之间'],
    ['staff.team.change', { ...card, teamTags: [''] }, '标签不能为空'],
    ['staff.team.change', { ...card, teamTags: Array.from({ length: 11 }, (_, n) => `病${n}`) }, '标签不能超过10个'],
  ])('is not changed by %s with %j', async (service, fields, msg) => {
    expect(await desk(service, fields)).toMatchObject({ code: '00010422', msg })
  })

  test.each([
    ['staff.team.change', { ...card, isShown: 'yes' }],
    ['staff.team.offer.change', { ...offer, priceCents: 19.9 }],
    ['staff.team.service.save', { ...serve, lengthUnit: 'HOUR' }],
    ['staff.team.service.save', { ...serve, serveIcon: 'rocket' }],
    ['staff.team.member.order', { teamId, docIds: 'd1' }],
    ['staff.team.member.add', { teamId, docId: 7 }],
  ])('%s takes no wrong types: %j', async (service, fields) => {
    expect((await desk(service, fields)).http).toBe(400)
  })

  test.each([
    ['staff.team.detail', {}],
    ['staff.team.change', card],
    ['staff.team.offer.change', offer],
    ['staff.team.banner.change', {}],
    ['staff.team.service.save', serve],
    ['staff.team.member.add', member],
    ['staff.team.member.remove', member],
    ['staff.team.member.lead', member],
    ['staff.team.member.order', { docIds: [] }],
  ])('that is not there is not found by %s', async (service, fields) => {
    expect(await desk(service, { ...fields, teamId: 'nobody' })).toMatchObject(notFound)
  })

  test.each(['staff.team.member.add', 'staff.team.member.remove', 'staff.team.member.lead'])(
    'finds no doctor who is not there by %s',
    async service => {
      expect(await desk(service, { teamId, docId: 'nobody' })).toMatchObject(notFound)
    },
  )

  test('belongs to the office: no doctor changes it', async () => {
    const { doctor, patient } = await aConsultWorld(server)
    for (const [service, fields] of [
      ['staff.team.list', {}],
      ['staff.team.change', card],
      ['staff.team.member.add', member],
    ] as const) {
      expect(await server.staff.call(service, fields, doctor.session)).toMatchObject({ code: '00010441' })
      expect((await server.call(service, fields, patient.session)).code).toBe('00010401')
    }
  })
})
