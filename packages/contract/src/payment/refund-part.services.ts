import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { refundPartRefusals as refusals } from './payment.refusals.ts'
import { optionalDays, orderFilter } from './order-filter.ts'
import { payChannels } from './payment.rules.ts'
import { refundReason, refusalNote } from './refund-request.rules.ts'
import { refundRequestStateNames } from './refund-request.status.ts'
import { open, staff } from '../common/ids.ts'

const access = ['operator', 'admin'] as const
const limits = [{ per: 'account', times: 60, seconds: 600 }] as const
const notFound = only(commonRefusals, 'not_found')
const decided = { ...notFound, ...only(refusals, 'request_decided') }

/** A part that somebody of the staff gave back, or asked to. No names of patients. */
export const refundRequest = z.object({
  requestId: z.string(),
  payNo: z.string(),
  bizType: z.string(),
  bizId: z.string(),
  subject: z.string(),
  payChannel: z.enum(payChannels),
  amountCents: cents,
  reason: z.string(),
  requestState: z.enum(refundRequestStateNames),
  /** Who asked; whether that is the caller, who cannot decide then. */
  askedBy: z.string(),
  isMine: z.boolean(),
  askedAt: instant,
  /** '' while it waits, and where one person was enough. */
  decidedBy: z.string(),
  decidedAt: z.nullable(instant),
  /** Why it was refused; '' otherwise. */
  note: z.string(),
})
export type RefundRequest = z.infer<typeof refundRequest>

/** Parts of a payment given back by the staff; above the hospital's limit two persons are needed. */
export const refundPartServices = {
  /**
   * Gives back a part, or with all that is left the rest: then a coupon goes back, too. given: it is on its way. waiting: this and
   * what was given back of the payment by one person before are above the limit, and a second one decides. `partId`: the
   * page's own number; sent twice it is one part.
   */
  refundPart: service({
    name: 'staff.refund.part',
    kind: 'command',
    access,
    audits: { writes: ['refund.part', 'refund.part.ask'] },
    limits,
    input: z.object({
      payNo: staff('payment'),
      partId: open("the page's own number of a part, kept as it is"),
      amountCents: z.int().check(z.gte(1)),
      reason: refundReason,
    }),
    reply: obj(z.object({ state: z.enum(['given', 'waiting']) })),
    refusals: { ...notFound, ...only(refusals, 'nothing_left', 'more_than_left') },
  }),
  /** The waiting ones first, then the newest. */
  listRefundRequests: service({
    name: 'staff.refund.request.list',
    kind: 'query',
    access,
    audits: { none: 'money without names' },
    input: z.object({
      requestState: z.optional(z.nullable(z.enum([...refundRequestStateNames, '']))),
      payNo: staff('payment', optionalId),
      payChannel: orderFilter.payChannel,
      /** The days it was asked for on. */
      ...optionalDays,
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(refundRequest),
  }),
  /** By another person than the one who asked: it goes on its way. */
  approveRefund: service({
    name: 'staff.refund.request.approve',
    kind: 'command',
    access,
    audits: { writes: ['refund.part.approve'] },
    limits,
    input: z.object({ requestId: staff('refund_request') }),
    reply: done,
    refusals: { ...decided, ...only(refusals, 'own_request', 'more_than_left') },
  }),
  refuseRefund: service({
    name: 'staff.refund.request.refuse',
    kind: 'command',
    access,
    audits: { writes: ['refund.part.refuse'] },
    limits,
    input: z.object({ requestId: staff('refund_request'), note: refusalNote }),
    reply: done,
    refusals: { ...decided, ...only(refusals, 'own_request') },
  }),
  /** By the one who asked. */
  withdrawRefund: service({
    name: 'staff.refund.request.withdraw',
    kind: 'command',
    access,
    audits: { writes: ['refund.part.withdraw'] },
    limits,
    input: z.object({ requestId: staff('refund_request') }),
    reply: done,
    refusals: { ...decided, ...only(refusals, 'not_own_request') },
  }),
} satisfies Services
