import type { PathwayTask } from '@nethos/contract/pathway/pathway.document.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { PathwayRow, TaskRow } from './pathway.table.ts'
import { assignTaskQuestionnaire } from './task-questionnaire.ts'

/** What happens when a task becomes open: its questionnaire is asked for, and the patient's pages hear of it. */
export async function taskOpened(
  ctx: Ctx,
  opened: { pathway: PathwayRow; task: PathwayTask; row: TaskRow },
): Promise<TaskRow> {
  const { accountId, pathwayId } = opened.pathway
  const row = await assignTaskQuestionnaire(ctx, opened)
  await ctx.announce({ accountId }, 'pathway', pathwayId)
  return row
}
