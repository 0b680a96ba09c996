import { states, type StateOf } from '../states.ts'

/** What the life of a health-check order depends on. All instants epoch ms. */
export interface CheckupOrderFacts {
  readonly payBy: number
  /** The time that is kept. */
  readonly startsAt: number
  /** The end of its day: who has not come until then has let it pass. */
  readonly dayEndsAt: number
}

/** 体检订单 (rules.md 1.10): paid, confirmed by the hospital, carried out, reported. */
export const checkupOrderStates = states<CheckupOrderFacts>()({
  to_pay: {
    code: 'WAIT_PAY',
    label: '待支付',
    on: {
      pay: { by: 'payment', to: 'to_confirm' },
      cancel: { by: 'patient', to: 'unpaid_cancelled' },
      lapse: { by: 'clock', to: 'unpaid_cancelled', at: one => one.payBy },
    },
  },
  /** The money is here, or none was asked for; the hospital is to confirm the date. */
  to_confirm: {
    code: 'WAIT_HANDLE',
    label: '待处理',
    on: {
      confirm: { by: 'hospital', to: 'to_check' },
      refuse: { by: 'hospital', to: 'cancelled' },
      decline: { by: 'operator', to: 'cancelled' },
      cancel: { by: 'patient', to: 'cancelled' },
      give_up: { by: 'clock', to: 'cancelled', at: one => one.startsAt },
    },
  },
  to_check: {
    code: 'WAIT_CHECK',
    label: '待体检',
    on: {
      check: { by: 'hospital', to: 'checked' },
      report: { by: 'hospital', to: 'reported' },
      call_off: { by: 'hospital', to: 'cancelled' },
      cancel: { by: 'patient', to: 'cancelled' },
      outlast: { by: 'clock', to: 'overdue', at: one => one.dayEndsAt },
    },
  },
  checked: { code: 'ALREADY_CHECK', label: '已体检', on: { report: { by: 'hospital', to: 'reported' } } },
  reported: { code: 'FINSH', label: '已完成', on: {} },
  /** The day has passed and nobody came. The centre lets him in on another day, or gives the money back. */
  overdue: {
    code: 'OVERDUE',
    label: '已过期',
    on: {
      check: { by: 'hospital', to: 'checked' },
      report: { by: 'hospital', to: 'reported' },
      give_back: { by: 'operator', to: 'cancelled' },
    },
  },
  /** The money, if any was paid, is back or on its way. */
  cancelled: { code: 'CANCEL', label: '已退款取消', on: {} },
  unpaid_cancelled: { code: 'NO_PAY_CANCEL', label: '未支付取消', on: {} },
})
export type CheckupOrderStatus = StateOf<typeof checkupOrderStates>
export const checkupOrderStatuses = Object.keys(checkupOrderStates) as [CheckupOrderStatus, ...CheckupOrderStatus[]]

export const payMinutes = 15
/** Whether a place is kept for it. */
export const holdingPlace: readonly CheckupOrderStatus[] = ['to_pay', 'to_confirm', 'to_check']
/** In which states the day can be changed. */
export const changeableStatuses: readonly CheckupOrderStatus[] = ['to_pay', 'to_confirm', 'to_check']

/** What the patient reads under the state. */
export const checkupOrderTexts: Readonly<Record<CheckupOrderStatus, string>> = {
  to_pay: '请在15分钟内完成支付，超时订单自动取消，名额释放。',
  to_confirm: '体检中心正在确认日期，确认后会发消息通知您。',
  to_check: '日期已确认。体检前一晚会提醒您准备事项，请按时到达。',
  checked: '体检已完成，报告出来后会通知您。',
  reported: '报告已出，可以查看。',
  overdue: '体检日期已过。需要补检或退款，请联系体检中心。',
  cancelled: '订单已取消，已付的款项按原路退回。',
  unpaid_cancelled: '没有支付，订单已取消。需要时可以重新预约。',
}
