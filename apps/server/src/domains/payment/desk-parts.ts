import { present } from '@nethos/contract/common/present.ts'
import { centsOf } from '@nethos/contract/common/money.ts'
import type { refundPartServices } from '@nethos/contract/payment/refund-part.services.ts'
import { moreThanLeft } from '@nethos/contract/payment/refund-request.rules.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { paramOf } from '../system/public.ts'
import { giveBackRest, leftOf } from './give-back.ts'
import { takePayment, type Payment } from './payment.table.ts'
import { addGiven, addWaiting, causeOf, decide, findPart, findRequest, sumsOf } from './refund-request.table.ts'
import { refundNoOf } from './refund.table.ts'
import { requestRefund } from './request-refund.ts'

type Services = typeof refundPartServices
type OfStaff = Ctx<StaffCaller>

/** How much of a payment can still be given back, and how much of that by one person alone. Cents. */
export async function roomOf(ctx: Ctx, payment: Payment): Promise<{ leftCents: number; aloneCents: number }> {
  if (payment.state !== 'paid') return { leftCents: 0, aloneCents: 0 }
  const { amountCents } = await leftOf(ctx, payment)
  const { waiting, alone } = await sumsOf(ctx, payment.payNo)
  const leftCents = Math.max(0, amountCents - waiting)
  const limit = centsOf(await paramOf(ctx, 'refund.alone.yuan'))
  return { leftCents, aloneCents: Math.max(0, Math.min(leftCents, limit - alone)) }
}

export const refundPart: HandlerOf<Services['refundPart']> = async ({ input, ctx, refuse }) => {
  const { payNo, partId, amountCents, reason } = input
  const payment = await takePayment(ctx, payNo)
  if (!payment) return refuse('not_found')
  const known = await findPart(ctx, payNo, partId)
  if (known) return { state: known.state === 'approved' ? 'given' : 'waiting' }
  const { leftCents, aloneCents } = await roomOf(ctx, payment)
  if (leftCents === 0) return refuse('nothing_left')
  if (amountCents > leftCents) return refuse('more_than_left', { sentence: moreThanLeft(leftCents) })
  const asked = { payNo, partId, amountCents, reason, askedBy: ctx.caller.staffId }
  if (amountCents > aloneCents) {
    await addWaiting(ctx, asked)
    await notify(ctx, 'refund.part.ask', payment)
    return { state: 'waiting' }
  }
  await addGiven(ctx, asked, await give(ctx, payment, asked))
  await notify(ctx, 'refund.part', payment)
  return { state: 'given' }
}

/** What is left to the cent is the rest, and takes the coupon with it. Gives the refund's number. */
async function give(
  ctx: Ctx,
  payment: Payment,
  { partId, amountCents, reason }: { partId: string; amountCents: number; reason: string },
): Promise<string> {
  const cause = causeOf({ partId })
  const left = await leftOf(ctx, payment)
  if (amountCents === left.amountCents) await giveBackRest(ctx, payment, { cause, reason })
  else await requestRefund(ctx, payment, { cause, reason, amountCents, discountCents: 0 })
  return refundNoOf(ctx, payment.payNo, cause)
}

export const approveRefund: HandlerOf<Services['approveRefund']> = async ({ input: { requestId }, ctx, refuse }) => {
  const found = await findRequest(ctx, requestId)
  const payment = found && (await takePayment(ctx, found.payNo))
  if (!payment) return refuse('not_found')
  // Read again: it may have been decided before the payment was held.
  const request = present(await findRequest(ctx, requestId))
  if (request.state !== 'waiting') return refuse('request_decided')
  if (request.askedBy === ctx.caller.staffId) return refuse('own_request')
  const { amountCents } = await leftOf(ctx, payment)
  if (request.amountCents > amountCents) return refuse('more_than_left', { sentence: moreThanLeft(amountCents) })
  const refundNo = await give(ctx, payment, request)
  if (!(await decide(ctx, requestId, 'approved', { by: ctx.caller.staffId, refundNo })))
    return refuse('request_decided')
  await notify(ctx, 'refund.part.approve', payment)
  return true
}

export const refuseRefund: HandlerOf<Services['refuseRefund']> = async ({
  input: { requestId, note },
  ctx,
  refuse,
}) => {
  const request = await findRequest(ctx, requestId)
  const payment = request && (await takePayment(ctx, request.payNo))
  if (!payment) return refuse('not_found')
  if (request.askedBy === ctx.caller.staffId) return refuse('own_request')
  if (!(await decide(ctx, requestId, 'refused', { by: ctx.caller.staffId, note }))) return refuse('request_decided')
  await notify(ctx, 'refund.part.refuse', payment)
  return true
}

export const withdrawRefund: HandlerOf<Services['withdrawRefund']> = async ({ input: { requestId }, ctx, refuse }) => {
  const request = await findRequest(ctx, requestId)
  const payment = request && (await takePayment(ctx, request.payNo))
  if (!payment) return refuse('not_found')
  if (request.askedBy !== ctx.caller.staffId) return refuse('not_own_request')
  if (!(await decide(ctx, requestId, 'withdrawn', { by: ctx.caller.staffId }))) return refuse('request_decided')
  await notify(ctx, 'refund.part.withdraw', payment)
  return true
}

type Action = `refund.part${'' | `.${'ask' | 'approve' | 'refuse' | 'withdraw'}`}`

async function notify(ctx: OfStaff, action: Action, { payNo, accountId }: Payment): Promise<void> {
  await ctx.audit({ action, accountId, recordType: 'payment', recordId: payNo })
  await ctx.announce('operators', 'refund', payNo)
}
