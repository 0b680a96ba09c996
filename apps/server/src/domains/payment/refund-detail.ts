import type { Selectable } from 'kysely'
import { payWayLabels, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { RefundDetail, RefundSum } from '@nethos/contract/payment/payment.schemas.ts'
import type { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { refundFailedSentence, refundStates, type RefundState } from '@nethos/contract/payment/refund.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import type { Refund } from '../../database/types.gen.ts'
import { ofConsult, type Business } from './business.ts'
import { payWayOf } from './ways.ts'
import { refundExpectedOn, shortDay } from './working-days.ts'

/** ~nethos.consult.refund.detail: where the money is. */
export const refundDetail: HandlerOf<typeof paymentServices.refundDetail> = async ({ input, ctx, refuse }) => {
  const rows = await rowsOf(ctx, ofConsult(input.consultId))
  return rows.length === 0 ? refuse('not_found') : { refunds: rows.map(shown), sum: sumOf(rows) }
}

/** What goes back of one order of the caller's, newest first. */
export const refundsOf = async (ctx: Ctx<AccountCaller>, business: Business): Promise<RefundDetail[]> =>
  (await rowsOf(ctx, business)).map(shown)

const rowsOf = (ctx: Ctx<AccountCaller>, { bizType, bizId }: Business): Promise<Row[]> =>
  ctx.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payNo', 'refund.payNo')
    .selectAll('refund')
    .select(['payment.provider', 'payment.state as paymentState', 'payment.amountCents as paidCents'])
    .where('payment.accountId', '=', ctx.caller.accountId)
    .where('payment.bizType', '=', bizType)
    .where('payment.bizId', '=', bizId)
    .orderBy('refund.createdAt', 'desc')
    .orderBy('refund.refundNo', 'desc')
    .execute()

type Row = Selectable<Refund> & { provider: string; paymentState: string; paidCents: number }

/** Of what was paid too much nothing has to be added up: it goes back whole. */
function sumOf(rows: readonly Row[]): RefundSum | null {
  const counted = rows.filter(row => row.paymentState === 'paid')
  const paid = counted[0]
  if (!paid) return null
  const sum = (refunds: readonly Row[]) => refunds.reduce((all, one) => all + one.amountCents, 0)
  return {
    paidCents: paid.paidCents,
    refundCents: sum(counted),
    returnedCents: sum(counted.filter(one => one.state === 'done')),
  }
}

function shown({ provider, paidCents, ...refund }: Row): RefundDetail {
  const way = payWayOf(provider)
  const toAccount = refund.settledBy === null ? `原${payWayLabels[way]}账户` : '医院窗口'
  const expectedOn = refundExpectedOn(refund.createdAt.getTime())
  const refundState = refund.state as RefundState
  return {
    refundNo: refund.refundNo,
    amountCents: refund.amountCents,
    isPart: refund.amountCents < paidCents,
    payChannel: way,
    toAccount,
    reason: refund.reason,
    refundState,
    stateLabel: refundStates[refundState].label,
    requestedAt: refund.createdAt.getTime(),
    sentAt: refund.sentAt?.getTime() ?? null,
    doneAt: refund.doneAt?.getTime() ?? null,
    expectedOn,
    sentence: sentenceOf(refundState, { way, toAccount, expectedOn, isByHand: refund.settledBy !== null }),
  }
}

function sentenceOf(
  state: RefundState,
  { way, toAccount, expectedOn, isByHand }: { way: PayWay; toAccount: string; expectedOn: string; isByHand: boolean },
): string {
  switch (state) {
    case 'requested':
      return `退款申请已受理，预计${shortDay(expectedOn)}前退回${toAccount}`
    case 'sent':
      return `${payWayLabels[way]}正在处理，预计${shortDay(expectedOn)}前退回${toAccount}`
    case 'failed':
      return refundFailedSentence
    case 'done':
      return isByHand ? '已在医院窗口退款' : `已退回${toAccount}，到账时间以${payWayLabels[way]}为准`
  }
}
