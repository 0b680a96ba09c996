import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import { scarceOfLast, scarceShare } from '@nethos/contract/booking/draw.rules.ts'
import { defaultRule } from '@nethos/contract/booking/hospital-rules.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { inSeparateTransactions } from '../../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../../jobs/job.ts'

const batch = 200
const minute = 60_000
/** A day before the release and a little more: a draw that comes of it is announced in time. */
const before = 25 * 60 * minute

interface Upcoming {
  sessionId: string
  scarceMinutes: number
  drawOn: boolean
}

/**
 * Sessions that the first taps would decide are weighed once, before they are announced: whose like were gone within the hospital's
 * minutes is drawn (docs/decisions/0130). Only while there is time to announce a draw.
 */
export const weighTimer: Timer = {
  name: 'draw-weigh',
  async run(on) {
    const now = on.now()
    const { rows } = await sql<Upcoming>`
      select session.session_id, coalesce(rule.scarce_minutes, ${defaultRule.scarceMinutes}::int) as scarce_minutes,
        coalesce(rule.draw_on, ${defaultRule.drawOn}::boolean) as draw_on
      from clinic_session session left join booking_rule rule on rule.hos_id = session.hos_id
      where session.release_by = 'first_come' and session.weighed_at is null
        and session.release_at > ${new Date(now + minute)} and session.release_at <= ${new Date(now + before)}
      order by session.release_at limit ${batch}`.execute(on.db)
    return inSeparateTransactions(on, rows, weigh)
  },
}

async function weigh(ctx: Ctx, { sessionId, scarceMinutes, drawOn }: Upcoming): Promise<number> {
  const isScarce = drawOn && scarceMinutes > 0 && (await wereLikeScarce(ctx, sessionId, scarceMinutes))
  await ctx.db
    .updateTable('clinicSession')
    .set({ weighedAt: new Date(ctx.now), ...(isScarce && { releaseBy: 'draw' }) })
    .where('sessionId', '=', sessionId)
    .where('releaseBy', '=', 'first_come')
    .execute()
  return 1
}

/**
 * Like it: same hospital, department, doctor and kind. What was drawn is measured by who asked, what was not by the numbers that were
 * taken in the first minutes, even those that were given back at once. One of the last few is enough, so that nobody hides the
 * demand by leaving a number over once; what was drawn counts from its draw on, although its rounds last a day. An expert of whom nothing was released yet is drawn: the first release is not given away.
 */
async function wereLikeScarce(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  sessionId: string,
  minutes: number,
): Promise<boolean> {
  const { rows } = await sql<{ wasScarce: boolean }>`
    with earlier as (
      select other.session_id, other.given_at
      from clinic_session session join (
        select clinic_session.*, least(clinic_session.opens_at, draw.drawn_at) as given_at
        from clinic_session left join draw using (session_id)) other
        on other.hos_id = session.hos_id and other.dept_id = session.dept_id and other.kind = session.kind
        and other.clinic_doctor_id is not distinct from session.clinic_doctor_id
      where session.session_id = ${sessionId} and other.session_id <> session.session_id and not other.is_stopped
        and other.given_at <= ${new Date(now - minutes * minute)}
      order by other.given_at desc limit ${scarceOfLast}
    ), measured as (
      select (select count(*) from clinic_number number where number.session_id = earlier.session_id
          and (number.state <> 'elsewhere' or exists (select from booking where booking.number_id = number.number_id))) as numbers,
        (select count(*) from draw_entry entry where entry.session_id = earlier.session_id and entry.state <> 'left') as asked,
        (select count(distinct booking.number_id) from booking where booking.session_id = earlier.session_id
          and booking.created_at < earlier.given_at + make_interval(mins => ${minutes}::int)) as gone
      from earlier
    )
    select coalesce(bool_or(numbers > 0 and greatest(asked, gone) >= ${scarceShare}::float8 * numbers),
      (select kind = 'expert' from clinic_session where session_id = ${sessionId})) as was_scarce from measured`.execute(
    db,
  )
  return firstOf(rows).wasScarce
}
