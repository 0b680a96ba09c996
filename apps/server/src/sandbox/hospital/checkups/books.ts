import type pg from 'pg'
import type { CheckupHappening, CheckupPlaces } from '../../../ports/hospital-checkups.ts'

export type Query = Pick<pg.Pool, 'query'>

/** All that the centres do stands in one line behind the other: two servers tell the same. */
export async function alone<T>(pool: pg.Pool, hosId: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('demo checkups ' || $1, 0))`, [hosId])
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface TimeRow {
  time_code: string
  centre_code: string
  starts_at: Date
  ends_at: Date
  places_left: number
  version: string | number
}
export const timeColumns = 'time_code, centre_code, starts_at, ends_at, places_left, version'
export const timeOf = (row: TimeRow): CheckupPlaces => ({
  timeCode: row.time_code,
  centreCode: row.centre_code,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  left: row.places_left,
  version: Number(row.version),
})

export interface CheckupRow {
  our_no: string
  package_code: string
  time_code: string
  guide_no: string
  name: string
  id_card: string
  state: 'kept' | 'here' | 'checked' | 'reported' | 'closed'
  done: number
  step_at: Date | null
}
export async function checkupWith(query: Query, hosId: string, ourNo: string): Promise<CheckupRow | undefined> {
  const { rows } = await query.query<CheckupRow>(
    `select our_no, package_code, time_code, guide_no, name, id_card, state, done, step_at from demo_hospital.checkup
     where hos_id = $1 and our_no = $2`,
    [hosId, ourNo],
  )
  return rows[0]
}

/** What it tells whoever asks. */
export async function happen(query: Query, hosId: string, happening: CheckupHappening): Promise<void> {
  const { at, kind, ...content } = happening
  await query.query(`insert into demo_hospital.checkup_happening (hos_id, at, kind, content) values ($1, $2, $3, $4)`, [
    hosId,
    new Date(at),
    kind,
    JSON.stringify(content),
  ])
}

/** One place fewer or more; undefined: there is none left. */
export async function takePlace(
  query: Query,
  hosId: string,
  timeCode: string,
  by: 1 | -1,
  at: number,
): Promise<CheckupPlaces | undefined> {
  const { rows } = await query.query<TimeRow>(
    `update demo_hospital.checkup_time set places_left = places_left - $3, version = version + 1
     where hos_id = $1 and time_code = $2 and places_left >= $3 returning ${timeColumns}`,
    [hosId, timeCode, by],
  )
  const time = rows[0] && timeOf(rows[0])
  if (time) await happen(query, hosId, { kind: 'time', at, time })
  return time
}

export async function timeNow(query: Query, hosId: string, timeCode: string): Promise<CheckupPlaces | undefined> {
  const { rows } = await query.query<TimeRow>(
    `select ${timeColumns} from demo_hospital.checkup_time where hos_id = $1 and time_code = $2`,
    [hosId, timeCode],
  )
  return rows[0] && timeOf(rows[0])
}
