import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { shellRefusals } from '../shell/shell.refusals.ts'
import { paymentRefusals } from './payment.refusals.ts'
import { payChannel } from './payment.rules.ts'
import { cashierEntry, orderRow, refundDetail, refundSum } from './payment.schemas.ts'
import { paymentSpelling as spelling } from './payment.words.ts'
import { open, own } from '../common/ids.ts'
import { payerAtProvider } from '../common/open-ids.ts'

const link = z.optional(z.nullable(z.string().check(z.maxLength(2_000))))

const payInput = z.object({
  consultId: own('consult'),
  payChannel,
  /** Where the payer comes back to: an address of our own; /payResult/{id} otherwise. */
  returnUrl: link,
  /** The coupon to be used; the order holds it from now on. Without one it is given free again. */
  myCouponId: own('coupon', optionalId),
  /** The payer's id in the messaging app, from clients that know it; ours is known by its session (shell). */
  openid: open(payerAtProvider, z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,128}$/))))),
  /** Old clients send them; the way back is returnUrl. */
  callbackUrl: link,
  cancelUrl: link,
})
const payRefusals = {
  ...only(commonRefusals, 'not_found'),
  ...only(grantRefusals, 'grant_closed'),
  ...only(paymentRefusals, 'already_paid', 'order_gone', 'way_closed', 'no_coupon', 'coupon_unusable'),
  ...only(shellRefusals, 'payer_unknown'),
}
const payLimits = [{ per: 'account', times: 30, seconds: 60 }] as const
const oneConsult = z.object({ consultId: own('consult') })

/** How the payment of an order stands, for the payment page. */
export const payStates = ['waiting', 'failed', 'paid', 'gone'] as const

/** Payment, and where the money is (core 4, 7). The server's price counts: what a client says of it is not read. */
export const paymentServices = {
  /** Opens the cashier. SUCCESS: there is nothing to pay, or the money is found to be here already. */
  pay: service({
    name: 'nethos.consult.info.pay',
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: payLimits,
    input: payInput,
    reply: obj(z.union([z.literal('SUCCESS'), cashierEntry])),
    spelling,
    refusals: payRefusals,
  }),
  /** The same for a page that only goes to an address. */
  payByAddress: service({
    name: 'nethos.consult.info.pay.v2',
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: payLimits,
    input: payInput,
    reply: obj(z.string()),
    spelling,
    refusals: payRefusals,
  }),
  /**
   * Asks the provider how it stands, and settles what it finds: the payment page asks on entry and on return. waiting:
   * can be paid; failed: the same, and the last attempt failed; gone: cancelled, or its time has run out.
   */
  queryPayment: service({
    name: 'nethos.consult.pay.query',
    shedLast: true,
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: oneConsult,
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** 我的缴费, newest first: what was paid, and what can still be paid. */
  listOrders: service({
    name: 'nethos.consult.order.list',
    kind: 'query',
    access: 'account',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(orderRow),
    spelling,
  }),
  /**
   * Where the money is that goes back for a consult, newest first; more than one when it goes back in parts or was paid
   * twice. sum: null when all of it was paid too much.
   */
  refundDetail: service({
    name: 'nethos.consult.refund.detail',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own money' },
    input: oneConsult,
    reply: obj(z.object({ refunds: z.array(refundDetail), sum: z.nullable(refundSum) })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
