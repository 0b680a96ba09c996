import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { RefundRequest as Shown, refundPartServices } from '@nethos/contract/payment/refund-part.services.ts'
import type { RefundRequestState } from '@nethos/contract/payment/refund-request.status.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { payWayOf, providerOf } from './ways.ts'

type OfStaff = Ctx<StaffCaller>

export const listRefundRequests: HandlerOf<typeof refundPartServices.listRefundRequests> = async ({ input, ctx }) => {
  const { requestState, payNo, payChannel, fromDay, untilDay, pageNum, pageSize } = input
  const found = await requests(ctx)
    .$call(whenGiven(requestState, (query, requestState) => query.where('refundRequest.state', '=', requestState)))
    .$call(whenGiven(payNo, (query, payNo) => query.where('refundRequest.payNo', '=', payNo)))
    .$if(Boolean(payChannel), query => query.where('payment.provider', '=', providerOf(payChannel as PayWay)))
    .$call(whenGiven(fromDay, (query, fromDay) => query.where('askedAt', '>=', new Date(startOfDay(fromDay)))))
    .$call(
      whenGiven(untilDay, (query, untilDay) => query.where('askedAt', '<', new Date(startOfDay(addDays(untilDay, 1))))),
    )
    .orderBy(({ eb }) => eb('refundRequest.state', '=', 'waiting'), 'desc')
    .orderBy('askedAt', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, row => shown(ctx, row))
}

/** All of one payment, newest first. */
export const requestsOf = async (ctx: OfStaff, payNo: string): Promise<Shown[]> =>
  (await requests(ctx).where('refundRequest.payNo', '=', payNo).orderBy('askedAt', 'desc').execute()).map(row =>
    shown(ctx, row),
  )

const requests = ({ db }: OfStaff) =>
  db
    .selectFrom('refundRequest')
    .innerJoin('payment', 'payment.payNo', 'refundRequest.payNo')
    .leftJoin('staff as asker', 'asker.staffId', 'refundRequest.askedBy')
    .leftJoin('staff as decider', 'decider.staffId', 'refundRequest.decidedBy')
    .selectAll('refundRequest')
    .select(['payment.bizType', 'payment.bizId', 'payment.subject', 'payment.provider'])
    .select(['asker.name as askerName', 'decider.name as deciderName'])

type Found = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number]

const shown = ({ caller }: OfStaff, row: Found): Shown => ({
  requestId: row.requestId,
  payNo: row.payNo,
  bizType: row.bizType,
  bizId: row.bizId,
  subject: row.subject,
  payChannel: payWayOf(row.provider),
  amountCents: row.amountCents,
  reason: row.reason,
  requestState: row.state as RefundRequestState,
  askedBy: row.askerName ?? '',
  isMine: row.askedBy === caller.staffId,
  askedAt: row.askedAt.getTime(),
  decidedBy: row.deciderName ?? '',
  decidedAt: row.decidedAt?.getTime() ?? null,
  note: row.note ?? '',
})
