import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { isDay } from '../common/days.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { reportDifferenceNames, reportKindNames, reportStateNames } from './supervision.kinds.ts'
import { differenceNote } from './supervision.rules.ts'

const access = ['operator', 'admin'] as const
const paging = { pageNum, pageSize: pageSize(20, 100) }
const notFound = only(commonRefusals, 'not_found')
const namesNobody = { none: 'names no patient: kinds, numbers and times of reports' } as const
/** YYYY-MM-DD, Asia/Shanghai; '' for every day. */
const anyDay = z._default(z.string().check(z.refine(text => text === '' || isDay(text), '日期格式不正确')), '')

/** The connection as it is now. */
const overview = z.object({
  /** False while this installation has no platform: reports are collected and wait. */
  isConnected: z.boolean(),
  waiting: z.int(),
  refused: z.int(),
  /** Differences of the daily comparison that nobody has closed. */
  differences: z.int(),
  /** When the report that waits longest came up; null when none waits. */
  oldestWaitingAt: z.nullable(instant),
  lastAcceptedAt: z.nullable(instant),
  /** Why the last try did not reach the platform; '' when it did. */
  trouble: z.string(),
  troubleSince: z.nullable(instant),
})

const report = z.object({
  reportId: z.string(),
  /** Whole numbers without a gap: the platform sees whether something is missing. */
  sequence: z.int(),
  kind: z.enum(reportKindNames),
  /** Of the consult, prescription, …: our id. */
  recordId: z.string(),
  /** From 1; a changed record is reported again under the next one. */
  version: z.int(),
  reportState: z.enum(reportStateNames),
  occurredAt: instant,
  /** When it was last sent; null while it waits. */
  reportedAt: z.nullable(instant),
  receiptNo: z.string(),
  /** The platform's words; '' unless refused. */
  reason: z.string(),
})

const check = z.object({
  onDay: z.string(),
  /** How many reports of that day the platform had accepted by our books, and by its own. */
  ours: z.int(),
  theirs: z.int(),
  differences: z.int(),
  open: z.int(),
  checkedAt: instant,
})

const difference = z.object({
  differenceId: z.string(),
  onDay: z.string(),
  difference: z.enum(reportDifferenceNames),
  reportId: z.string(),
  /** Null for what is unknown here. */
  kind: z.nullable(z.enum(reportKindNames)),
  recordId: z.string(),
  /** How its report stands now: sent again and refused, it needs somebody. */
  reportState: z.nullable(z.enum(reportStateNames)),
  foundAt: instant,
  closedAt: z.nullable(instant),
  /** Who closed it; '' when the report was accepted again, or while it is open. */
  closedBy: z.string(),
  note: z.string(),
})

/** Reports to the province's supervision platform: what went, what waits, what was refused, what differs (docs/product/law.md). */
export const supervisionDeskServices = {
  supervisionOverview: service({
    name: 'staff.supervision.overview',
    kind: 'query',
    access,
    audits: namesNobody,
    input: z.object({}),
    reply: obj(overview),
  }),
  /** The newest first. */
  listReports: service({
    name: 'staff.supervision.report.list',
    kind: 'query',
    access,
    audits: namesNobody,
    input: z.object({
      reportState: z.optional(z.nullable(z.enum([...reportStateNames, '']))),
      kind: z.optional(z.nullable(z.enum([...reportKindNames, '']))),
      onDay: anyDay,
      ...paging,
    }),
    reply: page(report),
  }),
  /** Sends a refused report again, with the record as it is now. Not found unless it stands refused. */
  retryReport: service({
    name: 'staff.supervision.report.retry',
    kind: 'command',
    access,
    audits: { writes: ['supervision.report.retry'] },
    input: z.object({ reportId: staff('supervision report') }),
    reply: done,
    refusals: notFound,
  }),
  /** The compared days, the newest first. */
  listChecks: service({
    name: 'staff.supervision.check.list',
    kind: 'query',
    access,
    audits: namesNobody,
    input: z.object(paging),
    reply: page(check),
  }),
  /** Open ones first. */
  listDifferences: service({
    name: 'staff.supervision.difference.list',
    kind: 'query',
    access,
    audits: namesNobody,
    input: z.object({ onDay: anyDay, ...paging }),
    reply: page(difference),
  }),
  /** Somebody has looked into it and says what came out. Not found when it is closed. */
  closeDifference: service({
    name: 'staff.supervision.difference.close',
    kind: 'command',
    access,
    audits: { writes: ['supervision.difference.close'] },
    input: z.object({
      differenceId: open('a line of the comparison, nobody’s record'),
      note: differenceNote,
    }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
