import type { Refusals } from '../service.ts'

/** The business "no" at the editors' desk. Codes 07010NNN. */
export const contentDeskRefusals = {
  own_article: { code: '07010001', sentence: '不能发布自己撰写的内容，请由另一位同事审核发布' },
  article_moved: { code: '07010002', sentence: '内容的状态已变化，请刷新后再操作' },
  /** Two desks had it open. */
  article_changed: { code: '07010003', sentence: '这份草稿已被另一处修改，请先复制您的文字，再重新打开' },
  /** The sentence says what is missing. */
  article_incomplete: { code: '07010004', sentence: '内容还不完整' },
  picture_unknown: { code: '07010005', sentence: '有图片不是从这里上传的，请删除后重新上传' },
  /** The time for which it is set. */
  publish_time_wrong: { code: '07010007', sentence: '定时发布的时间须在一年以内' },
  type_taken: { code: '07010008', sentence: '这个栏目里已有同名的分类' },
  /** The sentence says how many. */
  type_in_use: { code: '07010009', sentence: '这个分类下还有文章，不能删除。请先把文章移到其他分类，或隐藏这个分类' },
  place_wrong: { code: '07010006', sentence: '请选择正确的分类或署名' },
} as const satisfies Refusals
