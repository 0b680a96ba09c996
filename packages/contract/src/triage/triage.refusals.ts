import type { Refusals } from '../service.ts'

/** The business "no" where triage is edited. Codes 07020NNN. */
export const triageRefusals = {
  own_triage: { code: '07020001', sentence: '不能发布自己修改的内容，请由另一位同事审核发布' },
  triage_moved: { code: '07020002', sentence: '这份修改的状态已变化，请刷新后再操作' },
  triage_changed: { code: '07020003', sentence: '这份修改已在另一处被改动，请刷新后再操作' },
  /** The sentence says what. */
  triage_wrong: { code: '07020004', sentence: '这份修改还有错误' },
  triage_untried: { code: '07020005', sentence: '请先试运行，看看这份修改会多提示和少提示哪些话' },
} as const satisfies Refusals
