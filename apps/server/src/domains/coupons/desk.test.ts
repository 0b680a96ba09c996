import { describe, expect, test } from 'vitest'
import { aPatient } from '../consult/testbed.ts'
import { aRegistered } from '../account/account.samples.ts'
import { aTill } from '../payment/testbed.ts'
import { openTestServer } from '../../testing/server.ts'
import { aBatch, aCoupon } from './coupons.samples.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db, call } = server
const now = () => server.runtime.clock.now()
const desk = till.desk

const batch = {
  couponName: '新人优惠券',
  couponKind: 'direct',
  reductionCents: 2_000,
  thresholdCents: 0,
  percent: 100,
  consultTypes: [] as string[],
  docIds: [] as string[],
  deptCodes: [] as string[],
  validFrom: null,
  validUntil: null as number | null,
  validDays: 30 as number | null,
  total: 2 as number | null,
}
const save = (changes: object = {}) => desk('staff.coupon.batch.save', { ...batch, ...changes })
const found = async (batchId: string) =>
  (await desk('staff.coupon.batch.list', { pageSize: 100 })).list.find(
    (one: { batchId: string }) => one.batchId === batchId,
  )
const auditOf = async (recordId: string) =>
  (
    await db.selectFrom('audit').select(['action', 'actorId']).where('recordId', '=', recordId).orderBy('at').execute()
  ).map(line => `${line.action} ${line.actorId === till.operatorId}`)

describe('a batch', () => {
  test('is made, says what it is good for, and is written down', async () => {
    const { obj } = await save({ consultTypes: ['DOCPIC'], docIds: [till.doctor.docId], deptCodes: ['03.01'] })
    expect(await found(obj.batchId)).toMatchObject({
      couponName: '新人优惠券',
      inWords: '立减20元',
      scopeText: '仅限图文咨询，心血管内科，陈志远医生',
      validityText: '领取后30天内有效',
      total: 2,
      issued: 0,
      used: 0,
      offCents: 0,
      isOpen: true,
    })
    expect(await auditOf(obj.batchId)).toEqual(['coupon.batch.create true'])
  })

  test('counts what was used and what that took off', async () => {
    const order = await till.anOrder({ feeCents: 1_500 })
    const { couponId } = await aCoupon(db, now(), order.accountId)
    await till.pay(order, { myCouponId: couponId })
    const { batchId } = await db
      .selectFrom('coupon')
      .select('batchId')
      .where('couponId', '=', couponId)
      .executeTakeFirstOrThrow()
    expect(await found(batchId)).toMatchObject({ issued: 1, used: 1, offCents: 1_500 })
  })

  test.each([
    [{ couponName: ' ' }, '请填写优惠券名称'],
    [{ reductionCents: 0 }, '请填写减免金额'],
    [{ reductionCents: 2_000_000 }, '减免金额须在0至10000元之间'],
    [{ couponKind: 'full' }, '满减券须填写使用门槛'],
    [{ couponKind: 'discount', percent: 101 }, '折扣须在0至100之间，0表示免费'],
    [{ validDays: null }, '请填写截止日期或有效天数其中一项'],
    [{ validDays: null, validUntil: 1 }, '截止日期须晚于现在'],
    [{ total: 0 }, '发放总量须在1至1000000之间'],
  ])('with %j is refused: %s', async (changes, msg) => {
    expect(await save(changes)).toMatchObject({ http: 200, code: '00010422', msg })
  })

  test('keeps its worth once somebody holds one; name and total may change', async () => {
    const { batchId } = (await save()).obj
    expect(await save({ batchId, reductionCents: 1_000 })).toMatchObject({ code: '0' })
    const { mobile } = await aRegistered(server)
    await desk('staff.coupon.give', { batchId, mobile, reason: '致歉' })
    expect(await save({ batchId, reductionCents: 2_000 })).toMatchObject({
      code: '04020001',
      msg: '已有人领取，面额、范围和有效期不能再修改，请新建一批',
    })
    expect(await save({ batchId, reductionCents: 1_000, couponName: '老友优惠券', total: 5 })).toMatchObject({
      code: '0',
    })
    expect(await found(batchId)).toMatchObject({ couponName: '老友优惠券', total: 5, issued: 1 })
    await desk('staff.coupon.give', { batchId, mobile, reason: '再次致歉' })
    expect(await save({ batchId, reductionCents: 1_000, total: 1 })).toMatchObject({
      code: '04020002',
      msg: '发放总量不能少于已发放数量',
    })
    expect(await save({ batchId: 'none' })).toMatchObject({ code: '00010440' })
  })

  test('is given to the account of a mobile, until it is stopped or used up', async () => {
    const friend = await aRegistered(server)
    const { batchId } = (await save()).obj
    const give = (changes: object = {}) =>
      desk('staff.coupon.give', { batchId, mobile: friend.mobile, reason: '系统故障致歉', ...changes })
    expect(await give()).toMatchObject({ code: '0', obj: true })
    const [{ id }] = (await call('smarthos.coupon.mycoupon.list', { status: 0 }, friend.session)).list
    const { list } = await call('nethos.system.messagebox.moduletype.list', { moduleType: 'coupon' }, friend.session)
    expect(list).toMatchObject([{ title: '您收到一张优惠券', url: '/coupons/my', isRead: false }])
    expect(list[0].content).toMatch(/^医院赠送您「.+」，有效期至\d{4}年\d+月\d+日，在线咨询支付时可以使用。$/)
    const lines = await db.selectFrom('audit').selectAll().where('recordId', '=', id).execute()
    expect(lines).toMatchObject([{ action: 'coupon.give', actorId: till.operatorId, accountId: friend.accountId }])
    expect(await give({ mobile: '13700000000' })).toMatchObject({ code: '04020004', msg: '该手机号尚未注册' })
    expect(await give({ reason: '' })).toMatchObject({ code: '00010422', msg: '请填写赠送原因' })
    expect(await give({ batchId: 'none' })).toMatchObject({ code: '00010440' })
    expect(await desk('staff.coupon.batch.stop', { batchId, isOpen: false })).toMatchObject({ code: '0' })
    expect(await give()).toMatchObject({ code: '04020003', msg: '这批优惠券已停发、过期或已发完' })
    await desk('staff.coupon.batch.stop', { batchId, isOpen: true })
    expect(await give()).toMatchObject({ code: '0' })
    expect(await give()).toMatchObject({ code: '04020003' })
    expect(await auditOf(batchId)).toEqual([
      'coupon.batch.create true',
      'coupon.batch.stop true',
      'coupon.batch.open true',
    ])
  })
})

