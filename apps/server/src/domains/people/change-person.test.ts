import { describe, expect, test } from 'vitest'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aCaptcha, aMobile, aRegistered } from '../account/account.samples.ts'
import { anIdCard, aPerson } from './people.samples.ts'

const server = await openTestServer()
const { call } = server
const captchaFor = (as: Session, mobile = aMobile()) =>
  aCaptcha(server, 'nethos.system.captcha.commpat.add.v2', { mobile }, as)
const addWith = (fields: object, as: Session) =>
  call('nethos.pat.compat.add.v2', { compatName: '王德福', compatIdcard: anIdCard(), ...fields }, as)
const add = async (fields: object, as: Session) => addWith({ ...(await captchaFor(as)), ...fields }, as)
const change = (compatId: string, fields: object, as: Session) =>
  call('nethos.pat.compat.modify.v2', { compatId, ...fields }, as)
const list = async (as: Session) => (await call('nethos.pat.compat.list', {}, as)).list
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }

test('a region has the name that it has, and one that is none is not kept', async () => {
  const { session, accountId } = await aRegistered(server)
  const compatId = await aPerson(server, accountId)
  expect(await change(compatId, { areaCode: '330106', areaName: '月球' }, session)).toMatchObject({
    obj: { areaCode: '330106', areaName: '浙江省杭州市西湖区' },
  })
  const unknown = { code: '00010422', msg: '没有这个地区，请重新选择' }
  expect(await change(compatId, { areaCode: '990101' }, session)).toMatchObject(unknown)
  expect(await add({ areaCode: '990101' }, session)).toMatchObject(unknown)
  expect((await add({ areaCode: '110101' }, session)).obj).toMatchObject({ areaName: '北京市东城区' })
})

