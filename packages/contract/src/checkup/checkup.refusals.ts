import type { Refusals } from '../service.ts'

/** The business "no" of health checks. Codes 02300NNN, at the desk 07300NNN. */
export const checkupRefusals = {
  time_gone: { code: '02300001', sentence: '这个时间刚刚约满，请选择其他时间' },
  cannot_now: { code: '02300002', sentence: '情况刚有变化，请刷新后查看' },
  package_gone: { code: '02300003', sentence: '这个套餐已停止预约，请选择其他套餐' },
  unfit: { code: '02300004', sentence: '这个套餐不适合这位体检人' },
  order_open: { code: '02300005', sentence: '这位体检人这一天已有体检预约' },
  add_on_gone: { code: '02300006', sentence: '加项有变化，请重新选择' },
  code_unknown: { code: '02300007', sentence: '兑换码不存在或与体检人不符，请核对后再试' },
  voucher_closed: { code: '02300008', sentence: '这个团检名额已使用或已关闭' },
  outside_period: { code: '02300009', sentence: '所选日期不在团检有效期内' },
  family_none: { code: '02300011', sentence: '单位没有约定家属价，家人可以按原价预约' },
  family_full: { code: '02300012', sentence: '家属名额已用完，家人可以按原价预约' },
  family_only: { code: '02300013', sentence: '家属价只给家人。请先在就诊人里填写他和您的关系' },
  price_changed: { code: '02300010', sentence: '价格有变化，请核对后重新提交' },
} as const satisfies Refusals

export const checkupDeskRefusals = {
  order_moved: { code: '07300001', sentence: '订单状态已变化，请刷新后再操作' },
  voucher_moved: { code: '07300002', sentence: '该名额已使用或已关闭' },
} as const satisfies Refusals
