import type { Refusals } from '../service.ts'

/** Codes 04012NNN, with the desk's. */
export const absenceRefusals = {
  absence_past: { code: '04012101', sentence: '结束日期已过，请重新选择' },
  no_cover: { code: '04012102', sentence: '代班医生只能是本科室正在工作的医生，请重新选择' },
  cover_away: { code: '04012104', sentence: '代班医生在这段时间也休假，请选择其他同事' },
  no_absence: { code: '04012103', sentence: '当前没有休假安排' },
} as const satisfies Refusals
