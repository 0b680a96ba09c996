import type { Refusals } from '../service.ts'

/** The business "no" at the desk of the annual reports. Codes 0429NNNN. */
export const annualReportDeskRefusals = {
  mobile_taken: { code: '04290010', sentence: '这个手机号已登记给另一位医生' },
} as const satisfies Refusals
