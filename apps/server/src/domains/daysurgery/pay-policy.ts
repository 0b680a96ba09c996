import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Job } from '../../jobs/job.ts'
import type { InsuranceAnswer } from '../../ports/surgery-insurer.ts'
import type { Payable } from '../../registry/payable.ts'
import { saleOf } from '../payment/public.ts'
import { identityOf } from '../people/public.ts'
import { findPolicy, insureJob, movePolicy, policies, withdrawJob, type Policy } from './policy.life.ts'

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

const sale = saleOf('surgery_policy', policyPayable)

export const { pay: payPolicy, query: queryPolicyPayment } = sale.services('policyId', () => daySurgeryPages.home.at)

type One = { policyId: string }

/** What the insurer's answer makes of it. Moved while the insurer was asked, it is asked once more. */
async function answered(ctx: Ctx, { policyId, surgeryAt }: Policy, answer: InsuranceAnswer): Promise<void> {
  const held = await findPolicy(ctx, policyId, true)
  if (!held) return
  if (answer.outcome === 'refused') {
    const event = held.status === 'insured' ? 'callOff' : 'refuse'
    await movePolicy(ctx, held, event, 'hospital', { reason: answer.reason })
    return
  }
  if (held.status === 'paid') await movePolicy(ctx, held, 'insure', 'hospital', { policyNo: answer.policyNo })
  else if (held.status !== 'insured') return ctx.enqueue(withdrawJob, { policyId })
  if (held.surgeryAt !== surgeryAt) await ctx.enqueue(insureJob, { policyId })
}

/** Tells the insurer what was paid, and for when once it is for another time; what it refuses is paid back. */
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
    if (asked?.one.status !== 'paid' && asked?.one.status !== 'insured') return
    const { one, who } = asked
    const { productCode, premiumCents, surgeryAt: plannedAt } = one
    const { name, idCard } = who
    const answer = await insurer.insure({ ourNo: policyId, productCode, premiumCents, name, idCard, plannedAt })
    await on.transact(ctx => answered(ctx, one, answer))
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
