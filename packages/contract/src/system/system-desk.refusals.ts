import type { Refusals } from '../service.ts'

/** The business "no" at the administrator's desk. Codes 03020NNN. */
export const systemDeskRefusals = {
  /** The sentence says what is wrong with it. */
  value_wrong: { code: '03020001', sentence: '填写的内容不符合要求' },
  changed_meanwhile: { code: '03020002', sentence: '刚才有同事改过，请刷新后再修改' },
} as const satisfies Refusals
