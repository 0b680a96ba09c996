import type { Refusals } from '../service.ts'

/** The business "no" where a versioned document is edited, whatever its kind. */
export const editionRefusals = {
  own_edition: { code: '00010451', sentence: '不能发布自己修改的内容，请由另一位同事审核发布' },
  edition_moved: { code: '00010452', sentence: '这份草稿的状态已变化，请刷新后再操作' },
  edition_changed: { code: '00010453', sentence: '这份草稿已在另一处被改动，请刷新后再操作' },
  /** The sentence says what. */
  edition_wrong: { code: '00010454', sentence: '这份草稿还有错误' },
} as const satisfies Refusals
