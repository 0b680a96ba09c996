import type { Refusals } from '../service.ts'

/** The business "no" about partners. Codes 0110NNNN; the second is the partner's server's alone. */
export const thirdRefusals = {
  /** No such partner has been declared in the settings. */
  no_such_third: { code: '01100001', sentence: '该服务暂未开通' },
  /** Unknown, used, over, another partner's, or of a session that has ended: one answer for all. */
  code_over: { code: '01100002', sentence: 'token已失效，请重新进入' },
} as const satisfies Refusals
