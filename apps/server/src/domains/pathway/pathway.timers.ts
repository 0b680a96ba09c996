import type { Ctx } from '../../calls/handler.ts'
import { pathwayTasks } from './pathway.lifecycle.ts'
import { holdPathway, type TaskRow } from './pathway.table.ts'
import { settlePathway } from './settle.ts'

/**
 * A task has come to its opening or its end. The pathway is held before anything of it changes; while somebody else has it
 * in hand the task waits for the next look, for he settles it anyway.
 */
async function settleOf(ctx: Ctx, { pathwayId }: TaskRow): Promise<boolean> {
  const pathway = await holdPathway(ctx, pathwayId, true)
  if (!pathway) return false
  await settlePathway(ctx, pathway)
  await ctx.announce({ accountId: pathway.accountId }, 'pathway', pathwayId)
  return true
}

export const pathwayTaskTimer = pathwayTasks.timer('pathway task', { open: settleOf, miss: settleOf })
