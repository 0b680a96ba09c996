import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { AuditLine, Ctx, HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { refundJob } from './job-names.ts'
import { bookReturned } from './ledger.table.ts'
import { putInBox } from './payment.box.ts'
import { findPayment, type Payment } from './payment.table.ts'
import { findRefund, markAskedAgain, markSettledByHand, type Refund } from './refund.table.ts'
import { payWayOf, providerOf } from './ways.ts'

export const listDeskRefunds: HandlerOf<typeof paymentDeskServices.listDeskRefunds> = async ({ input, ctx }) => {
  const { refundState, payChannel, number, fromDay, untilDay, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .selectAll('refund')
    .select(['payment.provider', 'payment.bizType', 'payment.bizId', 'payment.subject'])
    .$call(whenGiven(refundState, (query, refundState) => query.where('refund.state', '=', refundState)))
    .$if(Boolean(payChannel), query => query.where('payment.provider', '=', providerOf(payChannel as PayWay)))
    .$call(
      whenGiven(number, (query, number) =>
        query.where(eb => eb.or([eb('refund.refundNo', '=', number), eb('refund.payNo', '=', number)])),
      ),
    )
    .$call(whenGiven(fromDay, (query, fromDay) => query.where('refund.createdAt', '>=', new Date(startOfDay(fromDay)))))
    .$call(
      whenGiven(untilDay, (query, untilDay) =>
        query.where('refund.createdAt', '<', new Date(startOfDay(addDays(untilDay, 1)))),
      ),
    )
    .orderBy(({ eb }) => eb('refund.state', '=', 'failed'), 'desc')
    .orderBy(({ eb }) => eb('refund.state', '=', 'done'))
    .orderBy('refund.createdAt', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, shownRefund)
}

/** As the operator sees it. */
export const shownRefund = <Row extends Refund & Pick<Payment, 'provider'>>({
  provider,
  state,
  createdAt,
  sentAt,
  doneAt,
  ...row
}: Row) => ({
  ...row,
  payChannel: payWayOf(provider),
  refundState: state as RefundState,
  createdAt: createdAt.getTime(),
  sentAt: sentAt?.getTime() ?? null,
  doneAt: doneAt?.getTime() ?? null,
})

/** Under a new number: the provider never takes again what it has refused. */
export const retryRefund: HandlerOf<typeof paymentDeskServices.retryRefund> = async ({ input, ctx, refuse }) => {
  const refund = await findRefund(ctx, input.refundNo)
  if (!refund) return refuse('not_found')
  if (!(await markAskedAgain(ctx, refund))) return refuse('refund_not_failed')
  await ctx.enqueue(refundJob, { refundNo: refund.refundNo })
  await writeDown(ctx, 'refund.retry', refund)
  return true
}

export const settleRefundByHand: HandlerOf<typeof paymentDeskServices.settleRefund> = async ({
  input,
  ctx,
  refuse,
}) => {
  const refund = await findRefund(ctx, input.refundNo)
  if (!refund) return refuse('not_found')
  if (!(await markSettledByHand(ctx, refund, { staffId: ctx.caller.staffId, note: input.note })))
    return refuse('refund_not_failed')
  await bookReturned(ctx, refund, 'window')
  const payment = await findPayment(ctx, refund.payNo)
  if (payment) await putInBox(ctx, payment, refund, 'refund_done')
  await writeDown(ctx, 'refund.settle', refund)
  return true
}

async function writeDown(
  ctx: Ctx<StaffCaller>,
  action: AuditLine['action'],
  { refundNo, payNo }: Refund,
): Promise<void> {
  const payment = await findPayment(ctx, payNo)
  if (!payment) return
  await ctx.audit({ action, accountId: payment.accountId, recordType: 'refund', recordId: refundNo })
  await ctx.announce({ accountId: payment.accountId }, 'payment', payment.bizId)
}
