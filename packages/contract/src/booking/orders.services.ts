import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { idCard } from '../common/id-card.ts'
import { payChannels } from '../payment/payment.rules.ts'
import { cashierEntry } from '../payment/payment.schemas.ts'
import { paymentRefusals } from '../payment/payment.refusals.ts'
import { payStates } from '../payment/payment.services.ts'
import { historyKeys, historyText } from '../record/record.rules.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { shellRefusals } from '../shell/shell.refusals.ts'
import { bookingStatuses } from './booking.status.ts'
import { orderRefusals } from './orders.refusals.ts'
import { appealText, complaint } from './orders.rules.ts'
import { alternative, ban, bookingDetail, bookingRow, registered } from './orders.schemas.ts'
import { cashierSpelling, illnessSpelling, insuranceSpelling, orderSpelling as spelling } from './orders.words.ts'

const one = z.object({ bookingId: id })
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
const ofPerson = { ...notFound, ...only(orderRefusals, 'id_card_missing', 'guardian_missing', 'not_bound', 'banned') }
const ofNumber = only(
  orderRefusals,
  'stopped',
  'not_released',
  'by_draw',
  'over',
  'taken',
  'full',
  'already_booked',
  'day_full',
  'week_full',
  'not_mdt',
)
/** Two people at a release tap as often as they can; a machine taps more. */
const registerLimits = [{ per: 'account', times: 60, seconds: 60 }] as const
const limits = [{ per: 'account', times: 60, seconds: 60 }] as const
const booking = { kind: 'command', access: 'account', spelling } as const
/** Sent by old clients, and not read: the session says both. */
const unread = { hosId: optionalId, registration: z.optional(z.unknown()) }

const parts = z.optional(
  z.nullable(
    z.pipe(
      z.union([
        z.array(z.union([id, z.object({ deptId: id })])).check(z.maxLength(20)),
        z.string().check(z.maxLength(1_000)),
      ]),
      z.transform(said =>
        typeof said === 'string'
          ? said.split(',').filter(Boolean)
          : said.map(one => (typeof one === 'string' ? one : one.deptId)),
      ),
    ),
  ),
)

const payWay = z.optional(z.nullable(z.enum([...payChannels, ''])))
const history = (key: (typeof historyKeys)[number]) => z.optional(z.nullable(historyText(key)))
const illnessTexts = {
  allergyHistory: history('allergyHistory'),
  familyHistory: history('familyHistory'),
  pastHistory: history('pastHistory'),
  marriageHistory: history('marriageHistory'),
  menstrualHistory: history('menstrualHistory'),
  traumaHistory: history('traumaHistory'),
  surgeryHistory: history('surgeryHistory'),
  otherHistory: history('otherHistory'),
}
const illnessReply = z.object(
  Object.fromEntries(historyKeys.map(key => [key, z.string()])) as Record<
    (typeof historyKeys)[number],
    z.ZodMiniString
  >,
)

