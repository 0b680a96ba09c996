import { describe, expect, test } from 'vitest'
import { aMobile, aLoginCaptcha, aRegistered } from '../account/account.samples.ts'
import { aPatient } from '../consult/testbed.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'
import { anIdCard } from '../people/people.samples.ts'
import { openTestServer, serverOn } from '../../testing/server.ts'
import { aBatch, anActivity } from './coupons.samples.ts'

const server = await openTestServer()
const second = await serverOn(server.database)
const { db, call } = server
const now = () => server.runtime.clock.now()
type Session = Awaited<ReturnType<typeof aPatient>>['session']

const receive = (fields: object, as: Session, at = server) => at.call('smarthos.coupon.receive', fields, as)
const couponsOf = async (session: Session) => (await call('smarthos.coupon.mycoupon.list', { status: 0 }, session)).list
const anOffer = async (batch: Parameters<typeof aBatch>[2] = {}, activity: object = {}) => {
  const batchId = await aBatch(db, now(), batch)
  const activityId = await anActivity(db, now(), { batchId, ...activity })
  const { promoteCode } = await db
    .selectFrom('couponActivity')
    .select('promoteCode')
    .where('activityId', '=', activityId)
    .executeTakeFirstOrThrow()
  return { batchId, activityId, promoteCode }
}

describe('an activity', () => {
  test('gives one coupon to each person who asks, by its id or its code', async () => {
    const { activityId, promoteCode } = await anOffer()
    const [one, other] = [await aPatient(server), await aPatient(server)]
    expect(await receive({ activityId }, one.session)).toMatchObject({
      code: '0',
      obj: { id: expect.any(String), desc: '立减20元', status: 0 },
    })
    expect(await receive({ activityId }, one.session)).toMatchObject({
      code: '02030003',
      msg: '您已领取过，每人限领一次',
    })
    expect(await receive({ promoteCode }, other.session)).toMatchObject({ code: '0' })
    expect(await couponsOf(one.session)).toHaveLength(1)
  })

  test('gives the last one to one of twelve who ask at the same moment of two servers', async () => {
    const { activityId, batchId } = await anOffer({ total: 3 })
    const people = await Promise.all(Array.from({ length: 12 }, () => aPatient(server)))
    const replies = await Promise.all(
      people.map(({ session }, at) => receive({ activityId }, session, at % 2 ? second : server)),
    )
    expect(replies.map(one => one.code).sort()).toEqual([...Array(3).fill('0'), ...Array(9).fill('02030002')])
    expect(replies.find(one => one.code !== '0')?.msg).toBe('来晚了，优惠券已领完')
    const { issued } = await db
      .selectFrom('couponBatch')
      .select('issued')
      .where('batchId', '=', batchId)
      .executeTakeFirstOrThrow()
    expect(issued).toBe(3)
  })

  test('gives one to a person with two phones, or to one who taps twelve times', async () => {
    const { activityId } = await anOffer()
    const { session } = await aPatient(server)
    const replies = await Promise.all(Array.from({ length: 12 }, () => receive({ activityId }, session)))
    expect(replies.filter(one => one.code === '0')).toHaveLength(1)
    const [first, again] = [await aPatient(server), await aPatient(server)]
    const hash = Buffer.from('the same person')
    const { idCardSealed } = await db
      .selectFrom('person')
      .select('idCardSealed')
      .where('personId', '=', first.personId)
      .executeTakeFirstOrThrow()
    expect(idCardSealed).not.toBeNull()
    await db.updateTable('person').set({ idCardHash: hash }).where('personId', '=', first.personId).execute()
    expect((await receive({ activityId }, first.session)).code).toBe('0')
    await db
      .updateTable('person')
      .set({ idCardHash: Buffer.from('x') })
      .where('personId', '=', first.personId)
      .execute()
    await db.updateTable('person').set({ idCardHash: hash }).where('personId', '=', again.personId).execute()
    expect((await receive({ activityId }, again.session)).code).toBe('02030003')
  })

  test.each([
    [{ isOpen: false }],
    [{ startsAt: new Date(now() + 60_000) }],
    [{ startsAt: new Date(now() - 120_000), endsAt: new Date(now() - 60_000) }],
  ])('that does not run gives nothing (%#)', async activity => {
    const { activityId, promoteCode } = await anOffer({}, activity)
    const { session } = await aPatient(server)
    expect(await receive({ activityId }, session)).toMatchObject({ code: '02030001', msg: '活动未开始或已结束' })
    expect((await call('smarthos.coupon.activity.details', { promoteCode })).obj).toEqual({
      activityStatus: 'OFF',
      activity: null,
    })
  })

  test('is shown to everybody, and marked for who has taken part', async () => {
    const { activityId } = await anOffer({ total: 1 })
    const { session } = await aPatient(server)
    const shown = async (as?: Session) =>
      (await call('smarthos.coupon.activity.list', { pageSize: 50 }, as)).list.find(
        (one: { activityId: string }) => one.activityId === activityId,
      )
    expect(await shown()).toMatchObject({
      isReceived: false,
      isSoldOut: false,
      offered: { desc: '立减20元', validityText: '领取后30天内有效' },
    })
    await receive({ activityId }, session)
    expect(await shown(session)).toMatchObject({ isReceived: true, isSoldOut: true })
  })

  test('asks for its id or its code in the right type', async () => {
    const { session } = await aPatient(server)
    expect(await receive({}, session)).toMatchObject({ code: '02030001' })
    expect(await receive({ activityId: 7 }, session)).toMatchObject({ http: 400 })
    expect(await receive({ promoteCode: 'x'.repeat(33) }, session)).toMatchObject({ msg: '邀请码不正确' })
  })
})

