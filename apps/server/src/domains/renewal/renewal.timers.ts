import type { Ctx } from '../../calls/handler.ts'
import type { Timer } from '../../jobs/job.ts'
import { isGivenBack } from '../payment/public.ts'
import { pdfJob } from './job-names.ts'
import { reminderTimer } from './reminder.timer.ts'
import { business, callOff, conclude, putInBox, notify, watchRefund } from './renewal.life.ts'
import { renewals } from './renewal.lifecycle.ts'
import type { Renewal } from './renewal.table.ts'

const batch = 50

/** 48 hours undecided, three days unpaid, ten days on the way, seven days uncollected, money given back. */
const renewalTimer = renewals.timer('renewal', {
  lapse: (ctx, renewal) => callOff(ctx, renewal, 'lapse', 'clock', '医院未在规定时间内完成审核'),
  expire: (ctx, renewal) => callOff(ctx, renewal, 'expire', 'clock', '处方3天内未缴费，已失效'),
  put_back: (ctx, renewal) => callOff(ctx, renewal, 'put_back', 'clock', '药品7天未取，已退回药房'),
  arrive: (ctx, renewal) => conclude(ctx, renewal, 'arrive', 'clock'),
  look: lookForRefund,
})

async function lookForRefund(ctx: Ctx, renewal: Renewal): Promise<Renewal> {
  const isBack = await isGivenBack(ctx, business(renewal.consultId))
  const refunded = isBack && (await renewals.transition(ctx, renewal, 'refund', 'payment'))
  if (!refunded) return watchRefund(ctx, renewal, true)
  await putInBox(ctx, refunded, 'renewal_refunded')
  await notify(ctx, refunded)
  return refunded
}

const tenMinutes = 600_000

/** A PDF whose job was lost, or had no key to sign with yet. */
const pdfTimer: Timer = {
  name: 'prescription-pdf',
  run: ({ transact }) =>
    transact(async ctx => {
      const due = await ctx.db
        .selectFrom('prescription')
        .select('prescriptionId')
        .where('pdfDueAt', '<=', new Date(ctx.now))
        .orderBy('pdfDueAt')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { prescriptionId } of due) {
        await ctx.db
          .updateTable('prescription')
          .set({ pdfDueAt: new Date(ctx.now + tenMinutes) })
          .where('prescriptionId', '=', prescriptionId)
          .execute()
        await ctx.enqueue(pdfJob, { prescriptionId })
      }
      return due.length
    }),
}

export const renewalTimers: Timer[] = [renewalTimer, reminderTimer, pdfTimer]
