import type { Refusals } from '../service.ts'

export const systemRefusals = {
  /** Not a picture, PDF or sound that can be read safely; the sentence says why. */
  unreadable_file: { code: '03010001', sentence: '文件无法读取，请换一个文件' },
  /** The upload ticket is over, used up, unknown or of a session that has ended: one sentence for all. */
  upload_ticket_over: { code: '03010002', sentence: '上传隔得太久了，请重新选择文件' },
  /** The file is of another kind than the ticket is for, or larger than it says. */
  not_as_ticketed: { code: '03010003', sentence: '文件有了变化，请重新选择' },
} as const satisfies Refusals
