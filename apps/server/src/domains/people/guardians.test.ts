import { describe, expect, test } from 'vitest'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Session } from '../../testing/client.ts'
import { openTestServer } from '../../testing/server.ts'
import { aMobile, aRegistered } from '../account/account.samples.ts'
import { anIdCard, aPerson } from './people.samples.ts'

const server = await openTestServer()
const { call } = server
const notFound = { http: 200, code: '00010440', msg: '记录不存在' }
const year = Number(dayOf(server.runtime.clock.now()).slice(0, 4))

describe('a guardian', () => {
  const guardian = {
    guardianName: '李梅',
    guardianIdcard: anIdCard({ bornOn: '1990-01-01' }),
    guardianMobile: '13900001111',
    guardianRelationship: '母亲',
  }
  const save = (fields: object, as: Session) =>
    call('nethos.compat.guardian.maintenance', { ...guardian, ...fields }, as)

  test('is missing for a child under six until he is recorded', async () => {
    const { session, accountId } = await aRegistered(server)
    const compatId = await aPerson(server, accountId, { idCard: anIdCard({ bornOn: `${year - 2}-01-01` }) })
    const check = async () => (await call('nethos.compat.guardian.check', { compatId }, session)).obj
    expect(await check()).toEqual({ needGuardian: true })
    expect((await call('nethos.pat.guardian.list', {}, session)).list).toEqual([])
    expect(await save({ compatId }, session)).toMatchObject({ code: '0', obj: true })
    expect(await check()).toEqual({ needGuardian: false })
    const masked = { compatId, guardianName: '李梅', guardianMobile: '139****1111', guardianRelationship: '母亲' }
    expect((await call('nethos.pat.guardian.list', {}, session)).list).toMatchObject([masked])
    expect((await call('nethos.pat.guardian.list', { compatId: 'another' }, session)).list).toEqual([])
  })

  test.each([
    [{ guardianName: '' }, '监护人姓名不能为空'],
    [{ guardianIdcard: '1' }, '身份证格式错误'],
    [{ guardianMobile: undefined }, '监护人手机号不能为空'],
    [{ guardianMobile: '139' }, '手机号格式错误'],
    [{ guardianRelationship: ' ' }, '监护人关系不能为空'],
  ])('with %j is refused', async (fields, msg) => {
    const { session, accountId } = await aRegistered(server)
    expect(await save({ compatId: await aPerson(server, accountId), ...fields }, session)).toMatchObject({
      code: '00010422',
      msg,
    })
  })

  test('may be the account holder himself, whose numbers need not be typed', async () => {
    const idCard = anIdCard({ bornOn: '1990-01-01' })
    const [unknown, known] = [await aRegistered(server), await aRegistered(server, { patIdcard: idCard })]
    const saveOwn = async ({ session, accountId }: typeof known, fields: object = {}) => {
      const compatId = await aPerson(server, accountId, { idCard: anIdCard({ bornOn: `${year - 2}-01-01` }) })
      const own = { compatId, guardianIsSelf: true, guardianRelationship: '母亲', ...fields }
      return call('nethos.compat.guardian.maintenance', own, session)
    }
    expect(await saveOwn(unknown)).toMatchObject({ code: '01030103', msg: '请先完善您本人的姓名、身份证号和手机号' })
    expect(await saveOwn(known, { guardianRelationship: '' })).toMatchObject({ msg: '监护人关系不能为空' })
    // What is typed beside it is not read.
    expect(await saveOwn(known, { guardianName: '别人', guardianMobile: '13900001111' })).toMatchObject({ code: '0' })
    expect((await call('nethos.pat.guardian.list', {}, known.session)).list).toMatchObject([
      {
        guardianName: '李梅',
        guardianIdcard: `${idCard.slice(0, 6)}********${idCard.slice(14)}`,
        guardianMobile: `${known.mobile.slice(0, 3)}****${known.mobile.slice(7)}`,
        guardianRelationship: '母亲',
      },
    ])
  })

  test('is of age', async () => {
    const { session, accountId } = await aRegistered(server)
    const guardianIdcard = anIdCard({ bornOn: `${year - 17}-12-31` })
    expect(await save({ compatId: await aPerson(server, accountId), guardianIdcard }, session)).toMatchObject({
      code: '01030102',
    })
  })
})

test("another account's person is answered as one that does not exist", async () => {
  const [owner, stranger] = [await aRegistered(server), await aRegistered(server)]
  const compatId = await aPerson(server, owner.accountId)
  const guardian = {
    guardianName: '李梅',
    guardianIdcard: anIdCard(),
    guardianMobile: '13900001111',
    guardianRelationship: '母亲',
  }
  const calls: [string, object][] = [
    ['nethos.pat.compat.detail', {}],
    ['nethos.pat.compat.modify.v2', { compatName: '张三' }],
    ['nethos.pat.compat.modify.v2', { selfCompat: true }],
    ['nethos.pat.compat.delete', {}],
    ['nethos.compat.guardian.check', {}],
    ['nethos.compat.guardian.maintenance', guardian],
    ['nethos.system.captcha.commpat.mobile.modify', { mobile: aMobile() }],
  ]
  for (const [service, fields] of calls) {
    const others = await call(service, { ...fields, compatId }, stranger.session)
    const nobodys = await call(service, { ...fields, compatId: 'no-such-person' }, stranger.session)
    expect(others).toMatchObject(notFound)
    expect({ ...others, headers: 0 }).toEqual({ ...nobodys, headers: 0 })
  }
  expect(await call('nethos.pat.compat.detail', { compatId }, owner.session)).toMatchObject({
    obj: { compatName: '王秀英', selfCompat: false },
  })
})
