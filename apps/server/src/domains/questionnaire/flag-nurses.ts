import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { notifyMembers } from '../notify/public.ts'

/** A page of the workbench: what stands out and nobody has looked at. */
export const flaggedPage = '/questionnaires/flagged'

/** Every nurse hears of it in the way that she has chosen; the list changes at once for an administrator who has it open. */
export async function flagNurses(ctx: Ctx, submissionId: string): Promise<void> {
  const nurses = sql`select nurse.staff_id from staff nurse where nurse.role = 'nurse'`
  await notifyMembers(ctx, nurses, { kind: 'flag', link: flaggedPage })
  await ctx.announce('operators', 'questionnaire_flag', submissionId)
}
