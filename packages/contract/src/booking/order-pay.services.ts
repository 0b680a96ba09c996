import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { payChannels } from '../payment/payment.rules.ts'
import { paymentRefusals } from '../payment/payment.refusals.ts'
import { cashierEntry } from '../payment/payment.schemas.ts'
import { payStates } from '../payment/payment.services.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { shellRefusals } from '../shell/shell.refusals.ts'
import { notFound, orderRefusals } from './orders.refusals.ts'
import { oneBooking } from './orders.schemas.ts'
import { cashierSpelling, orderSpelling as spelling } from './orders.words.ts'
import { open, own } from '../common/ids.ts'
import { payerAtProvider } from '../common/open-ids.ts'

const limits = [{ per: 'account', times: 60, seconds: 60 }] as const
const booking = { kind: 'command', access: 'account', spelling } as const
const payWay = z.optional(z.nullable(z.enum([...payChannels, ''])))

/** What a number costs: paid here, or at the hospital's window. */
export const orderPayServices = {
  /** Opens the cashier. SUCCESS: there is nothing to pay, or the money is here already. */
  payBooking: service({
    ...booking,
    name: 'nethos.book.order.pay.v3',
    shedLast: true,
    aliases: ['nethos.book.order.pay.v4'],
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.object({
      bookingId: own('booking'),
      /** Left out: the one way of the shell that it is called from. */
      payChannel: payWay,
      openid: open(payerAtProvider, z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,128}$/))))),
      registration: z.optional(z.unknown()),
      returnUrl: z.optional(z.nullable(z.string().check(z.maxLength(2_000)))),
    }),
    reply: obj(z.union([z.literal('SUCCESS'), cashierEntry])),
    spelling: cashierSpelling,
    refusals: {
      ...notFound,
      ...only(
        paymentRefusals,
        'already_paid',
        'order_gone',
        'way_closed',
        'no_coupon',
        'coupon_unusable',
        'way_missing',
      ),
      ...only(shellRefusals, 'payer_unknown'),
    },
  }),
  /** How the payment stands: asks the provider, and settles what it says. */
  queryBookingPayment: service({
    ...booking,
    name: 'nethos.book.order.pay.query',
    shedLast: true,
    limits,
    input: oneBooking,
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Instead of paying here: at the hospital's window or machine, where the hospital lets one. */
  payAtWindow: service({
    ...booking,
    name: 'nethos.book.order.pay.window',
    shedLast: true,
    limits,
    input: oneBooking,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_pay_there', 'too_many_at_window') },
  }),
} satisfies Services
