import type { Refusals } from '../service.ts'

/** The business "no" of admissions. Codes 02090NNN, at the desk 07090NNN. */
export const inpatientRefusals = {
  cannot_now: { code: '02090001', sentence: '情况刚有变化，请刷新后查看' },
  not_bound: { code: '02090002', sentence: '该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。' },
  value_wrong: { code: '02090003', sentence: '填写的内容不正确，请核对' },
  day_wrong: { code: '02090004', sentence: '请选择30天内的日期' },
  not_in_hospital: { code: '02090005', sentence: '这位就诊人目前不在院' },
  visit_closed: { code: '02090007', sentence: '病区现在不接受这个时间的探视，请选择其他时间或打病区电话' },
  visit_full: { code: '02090008', sentence: '这个时间的探视人数已满，请选择其他时间' },
  step_closed: { code: '02090006', sentence: '这一步现在不能确认，请刷新后查看' },
} as const satisfies Refusals

export const inpatientDeskRefusals = {
  moved: { code: '07090001', sentence: '该患者的状态已变化，请刷新后再操作' },
  bed_taken: { code: '07090002', sentence: '这张床已被占用，请选择其他床位' },
  bed_unfit: { code: '07090003', sentence: '这张床不适合该患者（科室或性别不符）' },
  not_his_turn: { code: '07090004', sentence: '前面还有更早的患者适合这张床，请先通知前面的患者，或选择提前的理由' },
  visit_moved: { code: '07090006', sentence: '这次探视的状态已变化，请刷新后再操作' },
  day_wrong: { code: '07090005', sentence: '请选择今天起14天内的入院日期' },
} as const satisfies Refusals
