import { bookResultOf } from '@nethos/contract/booking/booking.status.ts'
import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import type { schoolOrderServices } from '@nethos/contract/school/orders.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { noteActFor } from '../people/public.ts'
import { bookFor, type BookRefusal } from './book-for.ts'
import type { Booking } from './booking.table.ts'
import { findSession } from './session.table.ts'

type Services = typeof orderServices
type Registered = OutputOf<Services['registerNumber']>

export const registeredAs = ({ bookingId, feeCents, status }: Booking): Registered => ({
  bookingId,
  feeCents,
  status,
  result: bookResultOf(status),
})

interface Asked {
  sessionId: string
  numberId?: string | null | undefined
  personId: string
  parts?: readonly string[] | null | undefined
}

async function register(
  ctx: Ctx<AccountCaller>,
  { sessionId, numberId, personId, parts }: Asked,
): Promise<Registered | Refused<BookRefusal>> {
  const booked = await bookFor(ctx, {
    accountId: ctx.caller.accountId,
    personId,
    sessionId,
    numberId: numberId || undefined,
    partIds: parts ?? undefined,
    madeBy: 'patient',
  })
  if (isRefused(booked)) return booked
  await noteActFor(ctx, { action: 'booking.start', personId, recordType: 'booking', recordId: booked.bookingId })
  return registeredAs(booked)
}

export const registerNumber: HandlerOf<Services['registerNumber']> = async ({ input, ctx }) => {
  const session = await findSession(ctx, { numberId: input.numberId })
  return session ? register(ctx, { ...input, sessionId: session.sessionId }) : refuse('not_found')
}
export const registerSession: HandlerOf<Services['registerSession']> = ({ input, ctx }) => register(ctx, input)
export const registerInSession: HandlerOf<Services['registerInSession']> = ({ input, ctx }) => register(ctx, input)

export const registerAtSchool: HandlerOf<(typeof schoolOrderServices)['registerAtSchool']> = async ({ input, ctx }) => {
  const session = await findSession(ctx, input)
  return session?.kind === 'school' ? register(ctx, input) : refuse('not_found')
}