/** The hour in which those who wait are looked at again has passed. */
async function later(): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ lookAt: new Date(0) })
    .where('lookAt', 'is not', null)
    .execute()
  await server.runner.runTimers()
}
async function verify({ accountId }: { accountId: string }, idCard = anIdCard()): Promise<void> {
  const idCardHash = keyedHash(server.runtime.keys.lookup, `test id card ${idCard}`)
  const idCardSealed = server.runtime.sealer.sealText(idCard, 'person.id_card')
  await db
    .updateTable('person')
    .set({ isRealname: true, idCardHash, idCardSealed })
    .where('accountId', '=', accountId)
    .where('isSelf', '=', true)
    .execute()
}

describe('inviting friends', () => {
  test('is off until an activity runs; then both get something, once', async () => {
    const inviter = await aRegistered(server)
    const mine = async () => (await call('smarthos.coupon.invite.code', {}, inviter.session)).obj
    const { inviteCode, activity } = await mine()
    expect(inviteCode).toMatch(/^[A-Z2-9]{8}$/)
    expect(activity).toBeNull()
    const scene = { userScene: 'INVITE_REGISTER' }
    expect((await call('smarthos.coupon.activity.details', scene)).obj.activityStatus).toBe('OFF')
    const captcha = await aLoginCaptcha(server, aMobile())
    expect(await call('nethos.pat.register.v3', { ...captcha, patName: '张三', inviteCode })).toMatchObject({
      code: '01020203',
      msg: '邀请码不正确，请核对，也可以不填',
    })

    const inviterBatchId = await aBatch(db, now(), { reductionCents: 1_000 })
    const { activityId } = await anOffer({}, { ...scene, inviterBatchId, inviterMost: 2 })
    expect((await call('smarthos.coupon.activity.details', scene)).obj).toMatchObject({
      activityStatus: 'ON',
      activity: { activityId, offered: { desc: '立减20元' }, inviterOffered: { desc: '立减10元' } },
    })
    expect((await call('smarthos.coupon.activity.details', { promoteCode: inviteCode })).obj.activityStatus).toBe('ON')

    // Typed in small letters; brought along by a link.
    const friend = await aRegistered(server, { patName: '张三', inviteCode: inviteCode.toLowerCase() })
    const other = await aRegistered(server, { patName: '欧阳四', promoteCode: inviteCode, patIdcard: anIdCard() })
    const third = await aRegistered(server, { patName: '李五', inviteCode })
    for (const { session } of [friend, other, third])
      expect(await couponsOf(session)).toMatchObject([{ desc: '立减20元' }])
    await later()
    expect(await couponsOf(inviter.session)).toEqual([])
    expect((await call('smarthos.coupon.invite.list', {}, inviter.session)).list[0]).toMatchObject({
      isRewarded: false,
      rewardText: '好友实名认证或首次支付后发放',
    })
    for (const one of [friend, other, third]) await verify(one)
    await later()
    expect(await couponsOf(inviter.session)).toMatchObject([{ desc: '立减10元' }, { desc: '立减10元' }])
    expect(await mine()).toMatchObject({ inviteCode, invitedCount: 3, rewardedCount: 2, rewardedMost: 2 })
    const invited = (await call('smarthos.coupon.invite.list', {}, inviter.session)).list
    expect(invited.map((one: any) => one.nameMasked)).toEqual(['李*', '欧*四', '张*'])
    expect(invited.map((one: any) => one.rewardText).sort()).toEqual(
      ['已奖励：立减10元', '已奖励：立减10元', '已达2人奖励上限'].sort(),
    )
    expect((await call('smarthos.coupon.invite.list', {}, friend.session)).list).toEqual([])
  })

  test('does not invite oneself, nor who is here already', async () => {
    const [inviter, friend] = [await aRegistered(server), await aRegistered(server)]
    const { inviteCode } = (await call('smarthos.coupon.invite.code', {}, inviter.session)).obj
    expect(await receive({ promoteCode: inviteCode }, inviter.session)).toMatchObject({
      code: '02030004',
      msg: '不能使用自己的邀请码',
    })
    expect(await receive({ promoteCode: inviteCode }, friend.session)).toMatchObject({
      code: '02030005',
      msg: '这个活动只给新注册的人',
    })
  })

  test('a real person is one friend, also with another account after the first was closed', async () => {
    const inviter = await aRegistered(server)
    const { inviteCode } = (await call('smarthos.coupon.invite.code', {}, inviter.session)).obj
    const idCard = anIdCard()
    const [first, again] = [await aRegistered(server, { inviteCode }), await aRegistered(server, { inviteCode })]
    await verify(first, idCard)
    await later()
    // His number is free again: one ID number is one open account's own.
    const freed = { idCardHash: null, idCardSealed: null }
    await db.updateTable('person').set(freed).where('accountId', '=', first.accountId).execute()
    await verify(again, idCard)
    await later()
    expect(await couponsOf(inviter.session)).toHaveLength(1)
    const { list } = await call('smarthos.coupon.invite.list', {}, inviter.session)
    expect(list.map((one: any) => one.rewardText).sort()).toEqual(['已奖励：立减10元', '该好友已参加过活动'].sort())
  })

  test('who has paid with his coupon is one too, once a week has gone by in which it could be given back', async () => {
    const inviter = await aRegistered(server)
    const { inviteCode } = (await call('smarthos.coupon.invite.code', {}, inviter.session)).obj
    const friend = await aRegistered(server, { inviteCode, patIdcard: anIdCard() })
    const paidAt = (days: number) =>
      db
        .updateTable('coupon')
        .set({
          state: 'used',
          usedAt: new Date(now() - days * 86_400_000),
          bizType: 'consult',
          bizId: friend.accountId,
          offCents: 2_000,
        })
        .where('accountId', '=', friend.accountId)
        .execute()
    await paidAt(6)
    await later()
    expect(await couponsOf(inviter.session)).toEqual([])
    await paidAt(8)
    await later()
    expect(await couponsOf(inviter.session)).toHaveLength(1)
  })

  test('of a friend who has not verified himself in ninety days nothing is waited for any more', async () => {
    const inviter = await aRegistered(server)
    const { inviteCode } = (await call('smarthos.coupon.invite.code', {}, inviter.session)).obj
    const friend = await aRegistered(server, { inviteCode })
    const past = new Date(now() - 91 * 86_400_000)
    await db
      .updateTable('invitation')
      .set({ registeredAt: past })
      .where('invitedAccountId', '=', friend.accountId)
      .execute()
    await later()
    await verify(friend)
    await later()
    expect(await couponsOf(inviter.session)).toEqual([])
  })

  test('friends who register at the same moment count one by one', async () => {
    const inviter = await aRegistered(server)
    const { inviteCode } = (await call('smarthos.coupon.invite.code', {}, inviter.session)).obj
    const captchas = await Promise.all(Array.from({ length: 6 }, () => aLoginCaptcha(server, aMobile())))
    await Promise.all(
      captchas.map((captcha, at) =>
        (at % 2 ? second : server).call('nethos.pat.register.v3', { ...captcha, patName: '王五', inviteCode }),
      ),
    )
    const { list } = await call('smarthos.coupon.invite.list', {}, inviter.session)
    expect(list).toHaveLength(6)
    const rows = await db
      .selectFrom('invitation')
      .select('invitedAccountId')
      .where('inviterAccountId', '=', inviter.accountId)
      .execute()
    for (const { invitedAccountId } of rows) await verify({ accountId: invitedAccountId })
    await Promise.all([later(), second.runner.runTimers()])
    await later()
    expect(await couponsOf(inviter.session)).toHaveLength(2)
  })

  test('a code that a link brings and that is none keeps nobody from registering', async () => {
    const { session } = await aRegistered(server, { promoteCode: 'nonsense' })
    expect(await couponsOf(session)).toEqual([])
    const captcha = await aLoginCaptcha(server, aMobile())
    expect(await call('nethos.pat.register.v3', { ...captcha, patName: '王五', inviteCode: '1' })).toMatchObject({
      code: '00010422',
      msg: '邀请码为8位字母或数字',
    })
  })
})
