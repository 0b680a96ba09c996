import * as z from 'zod/mini'
import { optionalId } from '../common/fields.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { notFound, ofNumber, ofPerson, orderRefusals } from './orders.refusals.ts'
import { alternative, oneBooking, registered } from './orders.schemas.ts'
import { orderSpelling as spelling } from './orders.words.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const limits = [{ per: 'account', times: 60, seconds: 60 }] as const
const booking = { kind: 'command', access: 'account', spelling } as const

/** A number given back, changed to another time, or lost because its clinic was stopped. */
export const orderChangeServices = {
  /** 退号: before it is paid it is cancelled; afterwards given back with all the money, as long as the hospital's rule lets. */
  withdrawBooking: service({
    ...booking,
    name: 'nethos.book.order.withdrawal',
    limits,
    input: oneBooking,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_cancel', 'too_late', 'being_changed') },
  }),
  /** The same, by either name of the number. */
  cancelBooking: service({
    ...booking,
    name: 'zheer.yygh.apiOrderService.hospitalOrderCancel',
    limits,
    input: z.object({ bookingId: own('booking', optionalId), illnessNo: own('booking', optionalId) }),
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_cancel', 'too_late', 'being_changed') },
  }),
  /** 我来不了: too late for 退号. The number goes to somebody else, nothing is refunded, and it is no 爽约. Ours. */
  forgoBooking: service({
    ...booking,
    name: 'nethos.book.order.forgo',
    limits,
    input: oneBooking,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_forgo', 'being_changed') },
  }),
  /** Where a booking can go to: same department, kind, level and fee; after a stopped clinic the same. */
  listAlternatives: service({
    name: 'nethos.book.order.change.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'sessions that are shown to everybody' },
    input: oneBooking,
    reply: list(alternative),
    spelling,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_change', 'changes_used', 'too_late', 'being_changed') },
  }),
  /** 改约: the new number first; the old one goes back when the hospital has said yes, and the money goes along. */
  changeBooking: service({
    ...booking,
    name: 'nethos.book.order.change',
    limits,
    input: z.object({
      bookingId: own('booking'),
      sessionId: open(bookableByAll),
      numberId: open(bookableByAll, optionalId),
    }),
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
    input: oneBooking,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'nothing_stopped') },
  }),
  /** All the money of a stopped one back at once. */
  refundStopped: service({
    ...booking,
    name: 'nethos.book.order.stop.refund',
    limits,
    input: oneBooking,
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'nothing_stopped', 'being_changed') },
  }),
} satisfies Services
