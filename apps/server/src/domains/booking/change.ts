import { bookingDays } from '@nethos/contract/booking/session.kinds.ts'
import type { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { addDays, dayOf, timeOf } from '@nethos/contract/common/days.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { isRefused, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import type { Period } from '@nethos/contract/booking/session.kinds.ts'
import { noteActFor } from '../people/public.ts'
import { bookFor } from './book-for.ts'
import { notify } from './booking.life.ts'
import { bookings } from './booking.lifecycle.ts'
import { findBooking, missing, takeBooking, type Booking } from './booking.table.ts'
import { registeredAs } from './register.ts'
import { ruleOf } from './rule.table.ts'
import { withdrawUntil } from './withdraw-until.ts'
import { statedFeeOf } from './stated-fee.ts'

type Services = typeof orderChangeServices
type Alternative = OutputOf<Services['listAlternatives']>[number]

/** Whether it may go to another session now: a booked one by the hospital's rule, a stopped one until its money goes back. */
export async function mayChange(
  ctx: Ctx,
  booking: Booking,
): Promise<true | Refused<'cannot_change' | 'changes_used' | 'too_late' | 'being_changed'>> {
  if (booking.isBeingReplaced) return refuse('being_changed')
  if (booking.status === 'stopped') return booking.settledAt === null ? true : refuse('cannot_change')
  if (booking.status !== 'booked') return refuse('cannot_change')
  if (withdrawUntil(booking) <= ctx.now) return refuse('too_late', { sentence: '已过改约时间，如不能就诊请联系医院' })
  const { changesMost } = await ruleOf(ctx, booking.hosId)
  return booking.changeCount < changesMost || booking.doctorChangedAt !== null ? true : refuse('changes_used')
}

/** What is like it: same department, kind, fee and, of an expert, title. */
const alike = ({ db, now }: Ctx, booking: Booking) =>
  db
    .selectFrom('clinicSession')
    .leftJoin('clinicDoctor', 'clinicDoctor.clinicDoctorId', 'clinicSession.clinicDoctorId')
    .where('clinicSession.deptId', '=', booking.deptId)
    .where('clinicSession.kind', '=', booking.kind)
    .where('clinicSession.feeCents', '=', booking.feeCents)
    .where('clinicSession.isFeeKnown', '=', booking.isFeeKnown)
    .where('clinicSession.onDay', '>=', dayOf(now))
    .where('clinicSession.onDay', '<=', addDays(dayOf(now), bookingDays))
    .where('clinicSession.isStopped', '=', false)
    .where('clinicSession.opensAt', '<=', new Date(now))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('clinicSession.kind', '<>', 'expert'),
        eb('clinicSession.clinicDoctorId', '=', booking.clinicDoctorId),
        eb(
          'clinicDoctor.title',
          '=',
          selectFrom('clinicDoctor as own')
            .select('own.title')
            .where('own.clinicDoctorId', '=', booking.clinicDoctorId),
        ),
      ]),
    )

export const listAlternatives: HandlerOf<Services['listAlternatives']> = async ({ input, ctx }) => {
  const booking = await findBooking(ctx, input.bookingId)
  if (!booking) return missing(ctx, input.bookingId)
  const may = await mayChange(ctx, booking)
  if (may !== true) return may
  const sessions = await freeAlike(ctx, booking)
  const numbers = await freeOf(
    ctx,
    sessions.map(one => one.sessionId),
  )
  return sessions
    .map(({ doctorName, title, period, clinicDoctorId, feeCents, isFeeKnown, ...session }): Alternative => {
      const free = numbers.get(session.sessionId) ?? []
      return {
        ...session,
        feeCents: statedFeeOf({ feeCents, isFeeKnown }),
        onDay: String(session.onDay),
        period: period as Period,
        clinicDoctorId: clinicDoctorId ?? '',
        docName: doctorName ?? '',
        docTitle: title ?? '',
        isSameDoctor: clinicDoctorId !== null && clinicDoctorId === booking.clinicDoctorId,
        left: free.length,
        numbers: free,
      }
    })
    .sort((one, other) => Number(other.isSameDoctor) - Number(one.isSameDoctor))
}

const freeAlike = (ctx: Ctx, booking: Booking) =>
  alike(ctx, booking)
    .select(['clinicSession.sessionId', 'clinicSession.onDay', 'clinicSession.period', 'clinicSession.clinicDoctorId'])
    .select(['doctorName', 'title', 'clinicSession.feeCents', 'isFeeKnown', 'campusName', 'room'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('clinicNumber')
          .select('clinicNumber.numberId')
          .whereRef('clinicNumber.sessionId', '=', 'clinicSession.sessionId')
          .where('clinicNumber.state', '=', 'open')
          .where('clinicNumber.startsAt', '>', new Date(ctx.now)),
      ),
    )
    .orderBy('clinicSession.onDay')
    .orderBy('clinicSession.startsAt')
    .orderBy('clinicSession.sessionId')
    .limit(60)
    .execute()

async function freeOf({ db, now }: Ctx, sessionIds: string[]): Promise<Map<string, Alternative['numbers']>> {
  const found = new Map<string, Alternative['numbers']>()
  if (sessionIds.length === 0) return found
  const rows = await db
    .selectFrom('clinicNumber')
    .select(['sessionId', 'numberId', 'no', 'startsAt'])
    .where('sessionId', 'in', sessionIds)
    .where('state', '=', 'open')
    .where('startsAt', '>', new Date(now))
    .orderBy('sessionId')
    .orderBy('no')
    .execute()
  for (const { sessionId, startsAt, ...number } of rows)
    found.set(sessionId, [...(found.get(sessionId) ?? []), { ...number, time: timeOf(startsAt.getTime()) }])
  return found
}

/** The old one stays until the hospital has registered the new one; then it ends, and its money goes along (replace.ts). */
export const changeBooking: HandlerOf<Services['changeBooking']> = async ({ input, ctx }) => {
  const old = await takeBooking(ctx, input.bookingId)
  if (!old) return missing(ctx, input.bookingId)
  const may = await mayChange(ctx, old)
  if (may !== true) return may
  const isAlike = await alike(ctx, old)
    .select('clinicSession.sessionId')
    .where('clinicSession.sessionId', '=', input.sessionId)
    .executeTakeFirst()
  if (!isAlike || input.numberId === old.numberId) return refuse('not_alike')
  const { accountId, personId } = old
  const added = await bookFor(ctx, {
    accountId,
    personId,
    sessionId: input.sessionId,
    numberId: input.numberId || undefined,
    madeBy: old.status === 'stopped' ? 'alternative' : 'change',
    replaces: old,
  })
  if (isRefused(added)) return added
  if (old.cardNumber) await bookings.change(ctx, added, { cardNumber: old.cardNumber })
  await notify(ctx, await bookings.change(ctx, old, { changedTo: added.bookingId }))
  await noteActFor(ctx, { action: 'booking.change', personId, recordType: 'booking', recordId: old.bookingId })
  return registeredAs(added)
}
