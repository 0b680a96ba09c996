import type { Refusals } from '../service.ts'

/** The business "no" at the doctor's desk. Codes 04012NNN. */
export const consultDeskRefusals = {
  /** Ended, and the patient may not ask on either. */
  cannot_answer: { code: '04012001', sentence: '咨询已结束，无法回复' },
  cannot_ask: { code: '04012002', sentence: '咨询不在进行中，无法要求补充资料' },
  cannot_finish: { code: '04012003', sentence: '咨询不在进行中，无法结束' },
  /** Only before the first reply (protocol.md 3). */
  cannot_decline: { code: '04012004', sentence: '已回复或已结束的咨询无法退回' },
} as const satisfies Refusals
