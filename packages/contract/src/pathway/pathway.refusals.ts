import { invalidInput } from '../common/common.refusals.ts'
import type { Refusals } from '../service.ts'

export const pathwayRefusals = {
  /** The task is not open: done already, not begun, past its end, fallen away, or the pathway rests. */
  not_open: { code: '26010101', sentence: '这项任务现在不能完成，请返回刷新后查看' },
  /** Its work is another kind: done by the hospital, or by a questionnaire. */
  not_yours: { code: '26010102', sentence: '这项任务由医院登记，不用您操作' },
  /** The sentence says which value and why. */
  not_plausible: { code: invalidInput, sentence: '请核对填写的数值' },
  pictures_missing: { code: invalidInput, sentence: '请上传图片' },
  pictures_too_many: { code: invalidInput, sentence: '上传的图片超过了数量' },
  cannot_undo: { code: '26010103', sentence: '这项任务不能撤回' },
  /** Stopped or done, or stands so already. */
  not_now: { code: '26010104', sentence: '路径的状态已变化，请刷新后再试' },
  anchor_unknown: { code: '26010105', sentence: '这条路径没有这个起点' },
  /** The sentence is the first problem of the document. */
  not_a_pathway: { code: '26010106', sentence: '这份路径还不能使用' },
} as const satisfies Refusals
