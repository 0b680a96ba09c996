import type { Refusals } from '../service.ts'

/** The business "no" of examinations. Codes 02080NNN, at the desk 07080NNN. */
export const examRefusals = {
  slot_gone: { code: '02080001', sentence: '这个时间刚刚约满，请选择其他时间' },
  cannot_now: { code: '02080002', sentence: '情况刚有变化，请刷新后查看' },
  not_bound: { code: '02080003', sentence: '这位就诊人还没有绑定医院帐号，请先绑定' },
  /** The rules of one trip: fasting, contrast, walking time. */
  trip_wrong: { code: '02080004', sentence: '检查安排已变化，请重新查看安排' },
  item_missing: { code: '02080005', sentence: '请选择检测项目' },
  item_gone: { code: '02080006', sentence: '这个检测项目已停止，请重新选择' },
  survey_missing: { code: '02080007', sentence: '请先填写流行病学调查' },
  order_open: { code: '02080008', sentence: '这位就诊人已有未完成的同样检测单' },
} as const satisfies Refusals

export const examDeskRefusals = {
  entry_moved: { code: '07080001', sentence: '这个号的状态已变化，请刷新后再操作' },
  nobody_waits: { code: '07080002', sentence: '现在没有人在等候' },
} as const satisfies Refusals
