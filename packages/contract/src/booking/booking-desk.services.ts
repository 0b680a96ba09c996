import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { isDay } from '../common/days.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { bookingStatuses } from './booking.status.ts'
import { hospitalRule } from './hospital-rules.ts'
import { bookingDeskRefusals } from './orders.refusals.ts'
import { banReason, deskNote } from './orders.rules.ts'
import { periodNames, sessionKindNames } from './session.kinds.ts'
import { statedFee } from './stated-fee.ts'
import { open, staff } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const
const paging = { pageNum, pageSize: pageSize(20, 100) }
const notFound = only(commonRefusals, 'not_found')
const onDay = z.optional(z.nullable(z.string().check(z.refine(text => text === '' || isDay(text), '日期格式不正确'))))

/** Names and numbers masked. */
const deskBookingRow = z.object({
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  statusLabel: z.string(),
  personName: z.string(),
  hosName: z.string(),
  deptName: z.string(),
  docName: z.string(),
  kind: z.enum(sessionKindNames),
  onDay: z.string(),
  period: z.enum(periodNames),
  /** HH:mm. */
  time: z.string(),
  no: z.int(),
  feeCents: statedFee,
  payAt: z.enum(['us', 'window']),
  isPaid: z.boolean(),
  createdAt: instant,
})
export type DeskBookingRow = z.infer<typeof deskBookingRow>

const deskBan = z.object({
  banId: z.string(),
  /** Masked. */
  personName: z.string(),
  reason: z.string(),
  fromAt: instant,
  untilAt: instant,
  /** Null: it stands, or has run out. */
  liftedAt: z.nullable(instant),
  liftNote: z.string(),
  isOpen: z.boolean(),
})

const deskAppeal = z.object({
  appealId: z.string(),
  banId: z.string(),
  personName: z.string(),
  reason: z.string(),
  untilAt: instant,
  content: z.string(),
  state: z.enum(['open', 'granted', 'refused']),
  answer: z.string(),
  createdAt: instant,
  answeredAt: z.nullable(instant),
})

/** The office's side of bookings. */
export const bookingDeskServices = {
  /** Newest visits first; by our number of the order, the day, the department, the state. */
  listDeskBookings: service({
    name: 'staff.booking.list',
    kind: 'query',
    access,
    audits: { listed: 'booking.list' },
    input: z.object({
      bookingId: staff('booking', optionalId),
      hosId: open(bookableByAll, optionalId),
      deptId: open(bookableByAll, optionalId),
      /** Part of a department's name. */
      deptName: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
      /** Part of the patient's name. */
      personName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(50)))),
      onDay,
      status: z.optional(z.nullable(z.enum([...bookingStatuses, '']))),
      ...paging,
    }),
    reply: page(deskBookingRow),
  }),
  /** One booking with all that happened to it; who looks is written down. */
  deskBooking: service({
    name: 'staff.booking.detail',
    kind: 'query',
    access,
    audits: { read: 'booking.read', of: 'booking' },
    input: z.object({ bookingId: staff('booking') }),
    reply: obj(
      z.object({
        booking: z.extend(deskBookingRow, {
          recordNumber: z.string(),
          hospitalNo: z.string(),
          reason: z.string(),
          changedFrom: z.string(),
          changedTo: z.string(),
          cancelUntil: instant,
        }),
        moves: z.array(
          z.object({
            fromLabel: z.string(),
            toLabel: z.string(),
            event: z.string(),
            by: z.string(),
            at: instant,
          }),
        ),
        banId: z.string(),
        cancelled: z.int(),
      }),
    ),
    refusals: notFound,
  }),
  /** Those that stand first, newest first. */
  listDeskBans: service({
    name: 'staff.booking.ban.list',
    kind: 'query',
    access,
    audits: { none: 'masked names and why, of no account' },
    input: z.object({ isOpen: z._default(z.boolean(), true), ...paging }),
    reply: page(deskBan),
  }),
  /** Bars the person of a booking from booking, for so many days. */
  bar: service({
    name: 'staff.booking.ban.add',
    kind: 'command',
    access,
    audits: { writes: ['booking.bar'] },
    input: z.object({
      bookingId: staff('booking'),
      reason: banReason,
      days: z.int().check(z.minimum(1), z.maximum(365)),
    }),
    reply: done,
    refusals: notFound,
  }),
  /** He may book again; what he had given back does not count any more. */
  liftBan: service({
    name: 'staff.booking.ban.lift',
    kind: 'command',
    access,
    audits: { writes: ['booking.ban.lift'] },
    input: z.object({ banId: staff('booking_ban'), note: deskNote }),
    reply: done,
    refusals: { ...notFound, ...only(bookingDeskRefusals, 'already_lifted') },
  }),
  /** The open ones first, oldest first. */
  listAppeals: service({
    name: 'staff.booking.appeal.list',
    kind: 'query',
    access,
    audits: { none: 'what was written to the office, with a masked name' },
    input: z.object({ isOpen: z._default(z.boolean(), true), ...paging }),
    reply: page(deskAppeal),
  }),
  /** Granted: the ban is lifted. */
  answerAppeal: service({
    name: 'staff.booking.appeal.answer',
    kind: 'command',
    access,
    audits: { writes: ['booking.appeal.answer', 'booking.ban.lift'] },
    input: z.object({ appealId: staff('booking_appeal'), isGranted: z.boolean(), answer: deskNote }),
    reply: done,
    refusals: { ...notFound, ...only(bookingDeskRefusals, 'already_answered') },
  }),
  /** All hospitals with the rule that holds there. */
  listRules: service({
    name: 'staff.booking.rule.list',
    kind: 'query',
    access,
    audits: { none: 'rules of the hospitals' },
    input: z.object({}),
    reply: list(
      z.object({
        hosId: z.string(),
        hosName: z.string(),
        /** False: the defaults hold. */
        isOwn: z.boolean(),
        rule: hospitalRule,
        changedAt: z.nullable(instant),
      }),
    ),
  }),
  /** For bookings from now on; deadlines of those that stand are as they were told. */
  saveRule: service({
    name: 'staff.booking.rule.save',
    kind: 'command',
    access: ['admin'],
    audits: { writes: ['booking.rule.change'] },
    input: z.object({ hosId: open(bookableByAll), rule: hospitalRule }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
