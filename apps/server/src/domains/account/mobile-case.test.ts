import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { anIdCard } from '../people/people.samples.ts'
import { aMobile, aRegistered } from './account.samples.ts'

const server = await openTestServer()
const { db, runtime } = server
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }

async function ofOffice(name: string, role = 'operator') {
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: name, passwordHash: '', name, role, createdAt: new Date(runtime.clock.now()) })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return {
    staffId,
    desk: (verb: string, fields: object = {}) => server.staff.call(`staff.patient.mobile.${verb}`, fields, session),
  }
}
const [asker, other] = [await ofOffice('周敏'), await ofOffice('何静', 'admin')]

async function anOwner() {
  const idCard = anIdCard()
  return { idCard, ...(await aRegistered(server, { patName: '王秀英', patIdcard: idCard })) }
}
type Owner = Awaited<ReturnType<typeof anOwner>>

/** The code that went to the new mobile, as the patient reads it out. */
async function proofOf(owner: Owner, mobile: string) {
  const { code, obj } = await asker.desk('captcha', { patId: owner.accountId, mobile })
  expect(code).toBe('0')
  return { mobile, cid: obj.cid as string, captcha: (await server.lastSms(mobile, obj.cid)).code }
}
const seen = (owner: Owner) => ({
  patId: owner.accountId,
  compatName: '王秀英',
  idCard: owner.idCard,
  document: 'id_card',
  seenInPerson: true,
  reason: '手机丢失，没有设置过密码，本人持身份证到服务台办理',
})
async function ask(owner: Owner, changes: object = {}, mobile = aMobile()) {
  const proof = await proofOf(owner, mobile)
  return { mobile, reply: await asker.desk('ask', { ...seen(owner), ...proof, ...changes }) }
}
const caseOf = async (owner: Owner) => {
  const { mobile, reply } = await ask(owner)
  return { mobile, caseId: reply.obj.caseId as string }
}
const isIn = async (session: Session) => (await server.call('nethos.pat.info.get', {}, session)).code === '0'
const linesAbout = async (accountId: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('accountId', '=', accountId)
      .orderBy('auditId')
      .execute()
  ).filter(line => line.action.startsWith('account.mobile'))

describe('a patient with neither mobile nor password nor device', () => {
  test('gets another mobile by the hands of two: everything else is out, both mobiles hear of it, all is written down', async () => {
    const owner = await anOwner()
    const tied = { shell: 'messaging', platformId: 'o1', accountId: owner.accountId, boundAt: new Date() }
    await db.insertInto('shellUser').values(tied).execute()
    const { mobile, caseId } = await caseOf(owner)
    expect((await server.lastSms(owner.mobile)).text).toContain('申请更换您账号的登录手机号')
    expect(await isIn(owner.session), 'nothing has happened yet').toBe(true)

    const { list } = await other.desk('list', { caseStatus: 'waiting' })
    expect(list[0]).toMatchObject({
      caseId,
      patId: owner.accountId,
      compatName: '王*英',
      beforeMobile: masked(owner.mobile),
      mobile: masked(mobile),
      document: 'id_card',
      caseStatus: 'waiting',
      askerName: '周敏',
      isOwn: false,
      isOver: false,
    })
    expect(JSON.stringify(list)).not.toContain(mobile)
    expect(JSON.stringify(list)).not.toContain(owner.idCard)

    expect(await asker.desk('approve', { caseId })).toMatchObject({ code: '01021006' })
    expect(await other.desk('approve', { caseId })).toMatchObject({ code: '0', obj: true })
    expect(await isIn(owner.session)).toBe(false)
    expect((await server.lastSms(owner.mobile)).text).toContain('您账号的登录手机号已更换，本号码不再用于登录')
    expect((await server.lastSms(mobile)).text).toContain('您账号的登录手机号已更换为本号码')
    expect(await db.selectFrom('shellUser').select('shell').where('accountId', '=', owner.accountId).execute()).toEqual(
      [],
    )
    const devices = db.selectFrom('trustedDevice').select('deviceId').where('accountId', '=', owner.accountId)
    expect(await devices.where('revokedAt', 'is', null).execute()).toEqual([])
    const { obj } = await server.call('nethos.system.captcha.pat.login', { mobile })
    // One text a minute goes to a mobile: the code for the change was the last.
    expect(obj?.waitSeconds ?? 60).toBeGreaterThan(0)
    await server.advance(61)
    const login = (await server.call('nethos.system.captcha.pat.login', { mobile })).obj
    const captcha = (await server.lastSms(mobile, login.cid)).code
    expect(await server.call('nethos.pat.captcha.login', { mobile, cid: login.cid, captcha })).toMatchObject({
      obj: { pat: { patId: owner.accountId } },
    })
    expect((await linesAbout(owner.accountId)).map(line => [line.action, line.actorId])).toEqual([
      ['account.mobile.desk.ask', asker.staffId],
      ['account.mobile.desk.list', other.staffId],
      ['account.mobile.desk', other.staffId],
    ])
    expect(await other.desk('approve', { caseId })).toMatchObject({ code: '01021007' })
    expect(await other.desk('end', { caseId, note: '重复' })).toMatchObject({ code: '01021007' })
  })

  test('keeps it as it was when the case is taken back, or turned down with a reason', async () => {
    const owner = await anOwner()
    for (const [hand, caseStatus] of [
      [asker, 'withdrawn'],
      [other, 'declined'],
    ] as const) {
      const { caseId } = await caseOf(owner)
      expect(await hand.desk('end', { caseId, note: ' ' })).toMatchObject({ code: '00010422', msg: '原因不能为空' })
      expect(await hand.desk('end', { caseId, note: '照片看不清' })).toMatchObject({ code: '0' })
      const { list } = await asker.desk('list', { caseStatus })
      expect(list[0]).toMatchObject({ caseId, note: '照片看不清', decidedAt: expect.any(Number) })
      expect(await other.desk('approve', { caseId })).toMatchObject({ code: '01021007' })
    }
    expect(await isIn(owner.session)).toBe(true)
  })

  test('is asked anew after a week', async () => {
    const { caseId } = await caseOf(await anOwner())
    await db
      .updateTable('mobileCase')
      .set({ askedAt: new Date(runtime.clock.now() - 7 * 86_400_000) })
      .where('caseId', '=', caseId)
      .execute()
    expect((await other.desk('list', { caseStatus: 'waiting' })).list.find(one => one.caseId === caseId)).toMatchObject(
      {
        isOver: true,
      },
    )
    expect(await other.desk('approve', { caseId })).toMatchObject({ code: '01021008' })
    expect(await other.desk('end', { caseId, note: '过期' })).toMatchObject({ code: '0' })
  })
})

