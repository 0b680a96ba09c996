import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { Finished, stepped, type Ctx, type SteppedHandlerOf } from '../../calls/handler.ts'
import { newsOf } from './ask-provider.ts'
import { ofConsult, type Business } from './business.ts'
import type { Asked, Payables } from '../../registry/payable.ts'
import { newestAttempt, openAttempts, type Payment } from './payment.table.ts'
import { payableOf, settlePayment, type ReportedPayment } from './settle-payment.ts'

type Query = typeof paymentServices.queryPayment
type Shown = OutputOf<Query>

/** The payment page asks on entry and on return: a lost notice is found by the person who waits for it. */
export const queryPayment = (payables: Payables): SteppedHandlerOf<Query> =>
  stepped<Query, Payment[], ReportedPayment[]>({
    async prepare({ input, ctx, refuse }) {
      const business = ofConsult(input.consultId)
      const asked = await payableOf(payables, business).find(ctx, business.bizId)
      if (!asked || asked.accountId !== ctx.caller.accountId) return refuse('not_found')
      const open = await openAttempts(ctx, business)
      return open.length === 0 ? new Finished(await shown(ctx, business, asked)) : open
    },
    outside: (open, { runtime }) => newsOf(runtime, open),
    async settle(news, _open, { input, ctx, refuse }) {
      for (const paid of news) await settlePayment(ctx, payables, paid)
      const business = ofConsult(input.consultId)
      const asked = await payableOf(payables, business).find(ctx, business.bizId)
      return asked ? shown(ctx, business, asked) : refuse('not_found')
    },
  })

export async function shown(ctx: Ctx, business: Business, { state, expiresAt }: Asked): Promise<Shown> {
  if (state !== 'payable') return { state, payWaitSeconds: 0 }
  const newest = (await newestAttempt(ctx, business))?.state
  const hasFailed = newest === 'failed' || newest === 'closed'
  return {
    state: hasFailed ? 'failed' : 'waiting',
    payWaitSeconds: Math.max(0, Math.ceil((expiresAt - ctx.now) / 1000)),
  }
}
