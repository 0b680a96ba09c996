import * as z from 'zod/mini'
import { cents, instant } from '@nethos/contract/common/fields.ts'
import { reportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { hospitalReportStateNames, reportKindNames } from '@nethos/contract/reports/reports.kinds.ts'
import { ForgedPushError } from './hospital-booking.ts'

/** The words of a report, for adapters: they know the port alone. */
export {
  emptyContent,
  type Ecg,
  type EcgLead,
  type LabFlag,
  type LabItem,
  type LabRange,
  type ReportContent,
  type SentDocument,
  type SentSeries,
  type SentStudy,
} from '@nethos/contract/reports/report-content.schemas.ts'
export { reportKindNames, type HospitalReportState, type ReportKind } from '@nethos/contract/reports/reports.kinds.ts'

/**
 * What we ask of a hospital's systems for results (laboratory, imaging, endoscopy, pathology, ECG, health check), in our
 * words. Reports are the hospital's: we keep every version that was issued, who has read which is ours.
 *
 * Codes (`reportCode`, `fileCode`) are the hospital's own, unique within one hospital. Instants are epoch ms, money integer
 * cents. Every call rejects with `HospitalUnreachableError` when no answer came; every call may be repeated.
 */
export interface HospitalResults {
  /** Whether a system that gives results stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /**
   * What arrived since the cursor, oldest first, at most 100; an empty cursor asks from the oldest that is kept (thirty
   * days). The same may come again, by this or by push, and in any order: `version` decides.
   */
  arrivals(hosId: string, cursor: string): Promise<{ arrivals: Arrival[]; cursor: string }>
  /** All reports of one file as they are now, whenever they were issued; none of a file that the hospital does not know. */
  ofPatient(hosId: string, recordNumber: string): Promise<Arrival[]>
  /** A picture or PDF by its code; undefined: the hospital has none (any more). At most 10 MiB. */
  file(hosId: string, fileCode: string): Promise<ReportFile | undefined>
  /**
   * Reads what a hospital pushed to us. Rejects with ForgedPushError unless it is the hospital's own; an empty list is a
   * mere knock, after which `arrivals` is asked.
   */
  readPush(hosId: string, headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<Arrival[]>
}

/** A report as the hospital has it now, or something that came and cannot be read as one. */
export type Arrival = { kind: 'report'; report: HospitalReport } | UnreadableArrival

export interface UnreadableArrival {
  kind: 'unreadable'
  /** The hospital's own id of it: who keeps it already does nothing. */
  arrivalCode: string
  /** What is wrong with it; names an element, nothing of a patient. */
  reason: string
  /** As it came, at most 200,000 characters. */
  raw: string
}

const line = z.string().check(z.maxLength(200))

export const hospitalReport = z.object({
  /** 报告单号: the same for all versions. */
  reportCode: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Grows with every change of this report. */
  version: z.int().check(z.nonnegative()),
  kind: z.enum(reportKindNames),
  /** 血常规, 胸部CT平扫. */
  reportName: z.string().check(z.minLength(1), z.maxLength(200)),
  state: z.enum(hospitalReportStateNames),
  /** 病案号: whose it is. */
  recordNumber: z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/)),
  /** Left out: not said. */
  orderedAt: z.optional(instant),
  /** The specimen was taken, the picture was made. */
  takenAt: z.optional(instant),
  /** This version was issued; left out while none is. */
  issuedAt: z.optional(instant),
  departmentName: line,
  orderedBy: line,
  /** Who wrote and who checked it. */
  reportedBy: line,
  checkedBy: line,
  /** What has to be paid before the report is opened; 0: nothing. */
  feeCents: cents.check(z.nonnegative(), z.maximum(10_000_000)),
  content: reportContent,
})
export type HospitalReport = z.infer<typeof hospitalReport>

const mostRaw = 200_000

/** Something that a hospital sent: a report if it is whole, else named by what is wrong with it, and kept. */
export function arrivalOf(given: unknown, arrivalCode: string): Arrival {
  const read = z.safeParse(hospitalReport, given)
  if (read.success) return { kind: 'report', report: read.data }
  const reason = `${read.error.issues[0]?.path.join('.') || '报告'}不符合约定`
  return { kind: 'unreadable', arrivalCode, reason, raw: JSON.stringify(given ?? null).slice(0, mostRaw) }
}

export interface ReportFile {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png' | 'application/pdf'
}

/** Of a hospital that no system of results is connected for. */
export const noResults: HospitalResults = {
  speaksFor: () => false,
  arrivals: async (_, cursor) => ({ arrivals: [], cursor }),
  ofPatient: async () => [],
  file: async () => undefined,
  readPush: async () => {
    throw new ForgedPushError('This hospital pushes no results')
  },
}
