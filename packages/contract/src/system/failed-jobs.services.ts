import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { done, only, page, service, type Services } from '../service.ts'

const failedJob = z.object({
  jobId: z.string(),
  /** Its name in the server, e.g. sms.send; job.names.ts has it in words. */
  job: z.string(),
  queuedAt: instant,
  failedAt: instant,
  /** How often it was tried. */
  tries: z.int(),
  /** What the last try died of, without long numbers: technical, English. */
  why: z.string(),
})

/** Work of the server's own that was given up after all its tries. */
export const failedJobServices = {
  /** Newest first; kept for 90 days. */
  listFailedJobs: service({
    name: 'staff.job.failed.list',
    kind: 'query',
    access: ['admin'],
    audits: { none: 'names no patient' },
    input: z.object({ pageNum, pageSize: pageSize(20, 100) }),
    reply: page(failedJob),
  }),
  /** Tries it again, as often as at first. Not found when it does not (any more) stand among the failed. */
  retryJob: service({
    name: 'staff.job.retry',
    kind: 'command',
    access: ['admin'],
    audits: { writes: ['system.job.retry'] },
    input: z.object({ jobId: staff('job') }),
    reply: done,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
