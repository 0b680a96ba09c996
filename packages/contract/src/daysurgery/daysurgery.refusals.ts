import type { Refusals } from '../service.ts'

/** The business "no" of operations. Codes 02330NNN, at the desk 07330NNN. */
export const daySurgeryRefusals = {
  is_over: { code: '02330001', sentence: '手术已结束或已取消，不能再修改' },
  no_insurer: { code: '02330002', sentence: '本院还没有接入手术保险' },
  insured_already: { code: '02330003', sentence: '这次手术已经投保，不能重复投保' },
  id_card_missing: { code: '02330004', sentence: '投保需要被保险人的证件号，请先完善就诊人信息' },
} as const satisfies Refusals

export const daySurgeryDeskRefusals = {
  said_already: { code: '07330001', sentence: '这一步已经登记过了，请刷新后查看' },
  time_wrong: { code: '07330002', sentence: '时间不能晚于现在，也不能早于24小时前' },
  not_open: { code: '07330003', sentence: '这次手术已取消，不能登记' },
} as const satisfies Refusals
