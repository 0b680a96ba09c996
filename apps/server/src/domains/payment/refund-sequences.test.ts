import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Caller } from '../../calls/caller.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import { refuse, type Ctx } from '../../calls/handler.ts'
import { chance } from '../../demo/chance.ts'
import type { Job, JobContext } from '../../jobs/job.ts'
import type { PaymentProvider } from '../../ports/payment.ts'
import { openTestServer } from '../../testing/server.ts'
import { aCoupon } from '../coupons/coupons.samples.ts'
import { refundPart as atDesk, approveRefund } from './desk-parts.ts'
import { retryRefund, settleRefundByHand } from './desk-refunds.ts'
import { earn, refundInFull, refundPart } from './public.ts'
import { carryRefund } from './refund.jobs.ts'
import { aTill } from './testbed.ts'

const server = await openTestServer()
const till = await aTill(server)
const { db } = server
const luck = chance('parts of payments')
const orders = 25
const steps = 14

/** A provider that refuses now and then, and whose books are what ours are held against. */
const back = new Map<string, Map<string, number>>()
const provider = {
  name: 'wechat',
  async refund({ refundNo, payNo, amountCents }) {
    const of = back.get(payNo) ?? new Map<string, number>()
    back.set(payNo, of)
    if (!of.has(refundNo) && luck.share(0.3)) return { refundNo, payNo, outcome: 'failed', reason: '余额不足' }
    of.set(refundNo, amountCents)
    return { refundNo, payNo, outcome: 'done', amountCents, providerNo: `w${refundNo}` }
  },
  async findRefund(payNo, refundNo) {
    const amountCents = back.get(payNo)?.get(refundNo)
    return amountCents === undefined
      ? { refundNo, payNo, outcome: 'failed' }
      : { refundNo, payNo, outcome: 'done', amountCents, providerNo: `w${refundNo}` }
  },
} as Pick<PaymentProvider, 'name' | 'refund' | 'findRefund'> as PaymentProvider
const runtime = { ...server.runtime, payments: [provider] }

const transact = <T, C extends Caller>(caller: C, run: (ctx: Ctx<C>) => Promise<T>): Promise<T> =>
  db.transaction().execute(trx => {
    const about = { caller, now: runtime.clock.now(), requestId: '', channel: '', address: '', deviceId: undefined }
    return run(contextOn(trx, runtime, { send: async () => {} }, about, async () => {}) as Ctx<C>)
  })
const job: JobContext = {
  db,
  runtime,
  requestId: '',
  now: runtime.clock.now,
  transact: run => transact(theSystem, run),
}
const staff = (staffId: string) => ({ kind: 'staff', staffId, role: 'operator', docId: null, sessionId: '' }) as const
/** A handler of the desk, as one of the office. */
const desk = (handler: unknown, input: object, staffId = 'o1') =>
  transact(staff(staffId), ctx => (handler as any)({ input, ctx, refuse }))

/** A payment of some money, now and then with a coupon beside it. */
async function aPayment() {
  const order = await till.anOrder({ feeCents: 1 })
  const [amountCents, discountCents] = [luck.int(1, 60_000), luck.share(0.5) ? luck.int(1, 9_000) : 0]
  const now = runtime.clock.now()
  const coupon = discountCents > 0 ? await aCoupon(db, now, order.accountId) : undefined
  if (coupon)
    await db
      .updateTable('coupon')
      .set({
        state: 'used',
        bizType: 'consult',
        bizId: order.consultId,
        offCents: discountCents,
        usedAt: new Date(now),
      })
      .where('couponId', '=', coupon.couponId)
      .execute()
  const payNo = `P${randomUUID().replaceAll('-', '')}`
  const couponId = coupon?.couponId ?? null
  await db
    .insertInto('payment')
    .values({
      payNo,
      bizType: 'consult',
      bizId: order.consultId,
      accountId: order.accountId,
      provider: 'wechat',
      channel: 'wechat-h5',
      amountCents,
      discountCents,
      couponId,
      subject: '图文咨询',
      payerAddress: '',
      returnUrl: '',
      state: 'paid',
      createdAt: new Date(now),
      expiresAt: new Date(now),
      paidAt: new Date(now),
    })
    .execute()
  const { bookPaid } = await import('./ledger.table.ts')
  await transact(theSystem, ctx => bookPaid(ctx, { payNo, amountCents, discountCents }))
  return { payNo, consultId: order.consultId, amountCents, discountCents, couponId }
}
type Paid = Awaited<ReturnType<typeof aPayment>>

const sum = (list: Iterable<number>) => [...list].reduce((all, one) => all + one, 0)

