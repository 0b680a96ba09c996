import { moved, page, type AppRoute, type Target } from '../../patterns/route.ts'

/** Where the payment provider sends the payer back to; an unknown result is looked up on the payment page. */
const afterPayment: Target = ({ id = '' }, query) => {
  const consult = `consultId=${encodeURIComponent(id)}`
  return query.get('result') === 'success' ? `/waitArrange?${consult}` : `/videoPay?${consult}`
}

export const routes: AppRoute[] = [
  page({ path: '/videoPay', kind: 'pay', for: 'account', load: () => import('./pages/pay.page.tsx') }),
  moved('/payResult/:id', afterPayment),
  page({ path: '/directPay', kind: 'pay', for: 'account', load: () => import('./pages/direct-pay.page.tsx') }),
  page({ path: '/my/pay', kind: 'list', for: 'account', load: () => import('./pages/payments.page.tsx') }),
  moved('/expenseHistory', '/team/consult/:consultId', '/my/pay'),
  page({ path: '/my/dzfp', kind: 'list', for: 'account', load: () => import('./pages/invoices.page.tsx') }),
]
