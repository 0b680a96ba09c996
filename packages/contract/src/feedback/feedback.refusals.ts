import type { Refusals } from '../service.ts'

export const feedbackRefusals = {
  feedback_closed: { code: '06020101', sentence: '该反馈已办结，不能再处理' },
} as const satisfies Refusals
