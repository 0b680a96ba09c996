import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { moved, open, type AppRoute, type Target } from '../../patterns/route.ts'

/** Where the payment provider sends the payer back to; an unknown result is looked up on the payment page. */
const afterPayment: Target = ({ id: consultId = '' }, query) =>
  query.get('result') === 'success' ? consultPages.consult.to({ consultId }) : paymentPages.pay.to({ consultId })

export const routes: AppRoute[] = [
  ...open(paymentPages, {
    pay: () => import('./pages/pay.page.tsx'),
    payResult: { leadsTo: afterPayment },
    direct: () => import('./pages/direct-pay.page.tsx'),
    payments: () => import('./pages/payments.page.tsx'),
    invoices: () => import('./pages/invoices.page.tsx'),
  }),
  moved('/expenseHistory', consultPages.consult.at, paymentPages.payments.at),
]
