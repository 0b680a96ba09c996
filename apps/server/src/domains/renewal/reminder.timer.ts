import { weekdayOf } from '@nethos/contract/common/days.ts'
import { dueNow, weekdayOfLine, withReminders } from '@nethos/contract/renewal/due-lines.ts'
import { isWeekly, weekdayWord, weekdaysOf } from '@nethos/contract/renewal/reminder-rhythm.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { parseFrequency } from '@nethos/contract/renewal/dose.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Timer } from '../../jobs/job.ts'
import { putMessage } from '../messages/public.ts'
import { isOnItsWay, type Prescription } from './prescription.table.ts'
import { renewals } from './renewal.lifecycle.ts'
import { nextReminder, planWithOthers, type Plan } from './reminder-plan.ts'
import { lastRemindersOf } from './stored.ts'

const batch = 50

/** 该用药了: what is to be taken now, at the times that the patient has chosen, once it is in his hands. */
export const reminderTimer: Timer = {
  name: 'medication-reminder',
  run: ({ transact }) =>
    transact(async ctx => {
      const rows = await ctx.db
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
      for (const row of rows) {
        const lastReminders = isOnItsWay(row.status) ? lastRemindersOf(row) : await remind(ctx, row)
        await ctx.db
          .updateTable('prescription')
          .set({
            lastReminders: JSON.stringify(lastReminders),
            remindAt: nextReminder({ ...row, lastReminders }, ctx.now),
          })
          .where('prescriptionId', '=', row.prescriptionId)
          .execute()
      }
      return rows.length
    }),
}

/** What he has been reminded of by then, of this prescription. */
async function remind(ctx: Ctx, row: Prescription) {
  const { prescriptionId, accountId, personName, remindAt } = row
  const last = lastRemindersOf(row)
  const plan = await planWithOthers(ctx, row)
  const due = plan && remindAt ? dueNow(plan, remindAt.getTime(), ctx.now) : []
  if (!plan || due.length === 0) return last
  await putMessage(ctx, {
    accountId,
    type: 'medication_time',
    values: { person: personName, drugs: due.map(({ line, on }) => inWords(plan, line, on)).join('、') },
    link: renewalPages.medication.to({ id: prescriptionId }),
    about: { recordType: 'medication', recordId: prescriptionId },
  })
  return withReminders(last, due)
}

/** A medicine that is not taken each day says so: one more or one less is what kills. */
function inWords(plan: Plan, line: DrugLine, on: string): string {
  const { drugName, dose, frequency } = line
  const days = isWeekly(line) ? weekdaysOf(line, weekdayOfLine(plan, line)).map(weekdayWord) : []
  const note =
    days.length === 1
      ? `每周一次，今天${weekdayOf(on)}用，其他日子不要用`
      : days.length > 1
        ? `${frequency}，只在${days.join('、')}用`
        : notes[parseFrequency(frequency) ?? '']
  return `${drugName} ${dose}${note ? `（${note}）` : ''}`
}

const notes: Readonly<Record<string, string>> = { qod: '隔日一次，明天不用', once: '只用这一次' }
