import type { ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { ForgedPushError } from './hospital-booking.ts'
import type { HospitalReportState, ReportKind } from '@nethos/contract/reports/reports.kinds.ts'

/**
 * What we ask of a hospital's systems for results (laboratory, imaging, endoscopy, pathology, ECG, health check), in our
 * words. Reports are the hospital's: we keep a copy of every version that was issued, who has read which is ours.
 *
 * Codes (`reportCode`, `fileCode`) are the hospital's own, unique within one hospital. Instants are epoch ms, money integer
 * cents. Every call rejects with `HospitalUnreachableError` when no answer came; every call may be repeated.
 */
export interface HospitalResults {
  /** Whether a system that gives results stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /**
   * What arrived since the cursor, oldest first, at most 100; an empty cursor asks from the oldest that is kept (thirty
   * days). The same may come again, by this or by push, and in any order: `version` and `state` decide.
   */
  arrivals(hosId: string, cursor: string): Promise<{ arrivals: Arrival[]; cursor: string }>
  /** All reports of one file, whenever they were issued; none of a file that the hospital does not know. */
  ofPatient(hosId: string, recordNumber: string): Promise<Arrival[]>
  /** A picture or PDF by its code; undefined: the hospital has none (any more). At most 20 MiB. */
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

export interface HospitalReport {
  /** 报告单号, 1 to 64 characters: the same for all versions. */
  reportCode: string
  /** Counts up with every change of this report. */
  version: number
  kind: ReportKind
  /** 血常规, 胸部CT平扫. */
  reportName: string
  state: HospitalReportState
  /** 病案号: whose it is. */
  recordNumber: string
  /** 检查, 检验 were ordered. Undefined: not said. */
  orderedAt?: number
  /** The specimen was taken, the picture was made. */
  takenAt?: number
  /** This version was issued; undefined while none is. */
  issuedAt?: number
  departmentName: string
  orderedBy: string
  /** Who wrote and who checked it. */
  reportedBy: string
  checkedBy: string
  /** What has to be paid before the report or its pictures are opened; 0: nothing. */
  feeCents: number
  content: ReportContent
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
