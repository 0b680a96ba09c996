import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { open, own, staff } from '../common/ids.ts'
import { limitedText } from '../common/text.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { itemIndex, report, reportRow, trendPoint } from './report.schemas.ts'
import { reportKindNames } from './reports.kinds.ts'
import { reportRefusals } from './reports.refusals.ts'

const notFound = only(commonRefusals, 'not_found')
const readers = ['doctor', 'nurse', 'pharmacist'] as const
const openers = ['doctor', 'nurse'] as const
const maintainers = ['operator', 'admin'] as const

const hold = z.object({ hosId: z.string(), hosName: z.string(), kind: z.enum(reportKindNames), days: z.int() })
export type ReportHold = z.infer<typeof hold>

const arrival = z.object({
  hosId: z.string(),
  hosName: z.string(),
  arrivalCode: z.string(),
  fault: z.enum(['unreadable', 'unmatched']),
  reason: z.string(),
  cameAt: instant,
  settledAt: z.nullable(instant),
  note: z.string(),
})
export type ReportArrival = z.infer<typeof arrival>
const which = { hosId: staff('hospital'), arrivalCode: open('the hospital’s own number of what it sent') }

/** For the longest time that a report may be held, see report_hold of the database. */
export const mostHoldDays = 30
export const settleNote = limitedText('处理说明', 200)

/** The staff's side of reports: who is asked by the patient sees them; the office sees to what holds them and to what came wrong. */
export const reportDeskServices = {
  /**
   * Of a patient whom the doctor is asked by, for whom one has prescribed, or whose prescription waits for him as the second
   * doctor; newest first, those that are held too, in whatever account somebody looks after him.
   */
  deskReports: service({
    name: 'staff.report.list',
    kind: 'query',
    access: readers,
    audits: { read: 'report.list', of: 'consult' },
    input: z.object({ consultId: own('consult'), pageNum, pageSize: pageSize(20, 100) }),
    /** isAttached: the patient sent it along. */
    reply: page(z.extend(reportRow, { isAttached: z.boolean(), isHeld: z.boolean() })),
    refusals: notFound,
  }),
  deskReport: service({
    name: 'staff.report.detail',
    kind: 'query',
    access: readers,
    audits: { read: 'report.read', of: 'report' },
    input: z.object({ reportId: own('report') }),
    reply: obj(z.extend(report, { isHeld: z.boolean() })),
    refusals: { ...notFound, ...only(reportRefusals, 'report_not_issued') },
  }),
  /**
   * What else was measured of an item of the report, oldest first: as reportTrend, with results that are still held from the
   * patient or not paid by him.
   */
  deskTrend: service({
    name: 'staff.report.trend',
    kind: 'query',
    access: readers,
    audits: { read: 'report.read', of: 'report' },
    input: z.object({ reportId: own('report'), itemIndex }),
    reply: list(trendPoint),
    refusals: { ...notFound, ...only(reportRefusals, 'report_not_issued') },
  }),
  /** It has been on the doctor's screen: of an amendment he hears. */
  readDeskReport: service({
    name: 'staff.report.read',
    kind: 'command',
    access: readers,
    audits: { none: 'the look itself is written down by the query that shows it' },
    input: z.object({ reportId: own('report'), reportVersion: z.int().check(z.nonnegative()) }),
    reply: done,
    refusals: notFound,
  }),
  /** The doctor has spoken with the patient: it opens now. Saying it again changes nothing. */
  openReport: service({
    name: 'staff.report.open',
    kind: 'command',
    access: openers,
    audits: { writes: ['report.open'] },
    input: z.object({ reportId: own('report') }),
    reply: done,
    refusals: notFound,
  }),
  listHolds: service({
    name: 'staff.report.hold.list',
    kind: 'query',
    access: maintainers,
    audits: { none: 'rules of the hospital, nobody’s record' },
    input: z.object({}),
    reply: obj(
      z.object({ holds: z.array(hold), hospitals: z.array(z.object({ hosId: z.string(), hosName: z.string() })) }),
    ),
  }),
  /** 0 days: reports of this kind are open at once. What was held already stays as it is. */
  saveHold: service({
    name: 'staff.report.hold.keep',
    kind: 'command',
    access: maintainers,
    audits: { writes: ['report.hold.keep'] },
    input: z.object({
      hosId: staff('hospital'),
      kind: z.enum(reportKindNames),
      days: z
        .int('请填写0到30之间的天数')
        .check(z.minimum(0, '请填写0到30之间的天数'), z.maximum(mostHoldDays, '请填写0到30之间的天数')),
    }),
    reply: done,
    refusals: notFound,
  }),
  /** What came and became no report, newest first. */
  listArrivals: service({
    name: 'staff.report.arrival.list',
    kind: 'query',
    access: maintainers,
    audits: {
      none: 'the number of what came and what is wrong with it; the message itself is written down when it is opened',
    },
    input: z.object({ isSettled: z._default(z.boolean(), false), pageNum, pageSize: pageSize(20, 100) }),
    reply: page(arrival),
  }),
  /** As it came. Whose it is nobody can read, so the line names what came. */
  openArrival: service({
    name: 'staff.report.arrival.open',
    kind: 'command',
    access: ['admin'],
    audits: { writes: ['report.arrival.open'] },
    input: z.object(which),
    reply: obj(z.extend(arrival, { raw: z.string() })),
    refusals: notFound,
  }),
  settleArrival: service({
    name: 'staff.report.arrival.settle',
    kind: 'command',
    access: maintainers,
    audits: { writes: ['report.arrival.settle'] },
    input: z.object({ ...which, note: settleNote }),
    reply: done,
    refusals: notFound,
  }),
  /** The lines of the hospitals: how far they were asked, and why one does not answer. */
  reportLines: service({
    name: 'staff.report.line.list',
    kind: 'query',
    access: maintainers,
    audits: { none: 'lines to hospitals, nobody’s record' },
    input: z.object({}),
    reply: list(
      z.object({ hosId: z.string(), hosName: z.string(), answeredAt: z.nullable(instant), trouble: z.string() }),
    ),
  }),
} satisfies Services
