import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import type { surgeryInsuranceServices } from '@nethos/contract/daysurgery/insurance.services.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { Finished, isRefused, stepped, type Ctx } from '../../calls/handler.ts'
import type { Job } from '../../jobs/job.ts'
import type { Payable } from '../../registry/payable.ts'
import {
  cashierFor,
  paymentStatusOf,
  type Attempt,
  type Heard,
  type Payment,
  type ReportedPayment,
} from '../payment/public.ts'
import { identityOf } from '../people/public.ts'
import { findPolicy, insureJob, movePolicy, policies, withdrawJob } from './policy.life.ts'

/** What payment asks of a policy. */
export const policyPayable: Payable = {
  async find(ctx: Ctx, policyId: string) {
    const found = await findPolicy(ctx, policyId)
    if (!found) return undefined
    const { status } = policies.asOf(found, ctx.now)
    return {
      accountId: found.accountId,
      personId: found.personId,
      amountCents: found.premiumCents,
      subject: '保险费用',
      personName: found.personName,
      expiresAt: found.payBy,
      state: status === 'to_pay' ? 'payable' : status === 'cancelled' || status === 'expired' ? 'gone' : 'paid',
    }
  },
  async wasPaid(ctx: Ctx, policyId: string, paidAt: number) {
    const one = await findPolicy(ctx, policyId, true)
    // Money that came in time counts, however late the word of it.
    const paid = one && (await movePolicy(ctx, one, 'pay', 'payment', {}, Math.min(paidAt, ctx.now)))
    return paid ? 'taken' : 'late'
  },
}

type Services = typeof surgeryInsuranceServices
const cashier = cashierFor('surgery_policy', policyPayable)
const paymentStatus = paymentStatusOf('surgery_policy', policyPayable)
/** The one way that a shell has (docs/product/protocol.md 1). */
const shellWay: Readonly<Record<string, PayWay>> = { 10: 'WECHAT', 11: 'ALIPAY' }

export const payPolicy = stepped<Services['payPolicy'], Attempt, Heard>({
  async prepare({ input, ctx, refuse }) {
    const way = input.payChannel || shellWay[ctx.channel]
    if (!way) return refuse('way_missing')
    const returnUrl = input.returnUrl || daySurgeryPages.home.at
    const call = { ctx, refuse: refuse as never, input: { openid: input.openid, returnUrl, myCouponId: undefined } }
    const prepared = await cashier.prepare(call, input.policyId, way)
    if (isRefused(prepared)) return prepared
    return prepared === 'nothing to pay' ? new Finished('SUCCESS' as const) : prepared
  },
  outside: (attempt, { runtime }) => cashier.outside(attempt, runtime),
  settle: (heard, attempt, { ctx, refuse, input }) =>
    cashier.settle(heard, attempt, { ctx, refuse: refuse as never, input: { ...input, myCouponId: undefined } }),
})

export const queryPolicyPayment = stepped<Services['queryPolicyPayment'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse }) {
    const open = await paymentStatus.open(ctx, input.policyId)
    if (open.length > 0) return open
    const now = await paymentStatus.standing(ctx, input.policyId)
    return now ? new Finished(now) : refuse('not_found')
  },
  outside: (open, { runtime }) => paymentStatus.ask(runtime, open),
  settle: async (news, _open, { input, ctx, refuse }) =>
    (await paymentStatus.standing(ctx, input.policyId, news)) ?? refuse('not_found'),
})

type One = { policyId: string }

/** Tells the insurer what was paid; what it refuses is paid back. */
const insure: Job<One> = {
  name: insureJob,
  retries: 60,
  async run({ policyId }, on) {
    const insurer = on.runtime.surgeryInsurer
    if (!insurer) throw new Error('no insurer is connected, and a premium was paid')
    const asked = await on.transact(async ctx => {
      const one = await findPolicy(ctx, policyId)
      const scope = one && { ...ctx, caller: { kind: 'account' as const, accountId: one.accountId, sessionId: '' } }
      const who = one && scope && (await identityOf(scope, one.personId))
      return one && who && { one, who }
    })
    if (asked?.one.status !== 'paid') return
    const { one, who } = asked
    const { productCode, premiumCents, surgeryAt: plannedAt } = one
    const { name, idCard } = who
    const answer = await insurer.insure({ ourNo: policyId, productCode, premiumCents, name, idCard, plannedAt })
    await on.transact(async ctx => {
      const held = await findPolicy(ctx, policyId, true)
      if (!held) return
      if (answer.outcome === 'refused') await movePolicy(ctx, held, 'refuse', 'hospital', { reason: answer.reason })
      else if (!(await movePolicy(ctx, held, 'insure', 'hospital', { policyNo: answer.policyNo })))
        await ctx.enqueue(withdrawJob, { policyId })
    })
  },
}

const withdraw: Job<One> = {
  name: withdrawJob,
  retries: 60,
  async run({ policyId }, on) {
    const one = await on.transact(ctx => findPolicy(ctx, policyId))
    if (one?.status === 'withdrawn') await on.runtime.surgeryInsurer?.withdraw(policyId)
  },
}

export const policyJobs = [insure, withdraw]

/** Unpaid in time. */
export const policyTimer = policies.timer('surgery-policy', {
  lapse: (ctx, one) => movePolicy(ctx, one, 'lapse', 'clock'),
})
