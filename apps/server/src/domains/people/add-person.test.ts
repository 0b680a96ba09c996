import { describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
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
const list = async (as: Session) => (await call('nethos.pat.compat.list', {}, as)).list
const year = Number(dayOf(server.runtime.clock.now()).slice(0, 4))
const full = { http: 200, code: '-3', msg: '90天内最多只能添加5次就诊人' }

describe('adding a person', () => {
  test('takes age, gender and birth date from the ID number and the mobile from the captcha, and shows them masked', async () => {
    const { session } = await aRegistered(server)
    const held = await captchaFor(session)
    const idCard = anIdCard({ bornOn: `${year - 70}-01-01`, gender: 'M' })
    const { code, obj } = await addWith(
      { ...held, compatIdcard: idCard, relationship: 'parents', maritalStatus: 3 },
      session,
    )
    expect(code).toBe('0')
    expect(obj).toMatchObject({
      compatName: '王德福',
      compatIdcard: `${idCard.slice(0, 6)}********${idCard.slice(14)}`,
      compatMobile: `${held.mobile.slice(0, 3)}****${held.mobile.slice(7)}`,
      compatGender: 'M',
      compatAge: 70,
      birthOn: `${year - 70}-01-01`,
      relationship: 'parents',
      maritalStatus: 3,
      isRealnameAuth: false,
      selfCompat: false,
      needGuardian: false,
    })
    expect((await list(session)).map(one => one.compatName)).toEqual(['李梅', '王德福'])
    expect(await call('nethos.pat.compat.detail', { compatId: obj.compatId }, session)).toMatchObject({
      code: '0',
      obj,
    })
  })

  test('stores an ID number of 15 digits as its 18', async () => {
    const { session } = await aRegistered(server)
    const { obj } = await add({ compatIdcard: '330106550520011' }, session)
    expect(obj).toMatchObject({
      compatIdcard: expect.stringMatching(/^330106\*{8}011[\dX]$/),
      birthOn: '1955-05-20',
      compatGender: 'M',
    })
  })

  test('wants a captcha that was sent for it, to its own account', async () => {
    const [one, other] = [await aRegistered(server), await aRegistered(server)]
    const held = await captchaFor(one.session)
    const wrong = { http: 200, code: '01020101', msg: '验证码不正确' }
    expect(await addWith(held, other.session)).toMatchObject(wrong)
    expect(await addWith({ ...held, compatMobile: aMobile() }, one.session)).toMatchObject(wrong)
    const forLogin = await aCaptcha(server, 'nethos.system.captcha.pat.login', { mobile: aMobile() })
    expect(await addWith(forLogin, one.session)).toMatchObject(wrong)
    expect(await addWith(held, one.session)).toMatchObject({ code: '0' })
    expect(await addWith(held, one.session)).toMatchObject(wrong)
  })

  test('twice with one ID number is refused, but not when the first was removed', async () => {
    const { session } = await aRegistered(server)
    const compatIdcard = anIdCard()
    const { compatId } = (await add({ compatIdcard }, session)).obj
    expect(await add({ compatIdcard }, session)).toMatchObject({
      code: '01030002',
      msg: '这个身份证号的就诊人已经添加过了',
    })
    const notBorn = { code: '00010422', msg: '身份证号中的出生日期晚于今天，请核对' }
    const ofNobody = { compatIdcard: anIdCard({ bornOn: '2099-12-31' }) }
    expect(await add(ofNobody, session)).toMatchObject(notBorn)
    const named = { compatName: '王秀英', ...ofNobody }
    expect(await server.call('nethos.pat.compat.credentials.check', named, session)).toMatchObject(notBorn)
    await call('nethos.pat.compat.delete', { compatId }, session)
    expect(await add({ compatIdcard }, session)).toMatchObject({ code: '0' })
  })

  test('is possible five times in 90 days, removed ones counted', async () => {
    const { session } = await aRegistered(server)
    const judge = () => call('nethos.pat.compat.countJudge', {}, session)
    for (let at = 0; at < 5; at++) {
      expect(await judge()).toMatchObject({ code: '0' })
      const { obj } = await add({}, session)
      await call('nethos.pat.compat.delete', { compatId: obj.compatId }, session)
    }
    expect(await judge()).toMatchObject(full)
    expect(await call('nethos.system.captcha.commpat.add', { mobile: aMobile() }, session)).toMatchObject(full)
  })

  test('of the sixth is refused even when the captcha was sent before, and when two come at once', async () => {
    const { session, accountId } = await aRegistered(server)
    for (let at = 0; at < 4; at++) await aPerson(server, accountId)
    const [one, two] = [await captchaFor(session), await captchaFor(session)]
    const replies = await Promise.all([addWith(one, session), addWith(two, session)])
    expect(replies.map(reply => reply.code).sort()).toEqual(['-3', '0'])
    expect(replies.find(reply => reply.code === '-3')).toMatchObject(full)
  })

  test('is possible again when 90 days have gone', async () => {
    const { session, accountId } = await aRegistered(server)
    const now = server.runtime.clock.now()
    const day = 86_400_000
    for (let at = 0; at < 4; at++) await aPerson(server, accountId, { at: now })
    await aPerson(server, accountId, { at: now - 90 * day - 1 })
    expect(await call('nethos.pat.compat.countJudge', {}, session)).toMatchObject({ code: '0' })
    await aPerson(server, accountId, { at: now - 89 * day })
    expect(await call('nethos.pat.compat.countJudge', {}, session)).toMatchObject(full)
  })

  test('under six wants a guardian of age, and takes the same captcha once there is one', async () => {
    const { session } = await aRegistered(server)
    const held = await captchaFor(session)
    const child = { ...held, compatIdcard: anIdCard({ bornOn: `${year - 3}-01-01` }), relationship: 'children' }
    const guardian = {
      guardianName: '李梅',
      guardianIdcard: anIdCard({ bornOn: '1990-01-01' }),
      guardianMobile: '13900001111',
      guardianRelationship: '母亲',
    }
    expect(await addWith(child, session)).toMatchObject({
      code: '01030101',
      msg: '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。',
    })
    expect(await addWith({ ...child, guardianName: '李梅' }, session)).toMatchObject({
      code: '00010422',
      msg: '监护人身份证号不能为空',
    })
    expect(await addWith({ ...child, ...guardian, guardianMobile: '12' }, session)).toMatchObject({
      code: '00010422',
      msg: '手机号格式错误',
    })
    expect(
      await addWith({ ...child, ...guardian, guardianIdcard: anIdCard({ bornOn: `${year - 17}-12-31` }) }, session),
    ).toMatchObject({
      code: '01030102',
      msg: '监护人须年满18周岁',
    })
    const { code, obj } = await addWith({ ...child, ...guardian }, session)
    expect(code).toBe('0')
    const { guardianIdcard, ...open } = guardian
    expect(obj).toMatchObject({
      ...open,
      guardianMobile: '139****1111',
      guardianIdcard: `${guardianIdcard.slice(0, 6)}********${guardianIdcard.slice(14)}`,
      needGuardian: false,
    })
  })

  test.each([
    [{ compatName: undefined }, '00010422', '姓名不能为空'],
    [{ compatIdcard: ' ' }, '00010422', '身份证号不能为空'],
    [{ compatIdcard: '330106198013400011' }, '00010422', '身份证格式错误'],
    [{ captcha: undefined }, '00010422', '验证码不能为空'],
    [{ cid: '' }, '00010422', '验证码不正确'],
    [{ relationship: 'uncle' }, '00010400', 'relationship格式不正确'],
    [{ compatName: ['王'] }, '00010400', 'compatName格式不正确'],
  ])('with %j answers %s %s', async (fields, code, msg) => {
    const { session } = await aRegistered(server)
    expect(await addWith({ cid: 'c', captcha: '1234', ...fields }, session)).toMatchObject({ code, msg })
  })
})
