import { laterOf, nextDue, type ReminderPlan } from '@nethos/contract/renewal/due-lines.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Prescription as Row } from '../../database/types.gen.ts'
import { lastRemindersOf, linesOf, reminderWeekdaysOf } from './stored.ts'

/** What its reminders are counted by; the JSON columns are read at their seam. */
export type MedicationRow = Pick<Selectable<Row>, 'lines' | 'usesEndAt' | 'reminderTimes'> & {
  reminderWeekdays: unknown
  lastReminders: unknown
}
export type Plan = ReminderPlan<DrugLine>

const day = 86_400_000

export function planOf(row: Omit<MedicationRow, 'usesEndAt'> & { usesEndAt: Date }): Plan {
  const lines = linesOf(row)
  return {
    lines,
    // The end is counted by the longest of them (countUseFrom).
    startedAt: row.usesEndAt.getTime() - Math.max(...lines.map(line => line.days)) * day,
    times: row.reminderTimes,
    weekdays: reminderWeekdaysOf(row),
    last: lastRemindersOf(row),
  }
}

/** The same, with what was said for the same medicine of another prescription: two of a weekly one are not two a week. */
export async function planWithOthers(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  row: MedicationRow & Pick<Selectable<Row>, 'prescriptionId' | 'personId'>,
): Promise<Plan | null> {
  const { prescriptionId, personId, usesEndAt } = row
  if (!usesEndAt) return null
  const others = await db
    .selectFrom('prescription')
    .select('lastReminders')
    .where('personId', '=', personId)
    .where('approvedAt', 'is not', null)
    .where('prescriptionId', '<>', prescriptionId)
    .where('usesEndAt', '>', new Date(now - 7 * day))
    .execute()
  const plan = planOf({ ...row, usesEndAt })
  return { ...plan, last: others.map(lastRemindersOf).reduce(laterOf, plan.last) }
}

/** When the clock looks at it next: nothing is due before; null: no more. */
export function nextReminder(row: MedicationRow, now: number): Date | null {
  if (row.reminderTimes.length === 0 || !row.usesEndAt) return null
  const at = nextDue(planOf({ ...row, usesEndAt: row.usesEndAt }), now)
  return at === null ? null : new Date(at)
}
