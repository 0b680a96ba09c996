import { own, type PagesOf } from './page-at.ts'

export const paymentPages: PagesOf = samples => [
  own('/videoPay', `?consultId=${samples.unpaid}`, ['微信支付', '确认支付']),
  own('/my/pay', '', ['王秀英']),
  own('/directPay', `?orderId=${samples.unpaid}&returnUrl=/my/pay`, ['微信支付', '确认支付', '50.00元']),
  own('/my/dzfp', '', ['电子发票']),
  own('/my/pay', `?consultId=${samples.refunded}`, ['退款']),
]
