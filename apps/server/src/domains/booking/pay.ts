import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import type { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { saleOf } from '../payment/public.ts'
import { proceed } from './booking.life.ts'
import { missing, takeBooking } from './booking.table.ts'
import { whyNotAtWindow } from './may-take.ts'
import { bookingPayable } from './payable.ts'
import { ruleOf } from './rule.table.ts'

type Services = typeof orderPayServices
const sale = saleOf('booking', bookingPayable)

export const { pay: payBooking, query: queryBookingPayment } = sale.services('bookingId', orderId =>
  bookingPages.success.to({ orderId }),
)

/** 到院支付: registered now, paid at the window or the machine when he comes. */
export const payAtWindow: HandlerOf<Services['payAtWindow']> = async ({ input, ctx, refuse }) => {
  const booking = await takeBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  if (booking.payAt === 'window' && booking.status !== 'cancelled' && booking.status !== 'refused') return true
  const rule = await ruleOf(ctx, booking.hosId)
  if (!rule.windowPay) return refuse('cannot_pay_there')
  const why = await whyNotAtWindow(ctx, booking, rule)
  if (why) return why
  if (!(await proceed(ctx, booking, 'window'))) return refuse('cannot_pay_there')
  return true
}