describe('the own person', () => {
  test('is always exactly one: it moves to another, and the old one stays among the people', async () => {
    const { session } = await aRegistered(server)
    const { compatId } = (await add({ relationship: 'spouse' }, session)).obj
    expect(await change(compatId, { selfCompat: true }, session)).toMatchObject({
      code: '0',
      obj: { selfCompat: true, relationship: 'self' },
    })
    expect(
      (await list(session)).map(({ compatName, selfCompat, relationship }) => [compatName, selfCompat, relationship]),
    ).toEqual([
      ['王德福', true, 'self'],
      ['李梅', false, 'others'],
    ])
    expect((await call('nethos.pat.compat.selfcompat', {}, session)).obj.compatId).toBe(compatId)
    expect((await call('nethos.pat.compat.compatJudge', {}, session)).obj).toMatchObject({
      haveSysCommonPatVo: true,
      haveDefaultSysCommonPatVo: true,
      compat: { compatId },
    })
  })

  test('is an adult: a child can be the default, and nothing else changes', async () => {
    const { session } = await aRegistered(server)
    const father = (await list(session))[0]
    const guardian = {
      guardianName: '李梅',
      guardianIdcard: anIdCard(),
      guardianMobile: aMobile(),
      guardianRelationship: '母亲',
    }
    const child = (
      await add({ compatIdcard: anIdCard({ bornOn: '2023-05-20' }), relationship: 'children', ...guardian }, session)
    ).obj
    for (const asked of [{ selfCompat: true }, { relationship: 'self' }])
      expect(await change(child.compatId, asked, session)).toMatchObject({
        code: '01030206',
        msg: '本人须年满18周岁。如需优先显示，请设为默认就诊人',
      })
    expect(await change(child.compatId, { defaultCompat: true }, session)).toMatchObject({
      code: '0',
      obj: { defaultCompat: true, selfCompat: false, relationship: 'children' },
    })
    const [first, second] = await list(session)
    expect(first).toMatchObject({ compatId: child.compatId, defaultCompat: true, relationship: 'children' })
    expect(second).toMatchObject({ compatId: father.compatId, defaultCompat: false, selfCompat: true })
    expect((await call('nethos.pat.compat.selfcompat', {}, session)).obj.compatId).toBe(father.compatId)
    expect(await call('nethos.pat.compat.delete', { compatId: child.compatId }, session)).toMatchObject({ code: '0' })
    expect(await list(session)).toMatchObject([{ compatId: father.compatId, defaultCompat: true }])
  })

  test('does not move away from somebody who was verified', async () => {
    const { session, accountId } = await aRegistered(server)
    await server.pool.query('update person set is_realname = true where account_id = $1', [accountId])
    const { compatId } = (await add({ relationship: 'spouse' }, session)).obj
    expect(await change(compatId, { selfCompat: true }, session)).toMatchObject({ code: '01030207' })
    expect(await list(session)).toMatchObject([{ relationship: 'self' }, { relationship: 'spouse' }])
  })

  test('is again what he was to the other when he steps back', async () => {
    const { session } = await aRegistered(server)
    const [self] = await list(session)
    const { compatId } = (await add({ relationship: 'spouse' }, session)).obj
    expect(await change(compatId, { selfCompat: true }, session)).toMatchObject({ code: '0' })
    expect(await change(self.compatId, { selfCompat: true }, session)).toMatchObject({ code: '0' })
    expect(await list(session)).toMatchObject([
      { compatId: self.compatId, relationship: 'self' },
      { compatId, relationship: 'spouse' },
    ])
  })

  test('moves to one person when two are chosen at once', async () => {
    const { session, accountId } = await aRegistered(server)
    const [one, two] = [await aPerson(server, accountId), await aPerson(server, accountId)]
    const replies = await Promise.all([
      change(one, { selfCompat: true }, session),
      change(two, { selfCompat: true }, session),
    ])
    expect(replies.map(reply => reply.code)).toEqual(['0', '0'])
    expect((await list(session)).filter(person => person.selfCompat)).toHaveLength(1)
  })

  test('does not just stop to be it, and is not removed', async () => {
    const { session } = await aRegistered(server)
    const [{ compatId }] = await list(session)
    expect(await change(compatId, { relationship: 'friends' }, session)).toMatchObject({
      code: '01030202',
      msg: '请先将另一位就诊人设为本人，再修改此就诊人的关系',
    })
    expect(await call('nethos.pat.compat.delete', { compatId }, session)).toMatchObject({
      code: '01030203',
      msg: '本人信息不能删除',
    })
    expect(await add({ relationship: 'self' }, session)).toMatchObject({
      code: '01030201',
      msg: '您已添加本人，请选择与本人的其他关系',
    })
  })

  test("cannot be somebody who is another account's own", async () => {
    const compatIdcard = anIdCard()
    await aRegistered(server, { patIdcard: compatIdcard })
    const { session } = await aRegistered(server)
    const { obj } = await add({ compatIdcard, relationship: 'parents' }, session)
    expect(await change(obj.compatId, { selfCompat: true }, session)).toMatchObject({ code: '01020701' })
    const [self] = await list(session)
    expect(await change(self.compatId, { compatIdcard: anIdCard() }, session)).toMatchObject({ code: '0' })
  })

  test('may be missing, and is then the first who is added as such', async () => {
    const { session, accountId } = await aRegistered(server)
    await server.pool.query('delete from person where account_id = $1', [accountId])
    expect((await call('nethos.pat.compat.selfcompat', {}, session)).obj).toBeNull()
    expect((await call('nethos.pat.compat.compatJudge', {}, session)).obj).toEqual({
      haveSysCommonPatVo: false,
      haveDefaultSysCommonPatVo: false,
    })
    expect(await add({ relationship: 'self' }, session)).toMatchObject({ code: '0', obj: { selfCompat: true } })
  })
})

