import { states, type StateOf } from '../states.ts'

/** What the life of an order depends on that a patient opens for himself. All instants epoch ms. */
export interface ItemOrderFacts {
  readonly payBy: number
  /** Until when a paid order can be used. */
  readonly validUntil: number
}

/** 自助开单: paid, opened with the hospital, done. The wire's code is the word itself. */
export const itemOrderStates = states<ItemOrderFacts>()({
  to_pay: {
    code: 'to_pay',
    label: '待支付',
    on: {
      pay: { by: 'payment', to: 'paid' },
      cancel: { by: 'patient', to: 'cancelled' },
      lapse: { by: 'clock', to: 'expired', at: one => one.payBy },
    },
  },
  /** The money is here; the hospital is being told. */
  paid: {
    code: 'paid',
    label: '开单中',
    on: {
      open: { by: 'hospital', to: 'ready' },
      refuse: { by: 'hospital', to: 'refunded' },
    },
  },
  ready: {
    code: 'ready',
    label: '待检测',
    on: {
      finish: { by: 'hospital', to: 'done' },
      cancel: { by: 'patient', to: 'refunded' },
      outlast: { by: 'clock', to: 'refunded', at: one => one.validUntil },
    },
  },
  done: { code: 'done', label: '已采样', on: {} },
  cancelled: { code: 'cancelled', label: '已取消', on: {} },
  expired: { code: 'expired', label: '已过期', on: {} },
  /** The money is back or on its way. */
  refunded: { code: 'refunded', label: '已退款', on: {} },
})
export type ItemOrderStatus = StateOf<typeof itemOrderStates>
export const itemOrderStatuses = Object.keys(itemOrderStates) as [ItemOrderStatus, ...ItemOrderStatus[]]

export const payMinutes = 30
export const validDays = 7
/** So long a filled-in epidemiological questionnaire counts. */
export const surveyHours = 24
export const surveyCode = 'epidemiological'

export const itemOrderTexts: Readonly<Record<ItemOrderStatus, string>> = {
  to_pay: '请在截止时间前完成支付，逾期自动取消。',
  paid: '支付成功，正在医院开单，一般几秒钟。',
  ready: '请带好身份证件，到采样点出示下面的检测码。',
  done: '已采样，报告出来后会通知您。',
  cancelled: '您已取消这张检测单。',
  expired: '没有在截止时间前支付，检测单已取消。需要时可以重新开单。',
  refunded: '检测单已取消，已付的款项按原路退回。',
}
