import type { failedJobServices } from '@nethos/contract/system/failed-jobs.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { dismissedJobs, dismissFailedJob } from '../../jobs/dismissed-jobs.ts'
import { failedJobs, retryFailedJob, type FailedJob } from '../../jobs/failed-jobs.ts'

type Services = typeof failedJobServices
interface Page {
  pageNum: number
  pageSize: number
}

/** One more than the page holds is read: so it is known whether there is a next one. */
const range = ({ pageNum, pageSize }: Page) => ({ limit: pageSize + 1, offset: (pageNum - 1) * pageSize })
const pageOf = <Row>(found: readonly Row[], { pageNum, pageSize }: Page) => ({
  rows: found.slice(0, pageSize),
  pageNum,
  pageSize,
  hasNextPage: found.length > pageSize,
})
const timed = <Row extends FailedJob>(row: Row) => ({
  ...row,
  queuedAt: row.queuedAt.getTime(),
  failedAt: row.failedAt.getTime(),
})

export const listFailedJobs: HandlerOf<Services['listFailedJobs']> = async ({ input, ctx }) =>
  pageOf((await failedJobs(ctx.db, range(input))).map(timed), input)

export const listDismissedJobs: HandlerOf<Services['listDismissedJobs']> = async ({ input, ctx }) => {
  const found = await dismissedJobs(ctx.db, range(input))
  return pageOf(
    found.map(row => ({ ...timed(row), dismissedAt: row.dismissedAt.getTime() })),
    input,
  )
}

const audit = (ctx: Ctx<StaffCaller>, action: 'system.job.retry' | 'system.job.dismiss', jobId: string) =>
  ctx.audit({ action, recordType: 'job', recordId: jobId })

export const retryJob: HandlerOf<Services['retryJob']> = async ({ input: { jobId }, ctx, refuse }) => {
  if (!(await retryFailedJob(ctx.db, jobId))) return refuse('not_found')
  await audit(ctx, 'system.job.retry', jobId)
  return true
}

export const dismissJob: HandlerOf<Services['dismissJob']> = async ({ input: { jobId, reason }, ctx, refuse }) => {
  const { staffId } = ctx.caller
  if (!(await dismissFailedJob(ctx.db, { jobId, reason, staffId, at: ctx.now }))) return refuse('not_found')
  await audit(ctx, 'system.job.dismiss', jobId)
  return true
}
