import type { Ctx } from '../../calls/handler.ts'
import type { Timer } from '../../jobs/job.ts'
import { askAgainMs, undoing } from './fees.jobs.ts'
import { feeBills, orders, type FeeBill, type FeeOrder } from './fees.lifecycle.ts'
import { reportRefundJob, undoJob } from './job-names.ts'
import { closeBills, notify } from './life.ts'

const orderTimer = orders.timer('fee-order', {
  async lapse(ctx: Ctx, order: FeeOrder) {
    const lapsed = await orders.transition(ctx, order, 'lapse', 'clock')
    if (!lapsed) return undefined
    await closeBills(ctx, lapsed)
    await notify(ctx, lapsed)
    return lapsed
  },
})

const billTimer = feeBills.timer('fee-bill', {
  /** The hospital or the settlement centre has not answered in its time: all of it is taken back. */
  async give_up(ctx: Ctx, bill: FeeBill) {
    const given = await feeBills.transition(ctx, bill, 'give_up', 'clock', undoing(ctx.now, '医院没有及时确认收费'))
    if (given) await ctx.enqueue(undoJob, { settleNo: bill.settleNo })
    return given
  },
  async ask_again(ctx: Ctx, bill: FeeBill) {
    await ctx.enqueue(undoJob, { settleNo: bill.settleNo })
    return feeBills.transition(ctx, bill, 'ask_again', 'clock', { askedAgainAt: ctx.now + askAgainMs })
  },
})

/** What the hospital was not told of, because its line was down for hours or a job was lost. */
const reportRefundTimer: Timer = {
  name: 'fee-give-back',
  run: ({ transact }) =>
    transact(async ({ db, now, enqueue }) => {
      const due = await db
        .updateTable('feeGiveBack')
        .set({ dueAt: new Date(now + askAgainMs) })
        .where('dueAt', '<=', new Date(now))
        .returning('refundNo')
        .execute()
      for (const { refundNo } of due) await enqueue(reportRefundJob, { refundNo })
      return due.length
    }),
}

export const feeTimers = [orderTimer, billTimer, reportRefundTimer]
