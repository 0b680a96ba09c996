import * as z from 'zod/mini'
import { attachment, cents, instant } from '../common/fields.ts'
import { explainedReport } from './lab/explained.schemas.ts'
import { ecg, imageSeries, labItem } from './report-content.schemas.ts'
import { hospitalReportStateNames, reportKindNames } from './reports.kinds.ts'

/**
 * Whether it can be read: `open`; `held`, the doctor speaks first; `to_pay`; `pending`, nothing is issued; `cancelled` by
 * the hospital.
 */
export const reportAccess = ['open', 'held', 'to_pay', 'pending', 'cancelled'] as const
export type ReportAccess = (typeof reportAccess)[number]

export const reportRow = z.object({
  reportId: z.string(),
  personId: z.string(),
  kind: z.enum(reportKindNames),
  reportName: z.string(),
  hosId: z.string(),
  hosName: z.string(),
  departmentName: z.string(),
  /** As the hospital says it; of one that is held no more than that it was issued. */
  state: z.enum(hospitalReportStateNames),
  access: z.enum(reportAccess),
  /** Of one that is held: when it opens at the latest. */
  opensAt: z.nullable(instant),
  feeCents: cents,
  /** The day under which it is listed. */
  datedAt: instant,
  isUnread: z.boolean(),
  hasPictures: z.boolean(),
  hasPdf: z.boolean(),
})
export type ReportRow = z.infer<typeof reportRow>

export const reportChange = z.object({ what: z.string(), before: z.string(), after: z.string() })

/** A version that was issued before the one on top. */
const earlierVersion = z.object({
  version: z.int(),
  state: z.enum(hospitalReportStateNames),
  issuedAt: z.nullable(instant),
  /** The caller has read it. */
  wasRead: z.boolean(),
  /** What the next version says otherwise. */
  changes: z.array(reportChange),
})
export type EarlierVersion = z.infer<typeof earlierVersion>

/** What is read in a report; null where it cannot be (access). */
export const shownContent = z.object({
  items: z.array(labItem),
  findings: z.string(),
  conclusion: z.string(),
  advice: z.string(),
  subject: z.string(),
  clinicalDiagnosis: z.string(),
  ecg: z.nullable(ecg),
  series: z.array(imageSeries),
  documents: z.array(z.extend(attachment, { title: z.string() })),
  /** Pictures and files that are still on their way from the hospital. */
  filesComing: z.int(),
})
export type ShownContent = z.infer<typeof shownContent>

export const report = z.extend(reportRow, {
  personName: z.string(),
  gender: z.enum(['M', 'F', '']),
  birthOn: z.nullable(z.string()),
  version: z.int(),
  orderedAt: z.nullable(instant),
  takenAt: z.nullable(instant),
  issuedAt: z.nullable(instant),
  orderedBy: z.string(),
  reportedBy: z.string(),
  checkedBy: z.string(),
  content: z.nullable(shownContent),
  /** The same in plain words; null where the content is. */
  explained: z.nullable(explainedReport),
  /** Newest first. */
  earlier: z.array(earlierVersion),
})
export type Report = z.infer<typeof report>

/** Which item of a report, from 0. */
export const itemIndex = z.int().check(z.nonnegative(), z.maximum(399))

/** One result of an item, of whichever report and hospital. */
export const trendPoint = z.object({
  reportId: z.string(),
  hosName: z.string(),
  takenAt: instant,
  /** Of the person: some ranges are printed for both; empty where it is not known. */
  gender: z.enum(['M', 'F', '']),
  item: labItem,
})
export type TrendPoint = z.infer<typeof trendPoint>
