import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { day } from '../common/days.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { open, own } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { optionalLimitedText } from '../common/text.ts'
import { asked, issued, mayNotAsk } from '../consult/consult.asked.ts'
import { consultRefusals } from '../consult/consult.refusals.ts'
import { consultSpelling } from '../consult/consult.words.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { itemIndex, report, reportRow, trendPoint } from './report.schemas.ts'
import { reportKindNames, reportTypeNames } from './reports.kinds.ts'
import { reportRefusals } from './reports.refusals.ts'

const acting = { ...only(commonRefusals, 'not_found'), ...grantRefusals }
const one = z.object({ reportId: own('report') })
const date = z.optional(z.nullable(day('日期格式不正确')))
const isOver = ({ fromDay, toDay }: { fromDay?: string | null | undefined; toDay?: string | null | undefined }) =>
  !fromDay || !toDay || fromDay <= toDay
const { freeClinicId: _, consultSource: __, consultSourceId: ___, ...askedHere } = asked

/** Reports of the account's people who have an ID number; acting for one takes the scope `reports`. */
export const reportServices = {
  /** What there is of each kind, for whom, and at which hospitals his file is bound. */
  reportTypes: service({
    name: 'nethos.report.types',
    kind: 'query',
    access: 'account',
    audits: { none: 'counts by kind; each report is written down when it is opened' },
    input: z.object({ personId: own('person', optionalId) }),
    reply: obj(
      z.object({
        personId: z.string(),
        personName: z.string(),
        hospitals: z.array(z.object({ hosId: z.string(), hosName: z.string() })),
        types: z.array(z.object({ type: z.enum(reportTypeNames), count: z.int(), unread: z.int() })),
        /** The kinds of those that have a PDF. */
        pdfKinds: z.array(z.object({ kind: z.enum(reportKindNames), count: z.int() })),
      }),
    ),
    refusals: { ...acting, ...only(reportRefusals, 'report_no_id_card') },
  }),
  /** What was not read first, then by day, newest first. */
  listReports: service({
    name: 'nethos.report.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'titles alone; each report is written down when it is opened' },
    input: z
      .object({
        personId: own('person', optionalId),
        type: z.optional(z.nullable(z.enum([...reportTypeNames, '']))),
        kind: z.optional(z.nullable(z.enum([...reportKindNames, '']))),
        hosId: open(shownToAll, optionalId),
        fromDay: date,
        toDay: date,
        /** issued or pending; left out: both. */
        state: z.optional(z.nullable(z.enum(['issued', 'pending', '']))),
        word: optionalLimitedText('搜索内容', 50),
        pageNum,
        pageSize: pageSize(20, 50),
      })
      .check(z.refine(isOver, { error: '开始日期不能晚于结束日期', path: ['toDay'] })),
    reply: page(reportRow),
    refusals: { ...acting, ...only(reportRefusals, 'report_no_id_card') },
  }),
  /** All of a report, or why it cannot be read yet; of an earlier version when one is named. */
  reportDetail: service({
    name: 'nethos.report.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'report.read', of: 'report' },
    input: z.extend(one, { reportVersion: z.optional(z.nullable(z.int().check(z.nonnegative()))) }),
    reply: obj(report),
    refusals: acting,
  }),
  /** It has been on the screen: no longer unread, and an amended one says so to whom has read the old one. */
  markReportRead: service({
    name: 'nethos.report.read',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 240, seconds: 600 }],
    input: z.extend(one, { reportVersion: z.int().check(z.nonnegative()) }),
    reply: done,
    refusals: acting,
  }),
  /**
   * All results of one item that the person has, by all its codes, oldest first, at most 60; not converted. What stands in
   * two reports (a panel, and the summary of a health check) is one result.
   */
  reportTrend: service({
    name: 'nethos.report.trend',
    kind: 'query',
    access: 'account',
    audits: { read: 'report.read', of: 'report' },
    input: z.extend(one, { itemIndex }),
    reply: list(trendPoint),
    refusals: { ...acting, ...only(reportRefusals, 'report_held', 'report_to_pay', 'report_not_issued') },
  }),
  /** Asks a doctor about reports of one person; they go along, and he sees them in full. */
  startReportConsult: service({
    name: 'nethos.report.consult.issue',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    audits: { writes: ['report.consult'] },
    input: z.object({
      docId: open(shownToAll),
      reportIds: own(
        'report',
        z.array(z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))).check(z.minLength(1), z.maxLength(10)),
      ),
      ...askedHere,
    }),
    reply: issued,
    spelling: consultSpelling,
    refusals: {
      ...mayNotAsk,
      ...only(consultRefusals, 'doctor_closed', 'quota_full'),
      ...only(reportRefusals, 'report_held', 'report_to_pay', 'report_not_issued', 'several_people'),
    },
  }),
  /** What went along into a consult of one's own. */
  consultReports: service({
    name: 'nethos.report.consult.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'titles alone; each report is written down when it is opened' },
    input: z.object({ consultId: own('consult') }),
    reply: list(reportRow),
    refusals: acting,
  }),
  /** Reports that nobody of the account has read, of all its people who let it. */
  unreadReports: service({
    name: 'nethos.report.unread',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: obj(z.object({ count: z.int(), newestAt: z.nullable(instant) })),
  }),
} satisfies Services
