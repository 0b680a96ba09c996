import { bookResultOf } from '@nethos/contract/booking/booking.status.ts'
import type { SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import type { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { bookFor, type BookRefusal } from './book-for.ts'
import { bookings } from './booking.lifecycle.ts'
import type { Booking } from './booking.table.ts'

type Services = typeof orderServices
type Registered = OutputOf<Services['registerNumber']>

export const registeredAs = ({ bookingId, feeCents, status }: Booking): Registered => ({
  bookingId,
  feeCents,
  status,
  result: bookResultOf(status),
})

interface Asked {
  sessionId?: string
  numberId?: string | null | undefined
  personId: string
  cardNumber?: string | null | undefined
  parts?: readonly string[] | null | undefined
}

async function register(
  ctx: Ctx<AccountCaller>,
  { sessionId, numberId, personId, cardNumber, parts }: Asked,
  ofKind?: SessionKind,
): Promise<Registered | Refused<BookRefusal>> {
  const booked = await bookFor(ctx, {
    accountId: ctx.caller.accountId,
    personId,
    sessionId,
    numberId: numberId || undefined,
    partIds: parts ?? undefined,
    madeBy: 'patient',
    ...(ofKind && { ofKind }),
  })
  if (isRefused(booked)) return booked
  if (cardNumber) await bookings.change(ctx, booked, { cardNumber })
  return registeredAs(booked)
}

export const registerNumber: HandlerOf<Services['registerNumber']> = ({ input, ctx }) => register(ctx, input)
export const registerSession: HandlerOf<Services['registerSession']> = ({ input, ctx }) => register(ctx, input)
export const registerInSession: HandlerOf<Services['registerInSession']> = ({ input, ctx }) => register(ctx, input)
export const registerAtSchool: HandlerOf<(typeof schoolOrderServices)['registerAtSchool']> = ({ input, ctx }) =>
  register(ctx, input, 'school')
