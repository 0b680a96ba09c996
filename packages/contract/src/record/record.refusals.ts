import type { Refusals } from '../service.ts'
import { treatedInFuture } from './record.rules.ts'

/** The business "no" of the health file. Codes 0113NNNN. */
export const recordRefusals = {
  treated_in_future: { code: '01130001', sentence: treatedInFuture },
  /** Deleted longer ago than it can be fetched back. */
  gone_for_good: { code: '01130002', sentence: '已超过可恢复的时间，请重新添加' },
} as const satisfies Refusals
