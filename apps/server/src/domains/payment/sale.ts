import type { CashierEntry as ShownEntry } from '@nethos/contract/payment/payment.schemas.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import type { OutputOf, RefusalOf, Service } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import {
  Finished,
  isRefused,
  refuse,
  stepped,
  type Ctx,
  type Refused,
  type SteppedHandlerOf,
} from '../../calls/handler.ts'
import type { Payable } from '../../registry/payable.ts'
import type { Runtime } from '../../runtime.ts'
import { newsOf } from './ask-provider.ts'
import { openCashier, prepareAttempt, settleAttempt, type Attempt, type AttemptOutcome } from './open-attempt.ts'
import { shownEntry } from './pay.ts'
import { openAttempts, type Payment } from './payment.table.ts'
import { shown } from './query-payment.ts'
import { settlePayment, type ReportedPayment } from './settle-payment.ts'
import { payChannelFor, wayOfShell } from './ways.ts'

type Mine = Ctx<AccountCaller>
type Opened = 'SUCCESS' | ShownEntry
type PayRefusal = RefusalOf<typeof paymentServices.pay> | 'way_missing'
export type PaymentStatus = OutputOf<typeof paymentServices.queryPayment>

/** How the payer wants to pay (cashierFields of the contract). */
export interface HowToPay {
  payChannel?: PayWay | '' | null | undefined
  openid?: string | null | undefined
  returnUrl?: string | null | undefined
}
type PayService<Id extends string> = Service<
  unknown,
  Record<Id, string> & HowToPay,
  Opened,
  PayRefusal,
  'account',
  false
>
type QueryService<Id extends string> = Service<
  unknown,
  Record<Id, string>,
  PaymentStatus,
  'not_found',
  'account',
  false
>

/** What a domain that sells hands to its own services: the steps of the cashier, and how a payment stands. */
export interface Sale {
  /** First step. `page`: where the cashier leads back to when the client does not say. */
  open(
    ctx: Mine,
    bizId: string,
    how: HowToPay,
    page: string,
  ): Promise<Attempt | Refused<PayRefusal> | Finished<'SUCCESS'>>
  /** Second and third step. */
  outside(attempt: Attempt, at: { runtime: Runtime }): Promise<AttemptOutcome>
  settle(outcome: AttemptOutcome, attempt: Attempt, at: { ctx: Mine }): Promise<Opened | Refused<PayRefusal>>
  /** Attempts whose end the provider has not told yet. */
  unsettled(ctx: Mine, bizId: string): Promise<Payment[]>
  ask(open: readonly Payment[], at: { runtime: Runtime }): Promise<ReportedPayment[]>
  /** Settles what the provider says. Undefined: no such order of the caller's. */
  status(ctx: Mine, bizId: string, news?: readonly ReportedPayment[]): Promise<PaymentStatus | undefined>
  /** Both services of an order whose number stands in the input under `id`. */
  services<Id extends string>(
    id: Id,
    pageOf: (orderId: string, ctx: Mine) => string | Promise<string>,
  ): { pay: SteppedHandlerOf<PayService<Id>>; query: SteppedHandlerOf<QueryService<Id>> }
}

export function saleOf(bizType: string, payable: Payable): Sale {
  const payables = { [bizType]: payable }
  const sale: Sale = {
    async open(ctx, bizId, { payChannel, openid, returnUrl }, page) {
      const way = payChannel || wayOfShell(ctx.channel)
      if (!way) return refuse('way_missing')
      const call = { ctx, input: { openid, returnUrl: returnUrl || page } }
      const prepared = await prepareAttempt(payables, { bizType, bizId }, call, payer =>
        payChannelFor(way, { channel: ctx.channel, openid: payer }),
      )
      return prepared === 'nothing to pay' ? new Finished('SUCCESS') : prepared
    },
    outside: (attempt, { runtime }) => openCashier(attempt, runtime),
    async settle(outcome, attempt, { ctx }) {
      const settled = await settleAttempt(payables, outcome, attempt, ctx)
      if (isRefused(settled)) return settled
      return settled === 'paid' ? 'SUCCESS' : shownEntry(settled)
    },
    unsettled: (ctx, bizId) => openAttempts(ctx, { bizType, bizId }),
    ask: (open, { runtime }) => newsOf(runtime, open),
    async status(ctx, bizId, news = []) {
      for (const reported of news) await settlePayment(ctx, payables, reported)
      const found = await payable.find(ctx, bizId)
      return found?.accountId === ctx.caller.accountId ? shown(ctx, { bizType, bizId }, found) : undefined
    },
    services: (id, pageOf) => servicesOf(sale, id, pageOf),
  }
  return sale
}

function servicesOf<Id extends string>(
  sale: Sale,
  id: Id,
  pageOf: (orderId: string, ctx: Mine) => string | Promise<string>,
): { pay: SteppedHandlerOf<PayService<Id>>; query: SteppedHandlerOf<QueryService<Id>> } {
  return {
    pay: stepped<PayService<Id>, Attempt, AttemptOutcome>({
      prepare: async ({ input, ctx }) => sale.open(ctx, input[id], input, await pageOf(input[id], ctx)),
      outside: sale.outside,
      settle: sale.settle,
    }),
    query: stepped<QueryService<Id>, Payment[], ReportedPayment[]>({
      async prepare({ input, ctx, refuse: no }) {
        const open = await sale.unsettled(ctx, input[id])
        if (open.length > 0) return open
        const now = await sale.status(ctx, input[id])
        return now ? new Finished(now) : no('not_found')
      },
      outside: sale.ask,
      settle: async (news, _open, { input, ctx, refuse: no }) =>
        (await sale.status(ctx, input[id], news)) ?? no('not_found'),
    }),
  }
}
