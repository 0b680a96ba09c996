import type { CashierEntry as ShownEntry } from '@nethos/contract/payment/payment.schemas.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import type { OutputOf, RefusalOf } from '@nethos/contract/service.ts'
import { isRefused, type Ctx, type Refused } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import { newsOf } from './ask-provider.ts'
import { openCashier, prepareAttempt, settleAttempt, type Attempt, type Heard, type PayCall } from './open-attempt.ts'
import { shownEntry } from './pay.ts'
import type { Business } from './business.ts'
import type { Payable } from '../../registry/payable.ts'
import { openAttempts, type Payment } from './payment.table.ts'
import { shown } from './query-payment.ts'
import { payableOf, settlePayment, type ReportedPayment } from './settle-payment.ts'
import { payChannelFor } from './ways.ts'

export type CashierCall = PayCall

/** The three steps of opening the cashier for what a domain sells, for its own service to be made of. */
export function cashierFor(bizType: string, payable: Payable) {
  const payables = { [bizType]: payable }
  return {
    prepare: (
      call: CashierCall,
      bizId: string,
      payChannel: PayWay,
    ): Promise<Attempt | Refused<RefusalOf<typeof paymentServices.pay>> | 'nothing to pay'> =>
      prepareAttempt(payables, { bizType, bizId }, call, openid =>
        payChannelFor(payChannel, { channel: call.ctx.channel, openid }),
      ),
    outside: (attempt: Attempt, runtime: Runtime): Promise<Heard> => openCashier(attempt, runtime),
    async settle(
      heard: Heard,
      attempt: Attempt,
      call: CashierCall,
    ): Promise<'SUCCESS' | ShownEntry | Refused<RefusalOf<typeof paymentServices.pay>>> {
      const settled = await settleAttempt(payables, heard, attempt, call)
      if (isRefused(settled)) return settled
      return settled === 'paid' ? 'SUCCESS' : shownEntry(settled)
    },
  }
}

/** How the payment of an order stands: what the provider says is settled first. Undefined: no such order of the caller's. */
export function paymentStatusOf(bizType: string, payable: Payable) {
  const payables = { [bizType]: payable }
  const asked = async (ctx: Ctx, bizId: string) => {
    const found = await payableOf(payables, { bizType }).find(ctx, bizId)
    return found && ctx.caller.kind === 'account' && found.accountId === ctx.caller.accountId ? found : undefined
  }
  return {
    open: (ctx: Ctx, bizId: string): Promise<Payment[]> => openAttempts(ctx, { bizType, bizId }),
    ask: (runtime: Runtime, open: readonly Payment[]): Promise<ReportedPayment[]> => newsOf(runtime, open),
    async standing(
      ctx: Ctx,
      bizId: string,
      news: readonly ReportedPayment[] = [],
    ): Promise<OutputOf<typeof paymentServices.queryPayment> | undefined> {
      for (const told of news) await settlePayment(ctx, payables, told)
      const found = await asked(ctx, bizId)
      return found && shown(ctx, { bizType, bizId } satisfies Business, found)
    },
  }
}
