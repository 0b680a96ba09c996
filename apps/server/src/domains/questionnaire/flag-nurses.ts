import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { ShownFlag } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { alertStaff, notifyMembers } from '../notify/public.ts'

/** A page of the workbench: what stands out and nobody has looked at. */
export const flaggedPage = '/questionnaires/flagged'

/** What stands out and nobody has looked at: rows after a `from`. */
export const unseenFlagged = sql`questionnaire_submission sent where is_flagged
  and not exists (select from questionnaire_seen seen where seen.submission_id = sent.submission_id)`

export async function countUnseen({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${unseenFlagged}`.execute(db)
  return firstOf(rows).count
}

/**
 * Every nurse hears of it in the way that she has chosen, and where the patient was given a number to call at once, too, at
 * whatever hour. The list changes at once for an administrator who has it open.
 */
export async function flagNurses(ctx: Ctx, submissionId: string, flags: readonly ShownFlag[]): Promise<void> {
  const nurses = sql<{ staffId: string }>`
    select nurse.staff_id from staff nurse where nurse.role = 'nurse' and nurse.is_active`
  await notifyMembers(ctx, nurses, { kind: 'flag', link: flaggedPage })
  if (flags.some(one => one.helplines.length > 0)) {
    const { rows } = await nurses.execute(ctx.db)
    const staff = rows.map(one => one.staffId)
    await alertStaff(ctx, staff, { template: 'consult-urgent', link: flaggedPage })
  }
  await ctx.announce('operators', 'questionnaire_flag', submissionId)
}
