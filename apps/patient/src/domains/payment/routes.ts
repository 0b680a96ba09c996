import { moved, soon, type AppRoute, type Target } from '../../patterns/route.ts'

/** Where the payment provider sends the payer back to; an unknown result is looked up on the payment page. */
const afterPayment: Target = ({ id = '' }, query) => {
  const consult = `consultId=${encodeURIComponent(id)}`
  return query.get('result') === 'success' ? `/waitArrange?${consult}` : `/videoPay?${consult}`
}

export const routes: AppRoute[] = [
  soon('/videoPay', '支付'),
  moved('/payResult/:id', afterPayment),
  soon('/directPay', '支付'),
  soon('/my/pay', '我的缴费'),
  moved('/expenseHistory', '/team/consult/:consultId', '/my/pay'),
  soon('/my/dzfp', '电子发票'),
]
