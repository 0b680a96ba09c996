import { sql } from 'kysely'
import type { OtherSession } from '@nethos/contract/booking/orders.schemas.ts'
import { bookingDays } from '@nethos/contract/booking/session.kinds.ts'
import { addDays, dayOf, timeOf } from '@nethos/contract/common/days.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { nextFree } from './number.table.ts'
import type { BookableSession } from './session.table.ts'
import { together } from '../../calls/together.ts'

/**
 * Somebody was faster. Said as quickly as to whoever was first, with what can still be had: numbers of the same session, or else
 * other sessions, and whether one may wait. Who would have taken any number of the session has looked at every one.
 */
export async function tooLate(
  ctx: Ctx,
  session: BookableSession,
  numberId: string | undefined,
): Promise<Refused<'taken' | 'full'>> {
  const { sessionId } = session
  const free = numberId
    ? (await nextFree(ctx, sessionId, numberId)).map(({ startsAt, ...one }) => ({
        ...one,
        time: timeOf(startsAt.getTime()),
      }))
    : []
  const others =
    free.length === 0 ? await together(ctx, `others like ${sessionId}`, () => othersLike(ctx, session)) : []
  return refuse(free.length > 0 ? 'taken' : 'full', {
    obj: { sessionId, free, others, mayWait: session.rule.waitlistOn },
  })
}

const most = 3

/** Where else a number is free: with the same doctor, then in the same department on that day; the soonest first. */
async function othersLike(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { sessionId, deptId, clinicDoctorId, onDay, kind }: BookableSession,
): Promise<OtherSession[]> {
  const at = new Date(now)
  const { rows } = await sql<OtherSession>`
    with like_it as (
      select * from clinic_session
      where clinic_doctor_id = ${clinicDoctorId} and on_day between ${dayOf(now)} and ${addDays(dayOf(now), bookingDays)}
      union all
      select * from clinic_session
      where dept_id = ${deptId} and on_day = ${onDay} and (clinic_doctor_id is null or clinic_doctor_id <> ${clinicDoctorId ?? ''}))
    select like_it.session_id, like_it.on_day, like_it.period,
      case when is_fee_known then fee_cents end as fee_cents,
      coalesce(like_it.clinic_doctor_id, '') as clinic_doctor_id,
      coalesce(doctor_name, '') as doc_name, coalesce(title, '') as doc_title
    from like_it left join clinic_doctor on clinic_doctor.clinic_doctor_id = like_it.clinic_doctor_id
    where like_it.session_id <> ${sessionId} and like_it.kind = ${kind} and not is_stopped and opens_at <= ${at} and ends_at > ${at}
      and exists (select from clinic_number
        where clinic_number.session_id = like_it.session_id and state = 'open' and clinic_number.starts_at > ${at})
    order by like_it.clinic_doctor_id is distinct from ${clinicDoctorId}, like_it.starts_at, like_it.session_id
    limit ${most}`.execute(db)
  return rows
}
