/** The payment domain's addresses, as given; written nowhere else (core 2, booking 2). */
export const paymentPaths = {
  /** 支付; ?consultId. */
  pay: '/videoPay',
  /** Where the provider sends the payer back to; ?result. */
  result: '/payResult/:id',
  /** 我的缴费. */
  payments: '/my/pay',
  /** 支付, out of a QR code or a message; ?orderId, returnUrl. */
  direct: '/directPay',
  /** 电子发票; ?compatId. */
  invoices: '/my/dzfp',
} as const

/** Where a consult is paid. */
export const payPage = (consultId: string): string => `${paymentPaths.pay}?consultId=${encodeURIComponent(consultId)}`

/** Where the payer of this comes back to; without a result the payment page asks. */
export const payResultPage = (bizId: string, result?: 'success' | 'fail' | 'cancel'): string =>
  `${paymentPaths.result.replace(':id', encodeURIComponent(bizId))}${result ? `?result=${result}` : ''}`

/** Where the invoice of this consult is asked for. */
export const invoicePage = (consultId: string): string =>
  `${paymentPaths.invoices}?consultId=${encodeURIComponent(consultId)}`
