import type { Ctx } from '../../calls/handler.ts'
import { refundPart } from '../payment/public.ts'
import type { FeeBill } from './fees.lifecycle.ts'
import { reportRefundJob } from './job-names.ts'
import { bizType } from './life.ts'

/**
 * The rest of the deposits goes back where it came from, the newest deposit first. What was paid at the window is paid out
 * there.
 */
export async function giveBackRest(
  ctx: Ctx,
  { settleNo: dischargeNo, hosId, billNo, restCents }: FeeBill,
): Promise<void> {
  let rest = restCents
  if (rest === 0) return
  const deposits = await depositsOf(ctx, { hosId, billNo })
  for (const { settleNo, orderId } of deposits) {
    if (rest === 0) return
    const cause = `rest ${dischargeNo}`
    const part = await refundPart(ctx, {
      bizType,
      bizId: orderId,
      cause,
      reason: '出院结算退预缴金',
      amountCents: rest,
    })
    if (part === undefined) continue
    const refundNo = `B${settleNo.slice(1)}`
    await ctx.db
      .insertInto('feeGiveBack')
      .values({
        refundNo,
        settleNo,
        dischargeNo,
        amountCents: part,
        askedAt: new Date(ctx.now),
        dueAt: new Date(ctx.now + 600_000),
      })
      .execute()
    await ctx.enqueue(reportRefundJob, { refundNo })
    rest -= part
  }
}

const depositsOf = (ctx: Ctx, { hosId, billNo }: Pick<FeeBill, 'hosId' | 'billNo'>) =>
  ctx.db
    .selectFrom('feeBill')
    .select(['settleNo', 'orderId'])
    .where('hosId', '=', hosId)
    .where('billNo', '=', billNo)
    .where('what', '=', 'deposit')
    .where('state', '=', 'settled')
    .orderBy('settleNo', 'desc')
    .execute()