describe('changing a person', () => {
  test('changes what is sent along, and only that', async () => {
    const { session } = await aRegistered(server)
    const { obj } = await add({ relationship: 'parents' }, session)
    expect(await change(obj.compatId, { compatName: '王得福', maritalStatus: 0 }, session)).toMatchObject({
      code: '0',
      obj: { ...obj, compatName: '王得福', maritalStatus: 0 },
    })
  })

  test('takes a new mobile with the captcha that was sent to it for this', async () => {
    const { session } = await aRegistered(server)
    const { compatId } = (await add({}, session)).obj
    const held = await aCaptcha(
      server,
      'nethos.system.captcha.commpat.mobile.modify',
      { mobile: aMobile(), compatId },
      session,
    )
    expect(await change(compatId, { compatMobile: held.mobile }, session)).toMatchObject({
      code: '00010422',
      msg: '验证码不能为空',
    })
    expect(
      await change(compatId, { compatMobile: aMobile(), cid: held.cid, captcha: held.captcha }, session),
    ).toMatchObject({ code: '01020101' })
    expect(await change(compatId, { cid: held.cid, captcha: held.captcha }, session)).toMatchObject({
      code: '0',
      obj: { compatMobile: `${held.mobile.slice(0, 3)}****${held.mobile.slice(7)}` },
    })
  })

  test('keeps name and ID number of whoever is verified', async () => {
    const { session, accountId } = await aRegistered(server)
    const compatId = await aPerson(server, accountId, { isRealname: true })
    const locked = { code: '01030001', msg: '您已通过实名认证，无法修改姓名、身份证号' }
    expect(await change(compatId, { compatName: '张三' }, session)).toMatchObject(locked)
    expect(await change(compatId, { compatIdcard: anIdCard() }, session)).toMatchObject(locked)
    expect(await change(compatId, { maritalStatus: 1 }, session)).toMatchObject({ code: '0' })
  })

  test('does not give two people one ID number, and checks it before', async () => {
    const { session, accountId } = await aRegistered(server)
    const compatIdcard = anIdCard()
    const [one, two] = [await aPerson(server, accountId, { idCard: compatIdcard }), await aPerson(server, accountId)]
    const exists = { code: '01030002', msg: '这个身份证号的就诊人已经添加过了' }
    const check = (fields: object) =>
      call('nethos.pat.compat.credentials.check', { compatName: '王德福', compatIdcard, ...fields }, session)
    expect(await change(two, { compatIdcard }, session)).toMatchObject(exists)
    expect(await check({})).toMatchObject(exists)
    expect(await check({ compatId: one })).toMatchObject({ code: '0', obj: true })
    expect(await check({ compatIdcard: '1' })).toMatchObject({ code: '00010422', msg: '身份证格式错误' })
  })
})

describe('removing a person', () => {
  test('takes him off the list and keeps the row', async () => {
    const { session, accountId } = await aRegistered(server)
    const compatId = await aPerson(server, accountId)
    expect(await call('nethos.pat.compat.delete', { compatId }, session)).toMatchObject({ code: '0', obj: true })
    expect((await list(session)).map(one => one.compatId)).not.toContain(compatId)
    for (const service of ['nethos.pat.compat.detail', 'nethos.pat.compat.delete', 'nethos.compat.guardian.check'])
      expect(await call(service, { compatId }, session)).toMatchObject(notFound)
    const { rows } = await server.pool.query('select removed_at from person where person_id = $1', [compatId])
    expect(rows[0].removed_at).not.toBeNull()
  })

  test.each(['unpaid', 'going'])('waits for his consult that is %s', async status => {
    const { session, accountId } = await aRegistered(server)
    const compatId = await aPerson(server, accountId)
    await server.pool.query(
      `insert into consult (account_id, person_id, consult_type, status, price_cents, fee_cents, consulter_name, content, reply_limit, replies_left, last_at, created_at)
       values ($1, $2, 'RENEWAL_OF_CONSULTATION', $3, 0, 0, '王秀英', '…', 0, 0, now(), now())`,
      [accountId, compatId, status],
    )
    const remove = () => call('nethos.pat.compat.delete', { compatId }, session)
    expect(await remove()).toMatchObject({ http: 200, code: '01030204', msg: '这位就诊人有未结束的咨询，暂时不能删除' })
    await server.pool.query(`update consult set status = 'finished' where person_id = $1`, [compatId])
    expect(await remove()).toMatchObject({ code: '0' })
  })
})
