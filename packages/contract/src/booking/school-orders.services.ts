import * as z from 'zod/mini'
import { bookingRow, registered } from './orders.schemas.ts'
import { orderRefusals } from './orders.refusals.ts'
import { orderChangeServices } from './order-change.services.ts'
import { orderServices } from './orders.services.ts'
import { orderSpelling as spelling } from './orders.words.ts'
import { optionalId } from '../common/fields.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll, notRead } from '../common/open-ids.ts'

const command = { kind: 'command', access: 'account', spelling } as const
const limits = [{ per: 'account', times: 60, seconds: 60 }] as const

/** Registrations at the school hospital (booking 7, ApiSchoolHosService): bookings as all others, by names of their own. */
export const schoolOrderServices = {
  /** Takes this number, or the next free one of the session. */
  registerAtSchool: service({
    ...command,
    name: 'zheer.yygh.ApiSchoolHosService.xyyRegister',
    limits,
    input: z.object({
      sessionId: open(bookableByAll),
      numberId: open(bookableByAll, optionalId),
      personId: own('person'),
      cardNumber: open('no record of ours; only the booking that it is said with shows it', optionalId),
      hosId: open(notRead, optionalId),
    }),
    reply: obj(registered),
    refusals: orderServices.registerInSession.refusals,
  }),
  /** Newest first, at most 100. */
  listSchoolBookings: service({
    name: 'zheer.yygh.ApiSchoolHosService.xyyOrderList',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({ personId: own('person', optionalId) }),
    reply: list(bookingRow),
    spelling,
  }),
  cancelAtSchool: service({
    ...command,
    name: 'zheer.yygh.ApiSchoolHosService.xyyCancel',
    limits,
    input: z.object({ bookingId: own('booking') }),
    reply: done,
    refusals: {
      ...only(orderChangeServices.withdrawBooking.refusals, 'not_found', 'grant_closed'),
      ...only(orderRefusals, 'cannot_cancel', 'too_late', 'being_changed'),
    },
  }),
} satisfies Services
