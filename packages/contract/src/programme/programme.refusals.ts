import { invalidInput } from '../common/common.refusals.ts'
import type { Refusals } from '../service.ts'

/** The business "no" of programmes. Codes 02070NNN, at the desk 07070NNN. */
export const programmeRefusals = {
  /** Withdrawn, or never published. */
  programme_closed: { code: '02070001', sentence: '这个专区还没有开放' },
  programme_changed: { code: '02070002', sentence: '申请内容已更新，请重新打开页面填写' },
  notice_unread: { code: '02070003', sentence: '请先阅读用户协议' },
  /** The sentence says which question. */
  answers_wrong: { code: '02070004', sentence: '请检查填写的内容' },
  already_applied: { code: '02070005', sentence: '这位就诊人已有正在处理的申请' },
  cannot_now: { code: '02070006', sentence: '情况刚有变化，请刷新后查看' },
  promise_missing: { code: '02070008', sentence: '请先勾选承诺' },
  draft_too_large: { code: invalidInput, sentence: '填写的内容太多，请缩短后再保存' },
  talk_closed: { code: '02070007', sentence: '沟通已结束' },
} as const satisfies Refusals

export const programmeDeskRefusals = {
  application_moved: { code: '07070001', sentence: '这份申请的状态已变化，请刷新后再操作' },
  starts_wrong: { code: '07070002', sentence: '开始时间不能早于现在' },
  answerer_unknown: { code: '07070003', sentence: '没有这位医生或这个团队，请重新选择' },
} as const satisfies Refusals
