import type { Ctx } from '../../calls/handler.ts'
import { isFreeFor, spendOn } from '../coupons/public.ts'
import type { PaymentFact } from '../../ports/payment.ts'
import { bookPaid } from './ledger.table.ts'
import type { Payable, Payables } from '../../registry/payable.ts'
import { findPayment, holdBusiness, isPaid, markClosed, markFailed, markPaid, type Payment } from './payment.table.ts'
import { closePayments } from './close-payments.ts'
import { requestRefund } from './request-refund.ts'

/** The provider speaks of a number that our books do not have: perhaps not yet, so it shall say it again. */
export class UnknownNumberError extends Error {
  override name = 'UnknownNumberError'
}

/** The provider and our books do not agree on the amount or the currency: nothing is changed, somebody must look. */
export class MismatchError extends Error {
  override name = 'MismatchError'
}

export interface ReportedPayment {
  provider: string
  fact: PaymentFact
}

/**
 * Writes down what a provider says of a payment, in one transaction with all that follows from it (docs/product/security.md 7). Said
 * again, it changes nothing.
 */
export async function settlePayment(ctx: Ctx, payables: Payables, { provider, fact }: ReportedPayment): Promise<void> {
  const payment = await findPayment(ctx, fact.payNo)
  if (!payment || payment.provider !== provider)
    throw new UnknownNumberError(`${provider} speaks of the payment ${fact.payNo}`)
  if (fact.outcome === 'paid') await settlePaid(ctx, payableOf(payables, payment), payment, fact)
  if (fact.outcome === 'failed' && (await markFailed(ctx, payment.payNo))) await announce(ctx, payment)
  if (fact.outcome === 'closed' && (await markClosed(ctx, payment.payNo))) await announce(ctx, payment)
}

async function settlePaid(
  ctx: Ctx,
  payable: Payable,
  payment: Payment,
  { payNo, amountCents, currency, providerNo, paidAt = ctx.now }: PaymentFact,
): Promise<void> {
  if (amountCents !== payment.amountCents || currency !== 'CNY') {
    throw new MismatchError(
      `the payment ${payNo} is of ${payment.amountCents} CNY, and ${amountCents} ${currency} came`,
    )
  }
  await holdBusiness(ctx, payment)
  if (await isKnown(ctx, payNo)) return
  const isTaken =
    !(await isPaid(ctx, payment)) &&
    (await mayUseCoupon(ctx, payment)) &&
    (await payable.wasPaid(ctx, payment.bizId, paidAt, amountCents)) === 'taken'
  if (!(await markPaid(ctx, payNo, isTaken ? 'paid' : 'surplus', { paidAt, providerNo }))) {
    throw new Error(`the payment ${payNo} was settled by somebody who did not hold it`)
  }
  if (isTaken) {
    await spendCoupon(ctx, payment)
    await bookPaid(ctx, payment)
    await closePayments(ctx, payment)
  } else {
    const surplus = { ...payment, couponId: null, discountCents: 0 }
    await bookPaid(ctx, surplus)
    await requestRefund(ctx, surplus, {
      cause: 'surplus',
      reason: '订单已支付或已取消，全额退回',
      amountCents: payment.amountCents,
      discountCents: 0,
    })
  }
  await announce(ctx, payment)
}

/** Less money came because of a coupon. If that has gone to another order meanwhile, the price is not paid, and the money goes back. */
const mayUseCoupon = async (ctx: Ctx, { couponId, bizType, bizId }: Payment): Promise<boolean> =>
  couponId === null || (await isFreeFor(ctx, couponId, { bizType, bizId }))

/** Looked at before, and lost all the same: the transaction is undone, and the provider's next word finds it gone. */
export async function spendCoupon(
  ctx: Ctx,
  { payNo, couponId, discountCents, bizType, bizId }: Payment,
): Promise<void> {
  if (couponId === null) return
  if (!(await spendOn(ctx, couponId, { bizType, bizId, offCents: discountCents })))
    throw new Error(`the coupon of the payment ${payNo} went to another order at the same moment`)
}

async function isKnown(ctx: Ctx, payNo: string): Promise<boolean> {
  const state = (await findPayment(ctx, payNo))?.state
  return state === 'paid' || state === 'surplus'
}

export function payableOf(payables: Payables, { bizType }: { bizType: string }): Payable {
  const payable = payables[bizType]
  if (!payable) throw new Error(`nobody has said what a ${bizType} costs`)
  return payable
}

const announce = (ctx: Ctx, { accountId, bizId }: Payment) => ctx.announce({ accountId }, 'payment', bizId)
