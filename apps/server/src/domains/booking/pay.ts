import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import type { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import { Finished, isRefused, stepped, type HandlerOf } from '../../calls/handler.ts'
import {
  cashierFor,
  paymentStatusOf,
  type Attempt,
  type Heard,
  type Payment,
  type ReportedPayment,
} from '../payment/public.ts'
import { proceed } from './booking.life.ts'
import { missing, takeBooking } from './booking.table.ts'
import { bookingPayable } from './payable.ts'
import { ruleOf } from './rule.table.ts'

type Services = typeof orderPayServices
const cashier = cashierFor('booking', bookingPayable)
const paymentStatus = paymentStatusOf('booking', bookingPayable)

/** The one way that a shell has (docs/product/protocol.md 1: channel 10 the messaging app, 11 the payment app). */
const shellWay: Readonly<Record<string, PayWay>> = { 10: 'WECHAT', 11: 'ALIPAY' }

export const payBooking = stepped<Services['payBooking'], Attempt, Heard>({
  async prepare({ input, ctx, refuse }) {
    const way = input.payChannel || shellWay[ctx.channel]
    if (!way) return refuse('way_missing')
    const call = {
      ctx,
      refuse: refuse as never,
      input: {
        openid: input.openid,
        returnUrl: input.returnUrl || bookingPages.success.to({ orderId: input.bookingId }),
        myCouponId: undefined,
      },
    }
    const prepared = await cashier.prepare(call, input.bookingId, way)
    if (isRefused(prepared)) return prepared
    return prepared === 'nothing to pay' ? new Finished('SUCCESS' as const) : prepared
  },
  outside: (attempt, { runtime }) => cashier.outside(attempt, runtime),
  settle: (heard, attempt, { ctx, refuse, input }) =>
    cashier.settle(heard, attempt, { ctx, refuse: refuse as never, input: { ...input, myCouponId: undefined } }),
})

export const queryBookingPayment = stepped<Services['queryBookingPayment'], Payment[], ReportedPayment[]>({
  async prepare({ input, ctx, refuse }) {
    const open = await paymentStatus.open(ctx, input.bookingId)
    if (open.length > 0) return open
    const now = await paymentStatus.standing(ctx, input.bookingId)
    return now ? new Finished(now) : refuse('not_found')
  },
  outside: (open, { runtime }) => paymentStatus.ask(runtime, open),
  settle: async (news, _open, { input, ctx, refuse }) =>
    (await paymentStatus.standing(ctx, input.bookingId, news)) ?? refuse('not_found'),
})

/** 到院支付: registered now, paid at the window or the machine when he comes. */
export const payAtWindow: HandlerOf<Services['payAtWindow']> = async ({ input, ctx, refuse }) => {
  const booking = await takeBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  if (booking.payAt === 'window' && booking.status !== 'cancelled' && booking.status !== 'refused') return true
  const { windowPay } = await ruleOf(ctx, booking.hosId)
  if (!windowPay || !(await proceed(ctx, booking, 'window'))) return refuse('cannot_pay_there')
  return true
}