describe('an activity', () => {
  const fields = async (changes: object = {}) => ({
    activityName: '邀请有礼',
    userScene: 'RECEIVE',
    promoteCode: '',
    rulesText: '每人一次',
    batchId: await aBatch(db, now()),
    inviterBatchId: '',
    inviterMost: 20,
    startsAt: now() - 1_000,
    endsAt: now() + 86_400_000,
    ...changes,
  })
  const saveOne = async (changes: object = {}) => desk('staff.coupon.activity.save', await fields(changes))

  test('is made with a code of its own, runs, and is stopped', async () => {
    const { activityId } = (await saveOne()).obj
    const [row] = (await desk('staff.coupon.activity.list')).list
    expect(row).toMatchObject({
      activityId,
      activityName: '邀请有礼',
      isOpen: true,
      taken: 0,
      batchName: '在线咨询优惠券',
    })
    const { session } = await aPatient(server)
    expect((await call('smarthos.coupon.receive', { promoteCode: row.promoteCode }, session)).code).toBe('0')
    expect((await desk('staff.coupon.activity.list')).list[0]).toMatchObject({ taken: 1 })
    expect(await saveOne({ activityId, activityName: '改名', batchId: row.batchId })).toMatchObject({ code: '0' })
    expect(await desk('staff.coupon.activity.stop', { activityId, isOpen: false })).toMatchObject({ code: '0' })
    expect((await call('smarthos.coupon.receive', { activityId }, (await aPatient(server)).session)).code).toBe(
      '02030001',
    )
    expect(await auditOf(activityId)).toEqual([
      'coupon.activity.create true',
      'coupon.activity.edit true',
      'coupon.activity.stop true',
    ])
  })

  test('with a code that is taken, batches that are none, or no end is refused', async () => {
    expect(await saveOne({ promoteCode: 'spring01' })).toMatchObject({ code: '0' })
    expect(await saveOne({ promoteCode: 'SPRING01' })).toMatchObject({
      code: '04020005',
      msg: '推广码已被使用，请换一个',
    })
    expect(await saveOne({ batchId: 'none' })).toMatchObject({ code: '00010440' })
    expect(await saveOne({ userScene: 'INVITE_REGISTER', inviterBatchId: 'none' })).toMatchObject({ code: '00010440' })
    expect(await saveOne({ endsAt: now() - 2_000 })).toMatchObject({ code: '00010422', msg: '结束时间须晚于开始时间' })
    expect(await desk('staff.coupon.activity.stop', { activityId: 'none', isOpen: true })).toMatchObject({
      code: '00010440',
    })
  })
})

test.each(['staff.coupon.batch.list', 'staff.coupon.activity.list'])('%s is for operators only', async service => {
  expect(await server.staff.call(service, {}, till.doctor.session)).toMatchObject({ code: '00010441' })
  expect(await server.staff.call(service, {}, (await aPatient(server)).session)).toMatchObject({ http: 401 })
  expect(await desk(service, { pageSize: 'x' })).toMatchObject({ http: 400 })
})
