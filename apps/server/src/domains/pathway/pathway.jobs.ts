import type { PathwayStatus } from '@nethos/contract/pathway/pathway.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Job } from '../../jobs/job.ts'
import type { PathwayEnded } from '../../registry/pathway.ts'
import type { PathwayRow } from './pathway.table.ts'

const endedJob = 'pathway.ended'

/** Whoever began it will hear how it stands, in a transaction of his own. */
export const notifyOfEnd = (ctx: Ctx, { pathwayId }: Pick<PathwayRow, 'pathwayId'>): Promise<void> =>
  ctx.enqueue(endedJob, { pathwayId })

/** Tells how the pathway stands now: of two ends in one moment the later one counts. */
export const notifyWhoBegan = (ended: PathwayEnded): Job<{ pathwayId: string }> => ({
  name: endedJob,
  run: ({ pathwayId }, { transact }) =>
    transact(async ctx => {
      const row = await ctx.db
        .selectFrom('pathway')
        .select(['originType', 'originId', 'status', 'stopReason'])
        .where('pathwayId', '=', pathwayId)
        .executeTakeFirst()
      if (!row) return
      const { originId, originType } = row
      const status = row.status as PathwayStatus
      await ended[originType]?.(ctx, { originId, pathwayId, status, reason: row.stopReason ?? '' })
    }),
})