/** What must hold after each step. */
async function holds({ payNo, consultId, amountCents, discountCents, couponId }: Paid): Promise<void> {
  const refunds = await till.refundsOf(payNo)
  const books = {
    provider: 0,
    window: 0,
    held: 0,
    earned: 0,
    owed_back: 0,
    discount: 0,
    ...(await till.booksOf({ consultId })),
  }
  const asked = sum(refunds.map(one => one.amountCents))
  const done = refunds.filter(one => one.state === 'done')
  const [byProvider, byHand] = [done.filter(one => !one.settledBy), done.filter(one => one.settledBy)].map(list =>
    sum(list.map(one => one.amountCents)),
  )
  expect(asked).toBeLessThanOrEqual(amountCents)
  expect(sum(Object.values(books))).toBe(0)
  expect(books.provider).toBe(amountCents - byProvider!)
  expect(books.provider).toBe(amountCents - sum(back.get(payNo)?.values() ?? []))
  expect(books.window).toBe(0 - byHand!)
  expect(books.owed_back).toBe(asked === 0 ? 0 : byProvider! + byHand! - asked)
  const isCouponBack = discountCents > 0 && books.discount === 0
  expect(books.discount).toBe(isCouponBack ? 0 : discountCents)
  expect(books.held + books.earned).toBe(asked - amountCents - (isCouponBack ? 0 : discountCents))
  expect(books.held).toBeLessThanOrEqual(0)
  expect(books.earned).toBeLessThanOrEqual(0)
  // The coupon goes back with the last cent and no sooner.
  if (isCouponBack) expect(asked).toBe(amountCents)
  if (couponId !== null) {
    const { state } = await db
      .selectFrom('coupon')
      .select('state')
      .where('couponId', '=', couponId)
      .executeTakeFirstOrThrow()
    expect(state).toBe(isCouponBack ? 'unused' : 'used')
  }
}

async function aStep({ payNo, consultId, amountCents }: Paid): Promise<void> {
  const business = { bizType: 'consult', bizId: consultId }
  const some = luck.int(1, Math.max(1, Math.round(amountCents * luck.number())))
  const refunds = await till.refundsOf(payNo)
  const failed = refunds.find(one => one.state === 'failed')
  const what = luck.number()
  if (what < 0.3)
    await desk(atDesk, { payNo, partId: randomUUID(), amountCents: some, reason: '少' }, luck.pick(['o1', 'o2']))
  else if (what < 0.4) {
    const request = await db
      .selectFrom('refundRequest')
      .select('requestId')
      .where('payNo', '=', payNo)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (request) await desk(approveRefund, request, luck.pick(['o1', 'o2', 'o3']))
  } else if (what < 0.5)
    await transact(theSystem, ctx =>
      refundPart(ctx, {
        ...business,
        cause: luck.pick(['video_difference', 'other']),
        reason: '差价',
        amountCents: some,
      }),
    )
  else if (what < 0.6) await transact(theSystem, ctx => earn(ctx, business))
  else if (what < 0.67)
    await transact(theSystem, ctx => refundInFull(ctx, { ...business, cause: 'decline', reason: '全额退款' }))
  else if (what < 0.75 && failed) await desk(settleRefundByHand, { refundNo: failed.refundNo, note: '窗口已退' })
  else if (what < 0.85 && failed) await desk(retryRefund, { refundNo: failed.refundNo })
  else for (const { refundNo } of refunds) await (carryRefund as Job).run({ refundNo }, job)
}

test(`${orders} payments in ${steps} steps each: the books add up after every one, and no more goes back than was paid`, async () => {
  for (let order = 0; order < orders; order++) {
    const paid = await aPayment()
    for (let step = 0; step < steps; step++) {
      await aStep(paid)
      await holds(paid)
    }
    // In the end all goes back, however much went before; the provider says yes at last.
    await transact(theSystem, ctx =>
      refundInFull(ctx, { bizType: 'consult', bizId: paid.consultId, cause: 'call_off', reason: '全额退款' }),
    )
    for (let round = 0; round < 30; round++) {
      const open = (await till.refundsOf(paid.payNo)).filter(one => one.state !== 'done')
      for (const { refundNo, state } of open) {
        if (state === 'failed') await desk(retryRefund, { refundNo })
        await (carryRefund as Job).run({ refundNo }, job)
      }
      if (open.length === 0) break
    }
    await holds(paid)
    expect(sum((await till.refundsOf(paid.payNo)).map(one => one.amountCents))).toBe(paid.amountCents)
    const { window = 0, provider: left = 0, ...others } = await till.booksOf(paid)
    expect(others).toEqual({})
    expect(left + window).toBe(0)
  }
}, 120_000)
