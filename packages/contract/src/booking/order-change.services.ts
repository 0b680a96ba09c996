import * as z from 'zod/mini'
import { id, optionalId } from '../common/fields.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { notFound, ofNumber, ofPerson, orderRefusals } from './orders.refusals.ts'
import { alternative, oneBooking, registered } from './orders.schemas.ts'
import { orderSpelling as spelling } from './orders.words.ts'

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
    input: z.object({ bookingId: optionalId, illnessNo: optionalId }),
    reply: done,
    refusals: { ...notFound, ...only(orderRefusals, 'cannot_cancel', 'too_late', 'being_changed') },
  }),
  /** Where a booking can go to: same department, kind, level and fee; after a stopped clinic the same. */
  listAlternatives: service({
    name: 'nethos.book.order.change.list',
    kind: 'query',
    access: 'account',
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
