import { medicationPage } from '@nethos/contract/renewal/renewal.paths.ts'
import type { Ctx } from '../../calls/handler.ts'
import { eachAlone } from '../../jobs/each-alone.ts'
import type { Due } from '../../jobs/job.ts'
import { putMessage } from '../messages/public.ts'
import { isGivenBack } from '../payment/public.ts'
import { pdfJob } from './job-names.ts'
import { linesOf, nextReminder } from './prescription.table.ts'
import { carryOutDue, putInBox, tell, watchRefund } from './renewal.life.ts'
import { deadlines, move } from './renewal.move.ts'
import { takeDueRenewal } from './renewal.table.ts'

const batch = 50

/** 48 hours undecided, three days unpaid, ten days on the way, seven days uncollected, money given back. */
const renewalDue: Due = {
  name: 'renewal',
  async carryOut(on) {
    const due = await on.db
      .selectFrom('renewal')
      .select('consultId')
      .where('dueAt', '<=', new Date(on.now()))
      .orderBy('dueAt')
      .limit(batch)
      .execute()
    return eachAlone(on, due, (ctx, { consultId }) => carryOutOne(ctx, consultId))
  },
}

async function carryOutOne(ctx: Ctx, consultId: string): Promise<number> {
  const renewal = await takeDueRenewal(ctx, consultId)
  if (!renewal) return 0
  if (renewal.status === 'refund_due') {
    const isBack = await isGivenBack(ctx, { bizType: 'consult', bizId: consultId })
    const refunded = isBack && (await move(ctx, renewal, 'refund', 'payment'))
    if (!refunded) {
      await watchRefund(ctx, consultId, true)
      return 0
    }
    await putInBox(ctx, refunded, 'renewal_refunded')
    await tell(ctx, refunded)
    return 1
  }
  if (await carryOutDue(ctx, renewal)) return 1
  // The table has changed since the row was written: the row follows the table.
  await ctx.db
    .updateTable('renewal')
    .set(deadlines(renewal.status, renewal))
    .where('consultId', '=', consultId)
    .execute()
  return 0
}

/** 该用药了: at the times that the patient has chosen, into the message box. */
const reminderDue: Due = {
  name: 'medication-reminder',
  carryOut: ({ transact }) =>
    transact(async ctx => {
      const due = await ctx.db
        .selectFrom('prescription')
        .selectAll()
        .where('remindAt', '<=', new Date(ctx.now))
        .orderBy('remindAt')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const row of due) {
        const { prescriptionId, accountId, personName, reminderTimes, usesEndAt } = row
        if (usesEndAt && usesEndAt.getTime() > ctx.now)
          await putMessage(ctx, {
            accountId,
            type: 'medication_time',
            values: {
              person: personName,
              drugs: linesOf(row)
                .map(line => `${line.drugName} ${line.dose}`)
                .join('、'),
            },
            link: medicationPage(prescriptionId),
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
const pdfDue: Due = {
  name: 'prescription-pdf',
  carryOut: ({ transact }) =>
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

export const renewalDues: Due[] = [renewalDue, reminderDue, pdfDue]
