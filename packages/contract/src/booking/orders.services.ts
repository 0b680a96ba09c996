import * as z from 'zod/mini'
import { id, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { idCard } from '../common/id-card.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { bookingStatuses } from './booking.status.ts'
import { notFound, ofNumber, ofPerson } from './orders.refusals.ts'
import { bookingDetail, bookingRow, chosenNumber, oneBooking, registered } from './orders.schemas.ts'
import { insuranceSpelling, orderSpelling as spelling } from './orders.words.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll, notRead } from '../common/open-ids.ts'

/** Two people at a release tap as often as they can; a machine taps more. */
const registerLimits = [{ per: 'account', times: 60, seconds: 60 }] as const
const booking = { kind: 'command', access: 'account', spelling } as const
/** 就诊卡: which of his visit cards the person comes with; left out: as the hospital does. */
const cardNumber = optionalId
/** Sent by old clients, and not read: the session says both. */
const unread = { hosId: open(notRead, optionalId), registration: z.optional(z.unknown()) }

const parts = z.optional(
  z.nullable(
    z.pipe(
      z.union([
        z.array(z.union([id, z.object({ deptId: id })])).check(z.maxLength(20)),
        z.string().check(z.maxLength(1_000)),
      ]),
      z.transform(fields =>
        typeof fields === 'string'
          ? fields.split(',').filter(Boolean)
          : fields.map(one => (typeof one === 'string' ? one : one.deptId)),
      ),
    ),
  ),
)

/** Registrations at a hospital: a number is taken, and looked at (booking 2, 4, 7). Names without a source in the documents are ours (docs/product/needs.md B). */
export const orderServices = {
  /** Takes this number for one of the account's people; of an mdt clinic with the departments that take part. */
  registerNumber: service({
    ...booking,
    name: 'nethos.book.order.register',
    limits: registerLimits,
    input: z.object({
      numberId: open(bookableByAll),
      personId: own('person'),
      cardNumber: open('no record of ours; only the booking that it is said with shows it', cardNumber),
      parts: open(bookableByAll, parts),
      ...unread,
    }),
    reply: obj(registered),
    refusals: { ...ofPerson, ...ofNumber },
  }),
  /** Takes the next free number of the session. */
  registerSession: service({
    ...booking,
    name: 'nethos.book.z2order.register',
    shedLast: true,
    limits: registerLimits,
    input: z.object({
      sessionId: open(bookableByAll),
      personId: own('person'),
      cardNumber: open('no record of ours; only the booking that it is said with shows it', cardNumber),
      parts: open(bookableByAll, parts),
      ...unread,
    }),
    reply: obj(registered),
    refusals: { ...ofPerson, ...ofNumber },
  }),
  /** Takes this number of this session; without a number the next free one. */
  registerInSession: service({
    ...booking,
    name: 'nethos.book.z2order.halo.register',
    shedLast: true,
    limits: registerLimits,
    input: z.object({
      sessionId: open(bookableByAll),
      numberId: open(bookableByAll, optionalId),
      personId: own('person'),
      cardNumber: open('no record of ours; only the booking that it is said with shows it', cardNumber),
      parts: open(bookableByAll, parts),
      ...unread,
    }),
    reply: obj(registered),
    refusals: { ...ofPerson, ...ofNumber },
  }),
  /** What is about to be booked, as it is: an address may say anything. Not whether the number is still free. */
  chosenNumber: service({
    name: 'nethos.book.num.detail',
    kind: 'query',
    access: 'anybody',
    input: z.object({ sessionId: open(bookableByAll), numberId: open(bookableByAll, optionalId) }),
    reply: obj(chosenNumber),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  bookingDetail: service({
    name: 'nethos.book.order.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'booking.read', of: 'booking' },
    input: oneBooking,
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
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({
      personId: own('person', optionalId),
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
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({}),
    reply: list(bookingRow),
    spelling,
  }),
  /** Whether this person may book (at this hospital): true, or the refusal that says why not. */
  checkPatient: service({
    name: 'nethos.book.order.patient.check',
    kind: 'query',
    access: 'account',
    audits: { none: 'whether he may be booked for' },
    limits: [{ per: 'account', times: 120, seconds: 60 }],
    input: z.object({ personId: own('person'), hosId: open(bookableByAll, optionalId) }),
    reply: done,
    spelling,
    refusals: ofPerson,
  }),
  /**
   * What insurance the hospital may bill, by the ID number of one of the account's people or by the person; anybody
   * else's number is one that does not exist. `insurance` is empty when the hospital does not say.
   */
  insurance: service({
    name: 'nethos.book.medical.insurance',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    input: z.object({
      idCard: z.optional(z.nullable(z.union([idCard, z.literal('')]))),
      personId: own('person', optionalId),
      hosId: open(bookableByAll, optionalId),
    }),
    reply: obj(z.object({ insurance: z.string(), isInsured: z.boolean(), name: z.string() })),
    spelling: insuranceSpelling,
    refusals: notFound,
  }),
} satisfies Services
