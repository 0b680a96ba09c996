/** Asks the provider after a payment, and settles what it says. */
export const askJob = 'payment.ask'
/** Tells the provider to take no more money, then asks a last time. */
export const closeJob = 'payment.close'
/** Carries a refund to its provider, and asks until it is done. */
export const refundJob = 'payment.refund'
/** Has an invoice written, or taken back. */
export const invoiceJob = 'payment.invoice'
/** Compares a day's bill of a provider with our books. */
export const billJob = 'payment.bill'

/** Which bill `billJob` compares with our books. */
export interface OneBill {
  provider: string
  onDay: string
}
