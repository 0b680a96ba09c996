import { invalidInput } from '../common/common.refusals.ts'
import type { Refusals } from '../service.ts'

export const questionnaireRefusals = {
  /** Some answers are wrong or missing; obj: item id → sentence. */
  answers_wrong: { code: '09010101', sentence: '还有题目没有填好，请检查' },
  promise_missing: { code: '09010102', sentence: '请先勾选承诺' },
  /** Submitted, expired or withdrawn. */
  questionnaire_closed: { code: '09010103', sentence: '这份问卷已提交或已过期，不能再填写' },
  questionnaire_unavailable: { code: '09010104', sentence: '这份问卷已停用，请返回重新选择' },
  draft_too_large: { code: invalidInput, sentence: '填写的内容太多，请缩短后再保存' },
} as const satisfies Refusals
