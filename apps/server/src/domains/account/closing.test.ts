import { describe, expect, test } from 'vitest'
import { addDays, dayInWords, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsult } from '../consult/consult.samples.ts'
import { aDoctor } from '../consult/testbed.ts'
import { anIdCard, aPerson } from '../people/people.samples.ts'
import { aRegistered } from './account.samples.ts'

const server = await openTestServer()
const { call, db } = server
const day = 24 * 3600
const status = async (as: Session) => (await call('nethos.pat.cancel.status', {}, as)).obj
const rowOf = (accountId: string) =>
  db.selectFrom('account').selectAll().where('accountId', '=', accountId).executeTakeFirstOrThrow()

async function anOwner() {
  const idCard = anIdCard()
  const owner = await aRegistered(server, { patIdcard: idCard, password: 'spring2026' })
  return { ...owner, idCard, personId: owner.reply.obj.pat.selfCompatId as string }
}
async function ask({ mobile, session }: { mobile: string; session: Session }, changes: object = {}) {
  await server.advance(61)
  const { obj } = await call('nethos.system.captcha.pat.cancel', {}, session)
  const { code } = await server.lastSms(mobile, obj.cid)
  return call('nethos.pat.cancel', { cid: obj.cid, captcha: code, ...changes }, session)
}
/** Whoever closes an account stays away meanwhile: his session ends before. */
const logInAgain = (accountId: string) => server.sessionOf({ accountId })

describe('closing an account', () => {
  test('is carried out after fifteen days: the login is gone, the ID number free, the records kept', async () => {
    const owner = await anOwner()
    const { accountId, mobile, personId } = owner
    const childId = await aPerson(server, accountId, { personName: '李小满' })
    const { docId } = await aDoctor(server)
    const now = server.runtime.clock.now()
    const consultId = await aConsult(db, { accountId, personId, docId, now, status: 'finished' })
    const other = await logInAgain(accountId)
    const tied = { shell: 'messaging', platformId: 'openid-1', accountId, boundAt: new Date(now) }
    await db.insertInto('shellUser').values(tied).execute()
    const address = { receiver: '张秀英', mobile, areaCode: '330106', areaName: '杭州市西湖区', street: '文三路1号' }
    expect(await call('nethos.pat.address.add', address, owner.session)).toMatchObject({ code: '0' })

    const asked = await ask(owner)
    const closingAt = startOfDay(addDays(dayOf(server.runtime.clock.now()), 16))
    expect(asked).toMatchObject({ code: '0', obj: { closingAt } })
    expect((await server.lastSms(mobile)).text).toContain(dayInWords(dayOf(closingAt)))
    expect((await call('nethos.pat.info.get', {}, other)).http, 'elsewhere it is logged out').toBe(401)
    expect(await status(owner.session)).toEqual({ closingAt, isHeldUp: false, blockers: [] })

    await server.advance(14 * day)
    expect((await rowOf(accountId)).closedAt).toBeNull()
    await server.advance(3 * day)
    const row = await rowOf(accountId)
    expect(row.closedAt).not.toBeNull()
    expect(row.passwordHash).toBeNull()
    expect(await db.selectFrom('shellUser').selectAll().where('accountId', '=', accountId).execute()).toEqual([])
    expect(await db.selectFrom('deliveryAddress').selectAll().where('accountId', '=', accountId).execute()).toEqual([])
    expect(await call('nethos.pat.login', { mobile, password: 'spring2026' })).toMatchObject({ code: '01020301' })

    const saved = await db
      .selectFrom('consult')
      .selectAll()
      .where('consultId', '=', consultId)
      .executeTakeFirstOrThrow()
    expect(saved).toMatchObject({ accountId, personId, consulterName: '张秀英' })
    const people = await db.selectFrom('person').selectAll().where('accountId', '=', accountId).execute()
    expect(people.map(one => one.personId).sort()).toEqual([personId, childId].sort())
    for (const one of people) expect(one).toMatchObject({ isSelf: false, removedAt: expect.any(Date) })
    const remaining = await db
      .selectFrom('consent')
      .select('consentId')
      .where('accountId', '=', accountId)
      .where('withdrawnAt', 'is', null)
      .execute()
    expect(remaining).toEqual([])
    const lines = await db
      .selectFrom('audit')
      .select('action')
      .where('accountId', '=', accountId)
      .orderBy('auditId')
      .execute()
    expect(lines.map(one => one.action)).toEqual(['account.close.ask', 'account.close'])

    const again = await aRegistered(server, { patIdcard: owner.idCard }, mobile)
    expect(again.accountId).not.toBe(accountId)
    const consults = await call('nethos.consult.info.consultation.list', {}, again.session)
    expect(consults.list).toEqual([])
  })

  test('is undone by one call until then', async () => {
    const owner = await anOwner()
    await ask(owner)
    expect(await call('nethos.pat.cancel.undo', {}, owner.session)).toMatchObject({ code: '0', obj: true })
    expect(await status(owner.session)).toEqual({ closingAt: null, isHeldUp: false, blockers: [] })
    expect(await call('nethos.pat.cancel.undo', {}, owner.session)).toMatchObject({ code: '00010440' })
    await server.advance(20 * day)
    expect((await rowOf(owner.accountId)).closedAt).toBeNull()
    expect(await call('nethos.pat.login', { mobile: owner.mobile, password: 'spring2026' })).toMatchObject({
      code: '0',
    })
  })

  test.each([
    ['unpaid', 'unpaid'],
    ['going', 'going'],
  ] as const)('waits for a consult that is %s', async (state, blocker) => {
    const owner = await anOwner()
    const { docId } = await aDoctor(server)
    await aConsult(db, { ...owner, docId, now: server.runtime.clock.now(), status: state })
    expect((await status(owner.session)).blockers).toEqual([{ blocker, count: 1 }])
    const reply = await ask(owner)
    expect(reply).toMatchObject({ code: '01020901', msg: '您还有没办完的事，办完后才能注销' })
    expect((await status(owner.session)).closingAt).toBeNull()
  })

  test('is held up by what was begun meanwhile, and carried out when that is over', async () => {
    const owner = await anOwner()
    await ask(owner)
    await server.advance(10 * day)
    const { docId } = await aDoctor(server)
    const now = server.runtime.clock.now() + 5 * day * 1000
    const consultId = await aConsult(db, { ...owner, docId, now, status: 'going', consultType: 'PERSONAL_TIME_PIC' })
    await server.advance(7 * day)
    expect((await rowOf(owner.accountId)).closedAt).toBeNull()
    expect(await status(await logInAgain(owner.accountId))).toMatchObject({ isHeldUp: true })
    await db
      .updateTable('consult')
      .set({ status: 'cancelled', dueAt: null, dueEvent: null, dueStatus: null })
      .where('consultId', '=', consultId)
      .execute()
    await server.advance(3601)
    expect((await rowOf(owner.accountId)).closedAt).not.toBeNull()
  })

  test('asks for the captcha of the login mobile, and is not asked for twice', async () => {
    const owner = await anOwner()
    expect(await ask(owner, { captcha: '' })).toMatchObject({ code: '00010422', msg: '验证码不能为空' })
    expect(await ask(owner, { cid: 'none' })).toMatchObject({ code: '01020101', msg: '验证码不正确' })
    expect(await ask(owner)).toMatchObject({ code: '0' })
    expect(await ask(owner)).toMatchObject({ code: '01020902', msg: '您已经申请注销，不用再申请' })
    expect((await call('nethos.pat.cancel', { cid: 'x', captcha: '1234' })).http).toBe(401)
  })
})
