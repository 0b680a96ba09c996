import type { ReportKind } from '@nethos/contract/supervision/supervision.kinds.ts'

/** One record as the platform gets it. */
export interface SupervisionReport {
  /** Ours, the platform's idempotency key: sent twice, it is there once. */
  reportId: string
  /** Whole numbers without a gap, in the order in which things came up. */
  sequence: number
  kind: ReportKind
  recordId: string
  /** From 1; a higher one replaces the lower. */
  version: number
  /** Epoch ms: when it happened. */
  occurredAt: number
  /** Epoch ms: when it is sent. Its day (Asia/Shanghai) is the day under which the platform lists it. */
  reportedAt: number
  /** SHA-256 of the body as it is sent, hex. */
  digest: string
  /** The record as JSON. Carries the patient's name and ID number: never to be logged or kept. */
  body: string
}

export type SupervisionReceipt =
  | { reportId: string; outcome: 'accepted'; receiptNo: string }
  /** The platform does not take it as it is, e.g. a doctor without a licence number. Nothing else is held up by it. */
  | { reportId: string; outcome: 'refused'; reason: string }

/** What the platform holds of a day. */
export interface SupervisionEntry {
  reportId: string
  digest: string
}

/** The supervision platform of a province, in our words. Every call may be repeated safely; one that throws is tried again. */
export interface SupervisionPlatform {
  /** In the order of their numbers; a receipt for each. */
  report(reports: readonly SupervisionReport[]): Promise<SupervisionReceipt[]>
  /** What it has accepted on a day (YYYY-MM-DD, Asia/Shanghai, by reportedAt). */
  acceptedOn(onDay: string): Promise<SupervisionEntry[]>
}

/** The platform could not be reached, or its answer is not its own. Says nothing of what was sent. */
export class SupervisionUnreachableError extends Error {
  override name = 'SupervisionUnreachableError'
}
