import * as z from 'zod/mini'
import { bookingRow, registered } from '../booking/orders.schemas.ts'
import { orderRefusals } from '../booking/orders.refusals.ts'
import { orderChangeServices } from '../booking/order-change.services.ts'
import { orderServices } from '../booking/orders.services.ts'
import { orderSpelling as spelling } from '../booking/orders.words.ts'
import { id, optionalId } from '../common/fields.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'

const command = { kind: 'command', access: 'account', spelling } as const
const limits = [{ per: 'account', times: 60, seconds: 60 }] as const

/** Registrations at the school hospital (booking 7, ApiSchoolHosService): bookings as all others, by names of their own. */
export const schoolOrderServices = {
  /** Takes this number, or the next free one of the session. */
  registerAtSchool: service({
    ...command,
    name: 'zheer.yygh.ApiSchoolHosService.xyyRegister',
    limits,
    input: z.object({ sessionId: id, numberId: optionalId, personId: id, cardNumber: optionalId, hosId: optionalId }),
    reply: obj(registered),
    refusals: orderServices.registerInSession.refusals,
  }),
  /** Newest first, at most 100. */
  listSchoolBookings: service({
    name: 'zheer.yygh.ApiSchoolHosService.xyyOrderList',
    kind: 'query',
    access: 'account',
    input: z.object({ personId: optionalId }),
    reply: list(bookingRow),
    spelling,
  }),
  cancelAtSchool: service({
    ...command,
    name: 'zheer.yygh.ApiSchoolHosService.xyyCancel',
    limits,
    input: z.object({ bookingId: id }),
    reply: done,
    refusals: {
      ...only(orderChangeServices.withdrawBooking.refusals, 'not_found', 'grant_closed'),
      ...only(orderRefusals, 'cannot_cancel', 'too_late', 'being_changed'),
    },
  }),
} satisfies Services
