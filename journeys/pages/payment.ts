import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => [
  visit(paymentPages.pay, { consultId: samples.unpaid }, ['微信支付', '确认支付']),
  visit(paymentPages.payments, {}, ['王秀英']),
  visit(paymentPages.direct, { orderId: samples.unpaid, returnUrl: '/my/pay' }, ['微信支付', '确认支付', '50.00元']),
  visit(paymentPages.invoices, {}, ['电子发票']),
  visit(paymentPages.payments, { consultId: samples.refunded }, ['退款']),
]
