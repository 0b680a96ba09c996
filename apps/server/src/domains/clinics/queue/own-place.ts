import { sql } from 'kysely'
import type { clinicQueueServices } from '@nethos/contract/clinics/clinic-queue.services.ts'
import type { VisitorStatus } from '@nethos/contract/clinics/visitor.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { expectedWait } from '@nethos/contract/common/expected-wait.ts'
import type { HandlerOf } from '../../../calls/handler.ts'
import { findBooking, missingBooking } from '../../booking/public.ts'

interface Place {
  status: VisitorStatus | null
  room: string
  calledNo: number | null
  before: number
  calls: Date[] | null
}

/** Where a booking stands in the line of its session. */
export const ownPlace: HandlerOf<(typeof clinicQueueServices)['ownPlace']> = async ({ input, ctx }) => {
  const booking = await findBooking(ctx, input.bookingId)
  if (!booking) return missingBooking(ctx, input.bookingId)
  const { hosId, no, status, onDay } = booking
  const nowhere = { status: 'none' as const, no, room: '', calledNo: 0, before: 0, wait: null }
  const isToday = String(onDay) === dayOf(ctx.now)
  if (!isToday || !['booked', 'seen'].includes(status) || !ctx.runtime.hospital.isLocal(hosId)) return nowhere
  const { rows } = await sql<Place>`
    with mine as (
      select number.number_code, session.session_code, session.room from kept_number as number
      join kept_session as session on session.hos_id = number.hos_id and session.session_code = number.session_code
      where number.hos_id = ${hosId} and number.our_no = ${booking.bookingId} and not session.is_stopped),
    line as (
      select visitor.* from clinic_visitor as visitor join mine using (session_code)
      where visitor.hos_id = ${hosId} and visitor.status <> 'left'),
    me as (select line.* from line join mine using (number_code))
    select (select status from me) as status, room,
      (select no from line where called_at is not null order by called_at desc, place desc limit 1) as called_no,
      (select count(*)::int from line where status = 'waiting'
        and (place, checked_in_at) < (select place, checked_in_at from me)) as before,
      (select array_agg(called_at) from line where called_at is not null) as calls
    from mine`.execute(ctx.db)
  const [place] = rows
  if (!place) return nowhere
  const calls = (place.calls ?? []).map(at => at.getTime())
  const wait = place.status === 'waiting' ? expectedWait(calls, place.before, ctx.now) : undefined
  return {
    status: place.status ?? 'expected',
    no,
    room: place.room,
    calledNo: place.calledNo ?? 0,
    before: place.before,
    wait: wait ? { fromMinutes: wait.from, toMinutes: wait.to } : null,
  }
}
