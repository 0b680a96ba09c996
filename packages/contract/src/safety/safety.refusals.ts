import type { Refusals } from '../service.ts'

/** Codes 04200NNN. */
export const safetyRefusals = {
  near_miss_closed: { code: '04200101', sentence: '这条上报已处理，请刷新查看' },
} as const satisfies Refusals
