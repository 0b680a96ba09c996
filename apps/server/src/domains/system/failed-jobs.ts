import type { failedJobServices } from '@nethos/contract/system/failed-jobs.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { failedJobs, retryFailedJob } from '../../jobs/failed-jobs.ts'

type Services = typeof failedJobServices

export const listFailedJobs: HandlerOf<Services['listFailedJobs']> = async ({ input: { pageNum, pageSize }, ctx }) => {
  const found = await failedJobs(ctx.db, { limit: pageSize + 1, offset: (pageNum - 1) * pageSize })
  const rows = found
    .slice(0, pageSize)
    .map(row => ({ ...row, queuedAt: row.queuedAt.getTime(), failedAt: row.failedAt.getTime() }))
  return { rows, pageNum, pageSize, hasNextPage: found.length > pageSize }
}

export const retryJob: HandlerOf<Services['retryJob']> = async ({ input: { jobId }, ctx, refuse }) => {
  if (!(await retryFailedJob(ctx.db, jobId))) return refuse('not_found')
  await ctx.audit({ action: 'system.job.retry', recordType: 'job', recordId: jobId })
  return true
}
