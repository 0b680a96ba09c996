import type { Ctx } from '../../calls/handler.ts'
import type { RefundFact } from '../../ports/payment.ts'
import { bookReturned } from './ledger.table.ts'
import { putInBox } from './payment.box.ts'
import { findPayment } from './payment.table.ts'
import { askedNumber, findRefund, markRefused, markReturned, markSent, ofAskedNumber } from './refund.table.ts'
import { MismatchError, UnknownNumberError } from './settle-payment.ts'

export interface ReportedRefund {
  provider: string
  fact: RefundFact
}

/** Writes down what a provider says of a refund. Said again, it changes nothing. */
export async function settleRefund(ctx: Ctx, { provider, fact }: ReportedRefund): Promise<void> {
  const refund = await findRefund(ctx, ofAskedNumber(fact.refundNo).refundNo)
  const payment = refund && (await findPayment(ctx, refund.payNo))
  if (!refund || payment?.provider !== provider || payment.payNo !== fact.payNo)
    throw new UnknownNumberError(`${provider} speaks of the refund ${fact.refundNo}`)
  if (fact.amountCents !== undefined && fact.amountCents !== refund.amountCents) {
    throw new MismatchError(
      `the refund ${fact.refundNo} is of ${refund.amountCents}, and ${fact.amountCents} went back`,
    )
  }
  if (fact.outcome === 'done') {
    if (!(await markReturned(ctx, refund, fact))) return
    await bookReturned(ctx, refund, 'provider')
    await putInBox(ctx, payment, refund, 'refund_done')
  } else {
    if (fact.refundNo !== askedNumber(refund)) return
    const hasMoved = await (fact.outcome === 'failed' ? markRefused : markSent)(ctx, refund, fact)
    if (!hasMoved) return
    if (fact.outcome === 'failed') await ctx.announce('operators', 'refund', refund.refundNo)
  }
  await ctx.announce({ accountId: payment.accountId }, 'payment', payment.bizId)
}
