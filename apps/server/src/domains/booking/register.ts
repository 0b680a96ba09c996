import { bookResultOf } from '@nethos/contract/booking/booking.status.ts'
import type { SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import type { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, type Ctx, type RefusingHandlerOf, type Refused } from '../../calls/handler.ts'
import { bookFor, type BookRefusal, type Wish } from './book-for.ts'
import { bookings } from './booking.lifecycle.ts'
import type { Booking } from './booking.table.ts'
import { soldOut } from './sold-out.ts'
import { statedFeeOf } from './stated-fee.ts'

type Services = typeof orderServices
type Registered = OutputOf<Services['registerNumber']>

export const registeredAs = ({ bookingId, status, ...booking }: Booking): Registered => ({
  bookingId,
  feeCents: statedFeeOf(booking),
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

const wishOf = (
  { caller }: Ctx<AccountCaller>,
  { sessionId, numberId, personId, parts }: Asked,
  ofKind?: SessionKind,
): Wish => ({
  accountId: caller.accountId,
  personId,
  sessionId,
  numberId: numberId || undefined,
  partIds: parts ?? undefined,
  madeBy: 'patient',
  ...(ofKind && { ofKind }),
})

async function register(
  ctx: Ctx<AccountCaller>,
  input: Asked,
  ofKind?: SessionKind,
): Promise<Registered | Refused<BookRefusal>> {
  const booked = await bookFor(ctx, wishOf(ctx, input, ofKind))
  if (isRefused(booked)) return booked
  if (input.cardNumber) await bookings.change(ctx, booked, { cardNumber: input.cardNumber })
  return registeredAs(booked)
}

const registering = (ofKind?: SessionKind) => ({
  refuseEarly: ({ input, ctx }: { input: Asked; ctx: Ctx<AccountCaller> }) => soldOut(ctx, wishOf(ctx, input, ofKind)),
  whole: ({ input, ctx }: { input: Asked; ctx: Ctx<AccountCaller> }) => register(ctx, input, ofKind),
})

export const registerNumber: RefusingHandlerOf<Services['registerNumber']> = registering()
export const registerSession: RefusingHandlerOf<Services['registerSession']> = registering()
export const registerInSession: RefusingHandlerOf<Services['registerInSession']> = registering()
export const registerAtSchool: RefusingHandlerOf<(typeof schoolOrderServices)['registerAtSchool']> =
  registering('school')
