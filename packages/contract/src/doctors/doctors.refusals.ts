import type { Refusals } from '../service.ts'

/** The business "no" of doctors. Codes 0205NNNN. */
export const doctorRefusals = {
  /** A code that nobody has given out, or of a doctor who has left. */
  code_unknown: { code: '02050001', sentence: '二维码无效或已失效，请重新向医生索要' },
  /** The same of a code that was given out to bring people here. */
  promotion_unknown: { code: '02050002', sentence: '推广码无效或已停用' },
} as const satisfies Refusals
