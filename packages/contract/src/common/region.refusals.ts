import type { Refusals } from '../service.ts'
import { invalidInput } from './common.refusals.ts'

/** Refusals of whatever takes a region's code (people, account). */
export const regionRefusals = {
  /** A region's code that is none (any more). */
  region_unknown: { code: invalidInput, sentence: '没有这个地区，请重新选择' },
} as const satisfies Refusals