describe('nothing is asked for', () => {
  test('with a document that does not fit, and that is written down', async () => {
    const owner = await anOwner()
    const differs = { code: '01021004' }
    expect((await ask(owner, { idCard: anIdCard() })).reply).toMatchObject(differs)
    expect((await ask(owner, { compatName: '王秀兰' })).reply).toMatchObject(differs)
    expect((await linesAbout(owner.accountId)).map(line => line.action)).toEqual([
      'account.mobile.desk.differs',
      'account.mobile.desk.differs',
    ])
  })

  test('for an account that knows no ID number of its owner', async () => {
    const owner = { ...(await aRegistered(server, { patName: '王秀英' })), idCard: anIdCard() }
    expect((await ask(owner)).reply).toMatchObject({ code: '01021004' })
  })

  test('without the code of the new mobile', async () => {
    const owner = await anOwner()
    const wrong = { captcha: '0000', cid: 'elsewhere' }
    expect((await ask(owner, wrong)).reply).toMatchObject({ code: '01020101', msg: '验证码不正确' })
  })

  test('to a mobile that logs in elsewhere, or here already, or twice at a time', async () => {
    const [owner, neighbour] = [await anOwner(), await anOwner()]
    const captcha = (mobile: string, patId = owner.accountId) => asker.desk('captcha', { patId, mobile })
    expect(await captcha(neighbour.mobile)).toMatchObject({ code: '01021003' })
    expect(await captcha(owner.mobile)).toMatchObject({ code: '01021002' })
    expect(await captcha(aMobile(), 'nobodys')).toMatchObject(notFound)
    const { mobile, caseId } = await caseOf(owner)
    expect(await captcha(aMobile())).toMatchObject({ code: '01021005' })
    await server.advance(61)
    await aRegistered(server, {}, mobile)
    expect(await other.desk('approve', { caseId })).toMatchObject({ code: '01021003' })
  })

  test.each([
    [{ reason: '' }, '情况说明不能为空'],
    [{ reason: '丢了' }, '情况说明至少6个字，请写清患者为什么不能自己更换'],
    [{ seenInPerson: false }, '请先当面核对证件原件与本人一致'],
    [{ compatName: '' }, '姓名不能为空'],
    [{ idCard: '1' }, '身份证格式错误'],
  ])('by what is missing: %j', async (changes, msg) => {
    const wished = { ...seen(await anOwner()), mobile: aMobile(), cid: 'x', captcha: '1234', ...changes }
    expect(await asker.desk('ask', wished)).toMatchObject({ code: '00010422', msg })
  })

  test('by anybody but the office, and of no case', async () => {
    const pharmacist = await ofOffice('陈药师', 'pharmacist')
    for (const verb of ['list', 'approve'])
      expect(await pharmacist.desk(verb, { caseId: 'x' })).toMatchObject({ code: '00010441' })
    expect(await other.desk('approve', { caseId: 'none' })).toMatchObject(notFound)
    expect(await other.desk('end', { caseId: 'none', note: '无' })).toMatchObject(notFound)
    expect(await other.desk('approve', { caseId: 7 })).toMatchObject({ http: 400 })
    expect(await asker.desk('list', { caseStatus: 'lost' })).toMatchObject({ http: 400 })
  })
})
