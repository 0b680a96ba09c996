import type { Refusals } from '../service.ts'

export const dutyRefusals = {
  /** Switched off meanwhile, or neither doctor nor nurse. */
  not_answering: { code: '04190101', sentence: '名单中有已停用或不能接诊的账号，请刷新后重新选择' },
} as const satisfies Refusals
