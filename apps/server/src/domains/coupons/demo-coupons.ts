import { sql, type Insertable } from 'kysely'
import type { Database, InTransaction } from '../../database/connect.ts'
import type { CouponBatch } from '../../database/types.gen.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import { issueCoupon } from './coupon.table.ts'
import { holdCoupon } from './order-coupons.ts'

const day = 86_400_000
type NewBatch = Omit<Insertable<CouponBatch>, 'createdBy' | 'createdAt'> & { batchId: string }

/** What the hospital gives away; the first two are what friends get for each other. */
const batches: readonly NewBatch[] = [
  { batchId: 'cb-friend', name: '新朋友见面礼', kind: 'direct', reductionCents: 2_000, validDays: 30 },
  { batchId: 'cb-thanks', name: '推荐好友感谢礼', kind: 'direct', reductionCents: 1_000, validDays: 60 },
  {
    batchId: 'cb-eight',
    name: '在线咨询8折券',
    kind: 'discount',
    percent: 80,
    validDays: 15,
    consultTypes: ['DOCPIC', 'TEAMPIC'],
    scopeText: '仅限图文咨询、团队咨询',
    total: 500,
  },
  {
    batchId: 'cb-full',
    name: '满减优惠券',
    kind: 'full',
    reductionCents: 1_500,
    thresholdCents: 5_000,
    validDays: 30,
  },
  {
    batchId: 'cb-large',
    name: '健康关怀券',
    kind: 'full',
    reductionCents: 5_000,
    thresholdCents: 20_000,
    validDays: 90,
  },
  {
    batchId: 'cb-free',
    name: '义诊日免费咨询券',
    kind: 'discount',
    percent: 0,
    validDays: 7,
    consultTypes: ['DOCPIC'],
    scopeText: '仅限图文咨询',
    total: 100,
  },
  {
    batchId: 'cb-heart',
    name: '心内科随访券',
    kind: 'direct',
    reductionCents: 800,
    validDays: 45,
    deptCodes: ['03.01'],
    scopeText: '仅限心血管内科',
  },
]

/** Batches, two activities, and for the demo patient several coupons in every state. Loaded again, they stay as they are. */
export async function loadDemoCoupons({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo coupons', 0))`.execute(trx)
    if (await trx.selectFrom('couponBatch').select('batchId').where('batchId', '=', 'cb-friend').executeTakeFirst())
      return
    await addBatches(trx, now)
    await addActivities(trx, now)
    const owner = await demoPatient(trx)
    if (owner) await addCoupons(trx, now, owner.accountId)
  })
}

async function addBatches(trx: InTransaction, now: number): Promise<void> {
  await trx
    .insertInto('couponBatch')
    .values(
      batches.map((batch, at) => ({
        scopeText: '全部在线咨询可用',
        ...batch,
        createdBy: 'demo',
        createdAt: new Date(now - 200 * day + at * 3_600_000),
      })),
    )
    .execute()
}

async function addActivities(trx: InTransaction, now: number): Promise<void> {
  const shared = {
    startsAt: new Date(now - 30 * day),
    endsAt: new Date(now + 180 * day),
    createdBy: 'demo',
    createdAt: new Date(now - 30 * day),
  }
  await trx
    .insertInto('couponActivity')
    .values([
      {
        ...shared,
        activityId: 'ca-invite',
        userScene: 'INVITE_REGISTER',
        name: '邀请好友，双方有礼',
        promoteCode: 'WELCOME1',
        rulesText:
          '好友用您的邀请码或链接首次注册，好友和您各得一张优惠券。\n每位好友限得一次，您最多可得20张。\n优惠券自到账起计算有效期。',
        batchId: 'cb-friend',
        inviterBatchId: 'cb-thanks',
        inviterMost: 20,
      },
      {
        ...shared,
        activityId: 'ca-autumn',
        userScene: 'RECEIVE',
        name: '冬季健康周',
        promoteCode: 'WINTER26',
        rulesText: '每人限领一张，先到先得。',
        batchId: 'cb-eight',
        inviterBatchId: null,
      },
    ])
    .execute()
}

/** Seven that are good, one of them about to end, one held by the order that waits for its payment; two used, two expired; one earned, one given back. */
async function addCoupons(trx: InTransaction, now: number, accountId: string): Promise<void> {
  const give = async (batchId: string, daysAgo: number, source: 'received' | 'inviter' | 'given' = 'received') => {
    const coupon = await issueCoupon({ db: trx, now: now - daysAgo * day, announce: async () => {} }, batchId, {
      accountId,
      source,
    })
    return coupon!.couponId
  }
  await give('cb-eight', 13)
  const held = await give('cb-full', 3)
  await give('cb-large', 10)
  await give('cb-heart', 1, 'given')
  await give('cb-thanks', 5, 'inviter')
  await give('cb-thanks', 20, 'inviter')
  const returned = await give('cb-full', 8)
  await trx
    .updateTable('coupon')
    .set({ givenBackAt: new Date(now - 2 * day) })
    .where('couponId', '=', returned)
    .execute()
  for (const [batchId, daysAgo] of [
    ['cb-free', 40],
    ['cb-eight', 60],
  ] as const) {
    const couponId = await give(batchId, daysAgo)
    await trx
      .updateTable('coupon')
      .set({ state: 'expired', dueAt: null, remindAt: null })
      .where('couponId', '=', couponId)
      .execute()
  }
  const order = await trx
    .selectFrom('consult')
    .select(['consultId', 'dueAt'])
    .where('accountId', '=', accountId)
    .where('status', '=', 'unpaid')
    .executeTakeFirst()
  if (order?.dueAt)
    await holdCoupon({ db: trx, now }, held, {
      bizType: 'consult',
      bizId: order.consultId,
      until: order.dueAt.getTime(),
    })
  const consults = await trx
    .selectFrom('consult')
    .select(['consultId', 'createdAt'])
    .where('accountId', '=', accountId)
    .where('status', 'in', ['unreviewed', 'finished'])
    .orderBy('createdAt', 'desc')
    .limit(2)
    .execute()
  for (const { consultId, createdAt } of consults) {
    const couponId = await give('cb-friend', 25)
    await trx
      .updateTable('coupon')
      .set({
        state: 'used',
        bizType: 'consult',
        bizId: consultId,
        usedAt: createdAt,
        offCents: 2_000,
        dueAt: null,
        remindAt: null,
      })
      .where('couponId', '=', couponId)
      .execute()
  }
}
