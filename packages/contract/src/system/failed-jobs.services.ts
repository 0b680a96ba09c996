import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { staff } from '../common/ids.ts'
import { done, only, page, service, type Services } from '../service.ts'
import { dismissReason } from './failed-jobs.rules.ts'

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

/** One that an administrator has dealt with otherwise. */
const dismissedJob = z.extend(failedJob, { reason: z.string(), staffName: z.string(), dismissedAt: instant })

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
  /** It is not tried any more, and no longer among the failed. Not found as above. */
  dismissJob: service({
    name: 'staff.job.dismiss',
    kind: 'command',
    access: ['admin'],
    audits: { writes: ['system.job.dismiss'] },
    input: z.object({ jobId: staff('job'), reason: dismissReason }),
    reply: done,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Newest first; for good. */
  listDismissedJobs: service({
    name: 'staff.job.dismissed.list',
    kind: 'query',
    access: ['admin'],
    audits: { none: 'names no patient' },
    input: z.object({ pageNum, pageSize: pageSize(20, 100) }),
    reply: page(dismissedJob),
  }),
} satisfies Services
