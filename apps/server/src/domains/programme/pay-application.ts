import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { programmePayServices } from '@nethos/contract/programme/programme-pay.services.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { dueEvent } from '@nethos/contract/states.ts'
import { applicationStates } from '@nethos/contract/programme/programme.status.ts'
import { Finished, isRefused, stepped, type Ctx } from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import {
  cashierFor,
  paymentStatusOf,
  type Attempt,
  type Heard,
  type Payment,
  type ReportedPayment,
} from '../payment/public.ts'
import { applications } from './application.lifecycle.ts'
import { endOf, move } from './application.life.ts'
import { ownApplication } from './application.table.ts'

/** What payment asks of an application. */
export const applicationPayable: Payable = {
  async find(ctx: Ctx, applicationId: string) {
    const found = await ownApplication(ctx, applicationId)
    if (!found) return undefined
    const one = applications.asOf(found, ctx.now)
    const isPaid = ['paid', 'going', 'done', 'refunded'].includes(one.status)
    return {
      accountId: one.accountId,
      personId: one.personId,
      amountCents: one.priceCents,
      subject: '专区服务',
      personName: one.personName,
      expiresAt: dueEvent(applicationStates, found.status, found)?.at ?? ctx.now,
      state: one.status === 'to_pay' ? 'payable' : isPaid ? 'paid' : 'gone',
    }
  },
  async wasPaid(ctx: Ctx, applicationId: string, paidAt: number) {
    const one = await ownApplication(ctx, applicationId, true)
    // Money that came in time counts, however late the word of it.
    const at = Math.min(paidAt, ctx.now)
    if (!one) return 'late'
    const startsAt = Math.max(one.startsAt ?? at, at)
    const paid = await move(ctx, one, 'pay', 'payment', { startsAt, endsAt: endOf(one, startsAt) }, at)
    return paid ? 'taken' : 'late'
  },
}

type Services = typeof programmePayServices
const cashier = cashierFor('programme', applicationPayable)
const paymentStatus = paymentStatusOf('programme', applicationPayable)

/** The one way that a shell has (docs/product/protocol.md 1: channel 10 the messaging app, 11 the payment app). */
const shellWay: Readonly<Record<string, PayWay>> = { 10: 'WECHAT', 11: 'ALIPAY' }

export const payApplication = stepped<Services['payApplication'], Attempt, Heard>({
  async prepare({ input, ctx, refuse }) {
    const way = input.payChannel || shellWay[ctx.channel]
    if (!way) return refuse('way_missing')
    const own = await ownApplication(ctx, input.applicationId)
    const link = placeLink(own?.code ?? '', 'application', { id: input.applicationId })
    const call = {
      ctx,
      refuse: refuse as never,
      input: { openid: input.openid, returnUrl: input.returnUrl || link, myCouponId: undefined },
    }
    const prepared = await cashier.prepare(call, input.applicationId, way)
    if (isRefused(prepared)) return prepared
    return prepared === 'nothing to pay' ? new Finished('SUCCESS' as const) : prepared
  },
  outside: (attempt, { runtime }) => cashier.outside(attempt, runtime),
  settle: (heard, attempt, { ctx, refuse, input }) =>
    cashier.settle(heard, attempt, { ctx, refuse: refuse as never, input: { ...input, myCouponId: undefined } }),
})

export const queryApplicationPayment = stepped<Services['queryApplicationPayment'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse }) {
    const open = await paymentStatus.open(ctx, input.applicationId)
    if (open.length > 0) return open
    const now = await paymentStatus.standing(ctx, input.applicationId)
    return now ? new Finished(now) : refuse('not_found')
  },
  outside: (open, { runtime }) => paymentStatus.ask(runtime, open),
  settle: async (news, _open, { input, ctx, refuse }) =>
    (await paymentStatus.standing(ctx, input.applicationId, news)) ?? refuse('not_found'),
})
