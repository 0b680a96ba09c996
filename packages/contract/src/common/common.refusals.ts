import type { Refusals } from '../service.ts'

/** The code of input that breaks a rule; the sentence is the rule's own. */
export const invalidInput = '00010422'

/** The code of what does not exist, or belongs to somebody else. */
export const missingRecord = '00010440'

/** Refusals of every domain (docs/product/protocol.md 1). */
export const commonRefusals = {
  /** Does not exist, or belongs to somebody else: one answer for both. */
  not_found: { code: missingRecord, sentence: '记录不存在' },
  /** A member of staff whose role does not reach that far. */
  not_your_role: { code: '00010441', sentence: '您没有此项权限' },
  /** A member of staff who has given his password, and not yet the code of his second factor. */
  second_step_missing: { code: '00010442', sentence: '请先完成两步验证' },
  /** A member of staff whose password was handed over to him. */
  own_password_missing: { code: '00010443', sentence: '请先修改密码' },
  /** A doctor who has not shown yet that it is he. */
  identity_missing: { code: '00010445', sentence: '请先完成身份核验，再接诊' },
  /** Too many tries of one kind by one account or address. */
  too_often: { code: '00010429', sentence: '操作太频繁了，请稍后再试' },
} as const satisfies Refusals
