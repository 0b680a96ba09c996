import { describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { grantScopes } from '@nethos/contract/grants/grants.rules.ts'
import { openTestServer } from '../../testing/server.ts'
import { aRegistered } from '../account/account.samples.ts'
import { aPerson, anIdCard } from '../people/people.samples.ts'
import { aGrantWorld, allScopes, anAskedLink, fathersAccount, type GrantWorld } from './grants.samples.ts'

const server = await openTestServer()
const { call } = server
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
const closed = { http: 200, code: '01030301' }
const day = 86_400_000

const look = (world: GrantWorld) =>
  call('nethos.pat.medicalinfo.details', { compatId: world.compatId }, world.daughter.session)
const grantedScopes = async ({ daughter, compatId }: GrantWorld) =>
  (await call('nethos.pat.grant.detail', { compatId }, daughter.session)).obj
const answer = (key: string, isYes: boolean, fields: object = {}) =>
  call('nethos.pat.grant.answer', { key, isYes, ...fields })
const given = async (fields: object = {}, bornOn?: string) => {
  const world = await aGrantWorld(server, bornOn)
  const { key, grantId } = await anAskedLink(server, world, fields)
  expect(await answer(key, true)).toMatchObject({ code: '0', obj: true })
  return { world, key, grantId }
}

describe('somebody who was never asked', () => {
  test('is looked after as the documents say', async () => {
    const world = await aGrantWorld(server)
    expect(await look(world)).toMatchObject({ code: '0' })
    expect(await grantedScopes(world)).toMatchObject({
      isSpoken: false,
      isOpen: true,
      scopes: Object.keys(grantScopes),
      openUntil: null,
      ageLine: null,
      notAskable: '',
      // Who adds a person learns nothing of his phone, nor that he has an account, before he has answered.
      askedMobile: '',
    })
  })

  test('and is only asked, stays so until he answers', async () => {
    const world = await aGrantWorld(server)
    await anAskedLink(server, world)
    expect(await look(world)).toMatchObject({ code: '0' })
    expect(await grantedScopes(world)).toMatchObject({ isSpoken: false, asked: { grantStatus: 'asked', days: 90 } })
  })
})

describe('by the link in his text message', () => {
  test('he reads who asks for what, with masked names, and gives it', async () => {
    const world = await aGrantWorld(server)
    const { key, grantId } = await anAskedLink(server, world, { scopes: ['consult', 'pay'] })
    const { obj } = await call('nethos.pat.grant.mine', { key })
    expect(obj).toMatchObject({
      grantId,
      grantStatus: 'asked',
      scopes: ['consult', 'pay'],
      managerName: '王*英',
      compatName: '王*福',
      relationship: 'parents',
    })
    expect(obj.managerMobile).toContain('****')
    expect(await answer(key, true)).toMatchObject({ code: '0', obj: true })
    expect(await grantedScopes(world)).toMatchObject({
      isSpoken: true,
      isOpen: true,
      scopes: ['consult', 'pay'],
      asked: null,
      given: { grantId, grantStatus: 'given' },
    })
    expect(await look(world)).toMatchObject({
      ...closed,
      msg: '对方没有授权您办这件事。如需继续代办，请重新申请授权',
    })
    expect(await answer(key, true)).toMatchObject({ code: '01030308', msg: '这条授权申请已处理或已过期' })
  })

  test('he gives less than was asked for, never more', async () => {
    const world = await aGrantWorld(server)
    const { key } = await anAskedLink(server, world, { scopes: ['consult', 'reports'] })
    await answer(key, true, { scopes: ['reports', 'pay'] })
    expect(await grantedScopes(world)).toMatchObject({ scopes: ['reports'] })
    expect(await look(world)).toMatchObject({ code: '0' })
  })

  test('he says no, and that holds', async () => {
    const world = await aGrantWorld(server)
    const { key } = await anAskedLink(server, world)
    await answer(key, false)
    expect(await look(world)).toMatchObject({ ...closed, msg: '对方没有同意由您代办。如需继续代办，请重新申请授权' })
    expect(await grantedScopes(world)).toMatchObject({ isSpoken: true, isOpen: false, scopes: [] })
  })

  test('he takes it back at any time, and gives it anew when he is asked again', async () => {
    const { world, key } = await given()
    expect(await call('nethos.pat.grant.revoke', { key })).toMatchObject({ code: '0', obj: true })
    expect(await look(world)).toMatchObject({
      ...closed,
      msg: '对方已收回授权，您暂时不能代办。如需继续代办，请重新申请授权',
      obj: { compatId: world.compatId, reason: 'revoked' },
    })
    expect(await call('nethos.pat.grant.revoke', { key })).toMatchObject({ code: '01030309' })
    const again = await anAskedLink(server, world)
    expect(await look(world)).toMatchObject(closed)
    await answer(again.key, true)
    expect(await look(world)).toMatchObject({ code: '0' })
  })

  test('a newer grant takes the place of the older one', async () => {
    const { world, key } = await given({ scopes: ['reports', 'pay'] })
    const newer = await anAskedLink(server, world, { scopes: ['reports'] })
    await answer(newer.key, true)
    expect(await call('nethos.pat.grant.mine', { key })).toMatchObject({ obj: { grantStatus: 'revoked' } })
    expect(await grantedScopes(world)).toMatchObject({ scopes: ['reports'] })
    await call('nethos.pat.grant.revoke', { key: newer.key })
    expect(await look(world)).toMatchObject(closed)
  })

  test.each([[''], ['nobodys-key']])('the key %j opens nothing', async key => {
    for (const [service, fields] of [
      ['nethos.pat.grant.mine', {}],
      ['nethos.pat.grant.answer', { isYes: true }],
      ['nethos.pat.grant.revoke', {}],
    ] as const)
      expect(await call(service, { key, ...fields })).toMatchObject(notFound)
  })
})

describe('by a code that he tells', () => {
  const askByCode = async (world: GrantWorld) => {
    const sent = { compatId: world.compatId, scopes: allScopes, days: 365, way: 'code' }
    const { obj } = await call('nethos.pat.grant.ask', sent, world.daughter.session)
    return {
      grantId: obj.grantId as string,
      cid: obj.cid as string,
      captcha: (await server.lastSms(world.fathersMobile)).code,
    }
  }

  test('it is given, and he gets a link to take it back', async () => {
    const world = await aGrantWorld(server)
    const reply = await askByCode(world)
    expect(await call('nethos.pat.grant.code', reply, world.daughter.session)).toMatchObject({ code: '0', obj: true })
    expect(await grantedScopes(world)).toMatchObject({ isSpoken: true, isOpen: true })
    const { text } = await server.lastSms(world.fathersMobile)
    const key = /[?&]t=([\w-]+)/.exec(text)![1]!
    expect(await call('nethos.pat.grant.revoke', { key })).toMatchObject({ code: '0' })
    expect(await look(world)).toMatchObject(closed)
  })

  test('a wrong code gives nothing, and another account can do nothing with the right one', async () => {
    const world = await aGrantWorld(server)
    const reply = await askByCode(world)
    const wrong = { ...reply, captcha: reply.captcha === '0000' ? '1111' : '0000' }
    expect(await call('nethos.pat.grant.code', wrong, world.daughter.session)).toMatchObject({ code: '01020101' })
    const stranger = await aRegistered(server)
    expect(await call('nethos.pat.grant.code', reply, stranger.session)).toMatchObject(notFound)
    expect(await grantedScopes(world)).toMatchObject({ isSpoken: false })
  })
})

describe('asking', () => {
  const ask = (world: GrantWorld, fields: object = {}) =>
    call(
      'nethos.pat.grant.ask',
      { compatId: world.compatId, scopes: ['book'], days: 30, way: 'link', ...fields },
      world.daughter.session,
    )

  test.each([
    [{ scopes: [] }, '00010422', '请选择授权内容'],
    [{ scopes: undefined }, '00010422', '请选择授权内容'],
    [{ scopes: ['everything'] }, '00010400', 'scopes.0格式不正确'],
    [{ days: 400 }, '00010422', '请选择授权期限'],
    [{ way: 'letter' }, '00010400', 'way格式不正确'],
  ])('with %j answers %s %s', async (fields, code, msg) => {
    expect(await ask(await aGrantWorld(server), fields)).toMatchObject({ code, msg })
  })

  test("goes to nobody's child, to no self, and never to the phone of whoever asks", async () => {
    const world = await aGrantWorld(server)
    const year = new Date(server.runtime.clock.now()).getUTCFullYear()
    const add = (facts: object) => aPerson(server, world.daughter.accountId, facts)
    const child = await add({ idCard: anIdCard({ bornOn: `${year - 10}-01-01` }) })
    expect(await ask(world, { compatId: child })).toMatchObject({ code: '01030302' })
    const { compatId: self } = (await call('nethos.pat.compat.selfcompat', {}, world.daughter.session)).obj
    expect(await ask(world, { compatId: self })).toMatchObject({ code: '01030303' })
    const unknown = await add({ idCard: undefined })
    expect(await ask(world, { compatId: unknown })).toMatchObject({ code: '01030304' })
    const withHers = await add({ idCard: anIdCard(), mobile: world.daughter.mobile })
    expect(await ask(world, { compatId: withHers })).toMatchObject({
      code: '01030306',
      msg: '授权要由对方用自己的手机确认，请先把就诊人的手机号改为对方本人的号码',
    })
  })

  test('is possible five times a day, and the day ends at midnight in Shanghai', async () => {
    const now = server.runtime.clock.now()
    await server.advance(Math.ceil((startOfDay(addDays(dayOf(now), 1)) + 23.5 * 3_600_000 - now) / 1000))
    const world = await aGrantWorld(server)
    for (let at = 0; at < 5; at++) expect(await ask(world)).toMatchObject({ code: '0' })
    expect(await ask(world)).toMatchObject({ code: '01030307', msg: '今天发给对方的授权申请太多，请明天再试' })
    await server.advance(1_800)
    expect(await ask(world)).toMatchObject({ code: '0' })
  })

  test('again goes to the phone that answered, whatever number is recorded meanwhile', async () => {
    const { world } = await given()
    await server.db
      .updateTable('person')
      .set({ mobileSealed: server.runtime.sealer.sealText('13999999999', 'person.mobile') })
      .where('personId', '=', world.compatId)
      .execute()
    expect(await grantedScopes(world)).toMatchObject({
      askedMobile: expect.stringContaining(world.fathersMobile.slice(7)),
    })
  })

  test('withdraws what was asked before', async () => {
    const world = await aGrantWorld(server)
    const first = await anAskedLink(server, world)
    await anAskedLink(server, world)
    expect(await answer(first.key, true)).toMatchObject({ code: '01030308' })
  })
})

describe('whoever acts for him', () => {
  test('withdraws a request and hands a grant back', async () => {
    const world = await aGrantWorld(server)
    const end = (grantId: string) => call('nethos.pat.grant.end', { grantId }, world.daughter.session)
    const asked = await anAskedLink(server, world)
    expect(await end(asked.grantId)).toMatchObject({ code: '0' })
    expect(await answer(asked.key, true)).toMatchObject({ code: '01030308' })
    expect(await look(world)).toMatchObject({ code: '0' })
    const next = await anAskedLink(server, world)
    await answer(next.key, true)
    expect(await end(next.grantId)).toMatchObject({ code: '0' })
    expect(await look(world)).toMatchObject({
      ...closed,
      msg: '您已结束代办。如需继续代办，请重新申请授权',
    })
    expect(await end(next.grantId)).toMatchObject({ code: '01030309' })
  })

  test('does not get round his no: not by removing and adding him, not by becoming him', async () => {
    const { world, key } = await given()
    await call('nethos.pat.grant.revoke', { key })
    const { session, accountId } = world.daughter
    expect(
      await call('nethos.pat.compat.modify.v2', { compatId: world.compatId, selfCompat: true }, session),
    ).toMatchObject({
      code: '01030205',
    })
    await call('nethos.pat.compat.delete', { compatId: world.compatId }, session)
    const again = await aPerson(server, accountId, { idCard: world.fathersIdCard, mobile: '13988887777' })
    expect(await call('nethos.pat.medicalinfo.details', { compatId: again }, session)).toMatchObject(closed)
    expect((await call('nethos.pat.grant.detail', { compatId: again }, session)).obj.askedMobile).toContain(
      world.fathersMobile.slice(7),
    )
  })

  test("sees and ends nothing of another account's", async () => {
    const { world, grantId } = await given()
    const { session } = await aRegistered(server)
    const calls: [string, object][] = [
      ['nethos.pat.grant.detail', { compatId: world.compatId }],
      ['nethos.pat.grant.ask', { compatId: world.compatId, scopes: ['book'], days: 30, way: 'link' }],
      ['nethos.pat.grant.end', { grantId }],
      ['nethos.pat.grant.mine', { grantId }],
      ['nethos.pat.grant.answer', { grantId, isYes: false }],
      ['nethos.pat.grant.revoke', { grantId }],
      ['nethos.pat.grant.managers.end', { managedId: world.compatId }],
    ]
    for (const [service, fields] of calls) expect(await call(service, fields, session)).toMatchObject(notFound)
    expect(await look(world)).toMatchObject({ code: '0' })
  })
})

describe('谁在管理我', () => {
  test('with the phone that was asked he sees who acts for him, answers and takes back', async () => {
    const world = await aGrantWorld(server)
    const { grantId } = await anAskedLink(server, world)
    const { session } = await fathersAccount(server, world)
    const managers = async () => (await call('nethos.pat.grant.managers', {}, session)).list
    expect(await managers()).toMatchObject([
      {
        managedId: world.compatId,
        managerName: '王*英',
        isSpoken: false,
        isOpen: true,
        callMobile: '',
        askedGrantId: grantId,
      },
    ])
    expect(await call('nethos.pat.grant.answer', { grantId, isYes: true, scopes: ['book'] }, session)).toMatchObject({
      code: '0',
    })
    expect(await managers()).toMatchObject([
      {
        isSpoken: true,
        isOpen: true,
        scopes: ['book'],
        askedGrantId: '',
        callMobile: expect.stringMatching(/^1\d{10}$/),
      },
    ])
    // A request of before did not say that the number comes with it.
    const before = (isAllowed: boolean) =>
      server.db.updateTable('personGrant').set({ mayBeCalled: isAllowed }).where('grantId', '=', grantId).execute()
    await before(false)
    expect(await managers()).toMatchObject([{ isSpoken: true, isOpen: true, callMobile: '' }])
    await before(true)
    expect(await call('nethos.pat.grant.managers.end', { managedId: world.compatId }, session)).toMatchObject({
      code: '0',
    })
    expect(await managers()).toMatchObject([{ isOpen: false, callMobile: '' }])
    expect(await look(world)).toMatchObject(closed)
  })

  test('verified, he ends what he was never asked for', async () => {
    const world = await aGrantWorld(server)
    const { session, accountId } = await aRegistered(server, { patName: '王德福', patIdcard: world.fathersIdCard })
    const managers = async () => (await call('nethos.pat.grant.managers', {}, session)).list
    expect(await managers()).toEqual([])
    await server.db
      .updateTable('person')
      .set({ isRealname: true })
      .where('accountId', '=', accountId)
      .where('isSelf', '=', true)
      .execute()
    expect(await managers()).toMatchObject([{ managedId: world.compatId, isSpoken: false, isOpen: true }])
    expect(await call('nethos.pat.grant.managers.end', { managedId: world.compatId }, session)).toMatchObject({
      code: '0',
    })
    expect(await look(world)).toMatchObject(closed)
    expect(await call('nethos.pat.grant.managers.end', { managedId: world.compatId }, session)).toMatchObject({
      code: '01030309',
    })
  })

  test('and who looked at his record is a line of his own account, one for a look of an hour', async () => {
    const world = await aGrantWorld(server)
    const { accountId, session } = await aRegistered(server, { patName: '王德福', patIdcard: world.fathersIdCard })
    const lines = () =>
      server.db
        .selectFrom('audit')
        .select(['action', 'actorKind', 'actorId', 'personId', 'recordType'])
        .where('personId', '=', world.compatId)
        .execute()
    await look(world)
    expect(await lines()).toEqual([])
    await server.db.updateTable('person').set({ isRealname: true }).where('accountId', '=', accountId).execute()
    await look(world)
    await look(world)
    expect(await lines()).toEqual([
      {
        action: 'record.read',
        actorKind: 'account',
        actorId: world.daughter.accountId,
        personId: world.compatId,
        recordType: 'health_file',
      },
    ])
    const looks = await call('nethos.pat.record.look.list', {}, session)
    expect(looks.list).toMatchObject([{ what: '查看了您的健康档案', by: 'relative' }])
  })
})

test('a grant that has run its time lets nobody in, read before the clock has come by', async () => {
  const { world, grantId } = await given({ days: 30 })
  const endsAt = (await grantedScopes(world)).given.endsAt as number
  expect(Math.abs(endsAt - server.runtime.clock.now() - 30 * day)).toBeLessThan(60_000)
  const past = new Date(server.runtime.clock.now() - 1)
  await server.db.updateTable('personGrant').set({ endsAt: past }).where('grantId', '=', grantId).execute()
  expect(await look(world)).toMatchObject({ ...closed, msg: '对方的授权已到期。如需继续代办，请重新申请授权' })
  expect(await grantedScopes(world)).toMatchObject({ isOpen: false, given: null })
})
