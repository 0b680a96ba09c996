import * as z from 'zod/mini'
import { isDay } from '../common/days.ts'
import { atMost, required } from '../rule.ts'

/** Ways to pay (core 7, payChannel; ALIPAY is ours). */
export const payChannels = ['WECHAT', 'ALIPAY'] as const
export type PayWay = (typeof payChannels)[number]

/** What people call each way. */
export const payWayLabels: Readonly<Record<PayWay, string>> = { WECHAT: '微信支付', ALIPAY: '支付宝' }

const chooseWay = '请选择支付方式'

/** core 6: 请选择支付方式 when none, or an unknown one, is chosen. */
export const payChannel = z.pipe(
  required(
    chooseWay,
    z.refine(text => (payChannels as readonly string[]).includes(text), chooseWay),
  ),
  z.transform(text => text as PayWay),
)

/** What the operator writes down when money is settled by hand. */
export const settleNote = required('请填写处理说明', atMost(200, '处理说明不能超过200个字'))

/** A day, 'YYYY-MM-DD', Asia/Shanghai. */
/** What can be paid for, by the word of the payment, as the office calls it. */
export const orderKindLabels = {
  consult: '咨询和续方',
  booking: '挂号',
  fee: '医院账单',
  checkup_order: '体检',
  item_order: '自助开单',
  surgery_policy: '手术保险',
  programme: '专区服务',
  report: '报告',
} as const
export type OrderKind = keyof typeof orderKindLabels
export const orderKinds = Object.keys(orderKindLabels) as [OrderKind, ...OrderKind[]]

export const billDay = required('请选择日期', z.refine(isDay, '日期格式不正确'))
