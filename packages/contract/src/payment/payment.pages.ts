import { pages } from '../pages.ts'

export const paymentPages = pages({
  pay: { at: '/videoPay', title: '支付', kind: 'pay', for: 'account', query: ['consultId'] },
  /** Where the provider sends the payer back to; without a result the payment page asks. */
  payResult: { at: '/payResult/:id', title: '支付结果', kind: 'result', for: 'account', query: ['result?'] },
  direct: { at: '/directPay', title: '支付', kind: 'pay', for: 'account', query: ['orderId', 'result?', 'returnUrl?'] },
  payments: { at: '/my/pay', title: '我的缴费', kind: 'list', for: 'account', query: ['consultId?', 'refund?'] },
  invoices: { at: '/my/dzfp', title: '电子发票', kind: 'list', for: 'account', query: ['compatId?', 'consultId?'] },
})
