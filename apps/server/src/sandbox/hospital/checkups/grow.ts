import { addDays, dayOf, startOfDay, weekdayOf } from '@nethos/contract/common/days.ts'
import type { Query } from './books.ts'
import { centres } from './catalogue.ts'

const daysAhead = 30
const minute = 60_000
/** From 7:30 to 10:00, in minutes after midnight: blood is taken fasting. */
const hours = [450, 480, 510, 540, 570]
const each = 30
const places = 12

/** The times of a month; on Sundays none, and some of the places the centres have given out by themselves. */
export async function growTimes(query: Query, hosId: string, now: number): Promise<void> {
  const days = Array.from({ length: daysAhead + 1 }, (_, at) => addDays(dayOf(now), at))
  const { rows } = await query.query<{ day: string }>(
    `select distinct (starts_at at time zone 'Asia/Shanghai')::date::text as day from demo_hospital.checkup_time
     where hos_id = $1 and starts_at >= $2`,
    [hosId, new Date(startOfDay(days[0]!))],
  )
  const known = new Set(rows.map(row => row.day))
  const times = days.filter(day => !known.has(day) && weekdayOf(day) !== '周日').flatMap(timesOfDay)
  if (times.length === 0) return
  await query.query(
    `insert into demo_hospital.checkup_time (hos_id, time_code, centre_code, starts_at, ends_at, places_left)
     select $1, code, centre, starts, ends, ${places} - floor(demo_hospital.luck($1 || code) * ${places + 1})::int
     from unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[]) as given (code, centre, starts, ends)
     on conflict do nothing`,
    [
      hosId,
      times.map(one => one.code),
      times.map(one => one.centre),
      times.map(one => new Date(one.startsAt)),
      times.map(one => new Date(one.startsAt + each * minute)),
    ],
  )
}

const timesOfDay = (day: string) =>
  centres.flatMap(({ centreCode }) =>
    hours.map(minutes => ({
      code: `${centreCode}-${day.replaceAll('-', '')}-${String(minutes).padStart(4, '0')}`,
      centre: centreCode,
      startsAt: startOfDay(day) + minutes * minute,
    })),
  )
