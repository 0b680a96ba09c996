import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Timer } from '../../jobs/job.ts'
import { putMessage } from '../messages/public.ts'
import { isGivenBack } from '../payment/public.ts'
import { pdfJob } from './job-names.ts'
import { isOnItsWay, nextReminder } from './prescription.table.ts'
import { linesOf } from './stored.ts'
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

/** 该用药了: at the times that the patient has chosen, once the medicine is in his hands, into the message box. */
const reminderTimer: Timer = {
  name: 'medication-reminder',
  run: ({ transact }) =>
    transact(async ctx => {
      const due = await ctx.db
        .selectFrom('prescription')
        .innerJoin('renewal', 'renewal.consultId', 'prescription.consultId')
        .selectAll('prescription')
        .select(renewals.stateNow(ctx.now).as('status'))
        .where('remindAt', '<=', new Date(ctx.now))
        .orderBy('remindAt')
        .limit(batch)
        .forUpdate('prescription')
        .skipLocked()
        .execute()
      for (const row of due) {
        const { prescriptionId, accountId, personName, reminderTimes, usesEndAt, status } = row
        if (usesEndAt && usesEndAt.getTime() > ctx.now && !isOnItsWay(status))
          await putMessage(ctx, {
            accountId,
            type: 'medication_time',
            values: {
              person: personName,
              drugs: linesOf(row)
                .map(line => `${line.drugName} ${line.dose}`)
                .join('、'),
            },
            link: renewalPages.medication.to({ id: prescriptionId }),
            about: { recordType: 'medication', recordId: prescriptionId },
          })
        await ctx.db
          .updateTable('prescription')
          .set({ remindAt: nextReminder(reminderTimes, usesEndAt, ctx.now) })
          .where('prescriptionId', '=', prescriptionId)
          .execute()
      }
      return due.length
    }),
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
