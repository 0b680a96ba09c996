import { sql, type RawBuilder } from 'kysely'
import { bannedSentence, type BanCause } from '@nethos/contract/booking/orders.texts.ts'
import type { HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import { liveStatuses } from '@nethos/contract/booking/booking.status.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'

export interface Ban {
  banId: string
  untilAt: Date
  cause: BanCause
}

/** What keeps this person from booking now. */
export const banOf = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, realPerson: Buffer): Promise<Ban | undefined> => {
  const row = await db
    .selectFrom('bookingBan')
    .select(['banId', 'untilAt', 'cause'])
    .where('realPerson', '=', realPerson)
    .where('liftedAt', 'is', null)
    .where('untilAt', '>', new Date(now))
    .orderBy('untilAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, cause: row.cause as BanCause }
}

export const refuseBanned = ({ banId, untilAt, cause }: Ban): Refused<'banned'> =>
  refuse('banned', {
    sentence: bannedSentence(dayOf(untilAt.getTime()), cause),
    obj: { banId, until: untilAt.getTime() },
  })

/** What a real person has booked already in the week of a day. */
export interface Held {
  /** The booking of the same day and period. */
  sameTime: string | null
  ofDay: number
  ofWeek: number
}

interface Around {
  realPerson: Buffer
  onDay: string
  period: string
  /** Left out of the count. */
  besides?: string | undefined
}

/** Counts it; in a transaction that books for him alone (visitor.ts) it stays true. */
export const held = ({ realPerson, onDay, period, besides = '' }: Around, now: number): RawBuilder<Held> => sql`
  select max(booking_id) filter (where on_day = ${onDay}::date and period = ${period}) as same_time,
    count(*) filter (where on_day = ${onDay}::date) as of_day, count(*) as of_week
  from booking
  where real_person = ${realPerson} and booking_id <> ${besides} and status in (${sql.join(liveStatuses.map(one => sql.lit(one)))})
    and (due_at is null or due_at > ${new Date(now)})
    and on_day >= date_trunc('week', ${onDay}::date)::date and on_day < date_trunc('week', ${onDay}::date)::date + 7`

/** Why one more does not fit into his day, his week and this time of day; undefined: it does. */
export function whyNot(
  { sameTime, ofDay, ofWeek }: Held,
  { dayMost, weekMost }: HospitalRule,
): Refused<'already_booked' | 'day_full' | 'week_full'> | undefined {
  if (sameTime) return refuse('already_booked', { obj: { bookingId: sameTime } })
  if (ofDay >= dayMost)
    return refuse('day_full', { sentence: `这位就诊人当天已预约${ofDay}个号，每天最多${dayMost}个` })
  if (ofWeek >= weekMost)
    return refuse('week_full', { sentence: `这位就诊人本周已预约${ofWeek}个号，每周最多${weekMost}个` })
  return undefined
}
