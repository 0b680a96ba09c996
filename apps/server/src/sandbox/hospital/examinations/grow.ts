import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { rooms } from './catalogue.ts'
import type { Query } from './books.ts'

const daysAhead = 14
const slotMinutes = 30
const minute = 60_000

/** The times of two weeks; some of their places the hospital has given out by itself. Done again it changes nothing. */
export async function growSlots(query: Query, hosId: string, now: number): Promise<void> {
  const days = Array.from({ length: daysAhead + 1 }, (_, at) => addDays(dayOf(now), at))
  const { rows } = await query.query<{ day: string }>(
    `select distinct (starts_at at time zone 'Asia/Shanghai')::date::text as day from demo_hospital.exam_slot
     where hos_id = $1 and starts_at >= $2`,
    [hosId, new Date(startOfDay(days[0]!))],
  )
  const known = new Set(rows.map(row => row.day))
  const slots = days.filter(day => !known.has(day)).flatMap(slotsOfDay)
  if (slots.length === 0) return
  await query.query(
    `insert into demo_hospital.exam_slot (hos_id, slot_code, resource_code, starts_at, ends_at, places_left)
     select $1, code, resource, starts, ends,
       case when places is not null then places - floor(demo_hospital.luck($1 || code) * (places + 1))::int end
     from unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::int[]) as given (code, resource, starts, ends, places)
     on conflict do nothing`,
    [
      hosId,
      slots.map(one => one.code),
      slots.map(one => one.resource),
      slots.map(one => new Date(one.startsAt)),
      slots.map(one => new Date(one.startsAt + slotMinutes * minute)),
      slots.map(one => one.places ?? null),
    ],
  )
}

function slotsOfDay(day: string) {
  return Object.entries(rooms).flatMap(([resource, { hours, places }]) =>
    hours.flatMap(([from, until]) =>
      Array.from({ length: (until - from) / slotMinutes }, (_, at) => {
        const minutes = from + at * slotMinutes
        return {
          code: `${resource}-${day.replaceAll('-', '')}-${String(minutes).padStart(4, '0')}`,
          resource,
          startsAt: startOfDay(day) + minutes * minute,
          places,
        }
      }),
    ),
  )
}
