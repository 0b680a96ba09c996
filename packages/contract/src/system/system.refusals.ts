import type { Refusals } from '../service.ts'

export const systemRefusals = {
  /** Not a picture, PDF or sound that can be read safely; the sentence says why. */
  unreadable_file: { code: '03010001', sentence: '文件无法读取，请换一个文件' },
} as const satisfies Refusals