/** Registrations at a hospital, from the number to the visit (booking 2, 4, 7). Names without a source in the documents are ours (needs.md B). */
export const orderServices = {
  /** Takes this number for one of the account's people; of an mdt clinic with the departments that take part. */
  registerNumber: service({
    ...booking,
    name: 'nethos.book.order.register',
    limits: registerLimits,
    input: z.object({ numberId: id, personId: id, parts, ...unread }),
    reply: obj(registered),
    refusals: { ...ofPerson, ...ofNumber },
  }),
  /** Takes the next free number of the session. */
  registerSession: service({
    ...booking,
    name: 'nethos.book.z2order.register',
    limits: registerLimits,
    input: z.object({ sessionId: id, personId: id, parts, ...unread }),
    reply: obj(registered),
    refusals: { ...ofPerson, ...ofNumber },
  }),
  /** Takes this number of this session; without a number the next free one. */
  registerInSession: service({
    ...booking,
    name: 'nethos.book.z2order.halo.register',
    limits: registerLimits,
    input: z.object({ sessionId: id, numberId: optionalId, personId: id, parts, ...unread }),
    reply: obj(registered),
    refusals: { ...ofPerson, ...ofNumber },
  }),
  /** Opens the cashier. SUCCESS: there is nothing to pay, or the money is here already. */
  payBooking: service({
    ...booking,
    name: 'nethos.book.order.pay.v3',
    aliases: ['nethos.book.order.pay.v4'],
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    input: z.object({
      bookingId: id,
      /** Left out: the one way of the shell that it is called from. */
      payChannel: payWay,
      openid: z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,128}$/)))),
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
    limits,
    input: one,
    reply: obj(z.object({ state: z.enum(payStates), payWaitSeconds: z.int() })),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Instead of paying here: at the hospital's window or machine, where the hospital lets one. */
  payAtWindow: service({
    ...booking,
    name: 'nethos.book.order.pay.window',
    limits,
    input: one,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_pay_there') },
  }),
  bookingDetail: service({
    name: 'nethos.book.order.detail',
    kind: 'query',
    access: 'account',
    input: one,
    reply: obj(bookingDetail),
    spelling,
    refusals: notFound,
  }),
  /** Newest first. `sort` school: the school hospital's; ahead: all others in advance or for the same day. */
  listBookings: service({
    name: 'zheer.yygh.apiOrderService.queryUserOrderListAll',
    aliases: ['nethos.book.order.list'],
    kind: 'query',
    access: 'account',
    input: z.object({
      personId: optionalId,
      status: z.optional(z.nullable(z.enum([...bookingStatuses, '']))),
      sort: z.optional(z.nullable(z.enum(['ahead', 'same_day', 'school', 'mdt', '']))),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(bookingRow),
    spelling,
  }),
  /** The next visits of the account's people, at most five. */
  comingVisits: service({
    name: 'nethos.book.order.coming',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(bookingRow),
    spelling,
  }),
  /** Whether this person may book (at this hospital): true, or the refusal that says why not. */
  checkPatient: service({
    name: 'nethos.book.order.patient.check',
    kind: 'query',
    access: 'account',
    limits: [{ per: 'account', times: 120, seconds: 60 }],
    input: z.object({ personId: id, hosId: optionalId }),
    reply: done,
    spelling,
    refusals: ofPerson,
  }),
  /**
   * What insurance the hospital may bill, by the ID number of one of the account's people or by the person; anybody
   * else's number is one that does not exist.
   */
  insurance: service({
    name: 'nethos.book.medical.insurance',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({
      idCard: z.optional(z.nullable(z.union([idCard, z.literal('')]))),
      personId: optionalId,
      hosId: optionalId,
    }),
    reply: obj(z.object({ insurance: z.string(), isInsured: z.boolean(), name: z.string() })),
    spelling: insuranceSpelling,
    refusals: notFound,
  }),
  /** 退号: before it is paid it is cancelled; afterwards given back with all the money, as long as the hospital's rule lets. */
  withdrawBooking: service({
    ...booking,
    name: 'nethos.book.order.withdrawal',
    limits,
    input: one,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_cancel', 'too_late', 'being_changed') },
  }),
  /** The same, by either name of the number. */
  cancelBooking: service({
    ...booking,
    name: 'zheer.yygh.apiOrderService.hospitalOrderCancel',
    limits,
    input: z.object({ bookingId: optionalId, illnessNo: optionalId }),
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_cancel', 'too_late', 'being_changed') },
  }),
  /** Where a booking can go to: same department, kind, level and fee; after a stopped clinic the same. */
  listAlternatives: service({
    name: 'nethos.book.order.change.list',
    kind: 'query',
    access: 'account',
    input: one,
    reply: list(alternative),
    spelling,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_change', 'changes_used', 'too_late', 'being_changed') },
  }),
  /** 改约: the new number first; the old one goes back when the hospital has said yes, and the money goes along. */
  changeBooking: service({
    ...booking,
    name: 'nethos.book.order.change',
    limits,
    input: z.object({ bookingId: id, sessionId: id, numberId: optionalId }),
    reply: obj(registered),
    refusals: {
      ...ofPerson,
      ...ofNumber,
      ...only(orderRefusals, 'cannot_change', 'changes_used', 'too_late', 'being_changed', 'not_alike'),
    },
  }),
  /** 停诊通知 was read. */
  acknowledgeStop: service({
    ...booking,
    name: 'nethos.book.order.stop.acknowledge',
    limits,
    input: one,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'nothing_stopped') },
  }),
  /** All the money of a stopped one back at once. */
  refundStopped: service({
    ...booking,
    name: 'nethos.book.order.stop.refund',
    limits,
    input: one,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'nothing_stopped', 'being_changed') },
  }),
  /** What the doctor shall know before the visit; what was written before is replaced. Of whom and where, the booking says. */
  writeIllness: service({
    name: 'zheer.yygh.apiOrderService.writeIllnessNew',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({
      bookingId: id,
      presentingComplaint: complaint,
      ...illnessTexts,
      personName: z.optional(z.unknown()),
      recordNumber: z.optional(z.unknown()),
      pickUpCode: z.optional(z.unknown()),
      hosId: z.optional(z.unknown()),
      groupId: z.optional(z.unknown()),
    }),
    reply: done,
    spelling: illnessSpelling,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_write') },
  }),
  findIllness: service({
    name: 'zheer.yygh.apiOrderService.findIlness',
    kind: 'query',
    access: 'account',
    input: one,
    reply: obj(
      z.extend(illnessReply, {
        bookingId: z.string(),
        personName: z.string(),
        recordNumber: z.string(),
        pickUpCode: z.string(),
        hosId: z.string(),
        groupId: z.string(),
      }),
    ),
    spelling: illnessSpelling,
    refusals: notFound,
  }),
  /** What a hospital lets and asks, one sentence each. */
  bookingRules: service({
    name: 'nethos.book.rule.get',
    kind: 'query',
    access: 'anybody',
    input: z.object({ hosId: id }),
    reply: obj(
      z.object({
        sentences: z.array(z.string()),
        checkInNote: z.string(),
        windowPay: z.boolean(),
        waitlistOn: z.boolean(),
      }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Of the account's people, who may not book for a while. */
  listBans: service({
    name: 'nethos.book.ban.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(ban),
    spelling,
  }),
  /** 申诉 against one; one at a time. */
  appeal: service({
    ...booking,
    name: 'nethos.book.ban.appeal',
    limits: [{ per: 'account', times: 10, seconds: 86_400 }],
    input: z.object({ banId: id, content: appealText }),
    reply: done,
    refusals: only(orderRefusals, 'no_ban', 'appeal_open'),
  }),
} satisfies Services
