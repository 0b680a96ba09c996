import { sessionAsJson } from './listing.ts'
import type { At } from './own-doing.ts'

export interface ExtraSession {
  /** Whose department, doctor, fee and room it has: the code of another session. */
  like: string
  /** 'YYYY-MM-DD'. */
  day: string
  period: 'am' | 'pm' | 'evening'
  numbers: number
  /** Epoch ms. */
  releaseAt: number
  releaseBy: 'first_come' | 'draw'
}

/** An extra clinic beside the weekly plans, of which the window sells nothing. Undefined: there is none like it. */
export async function addSession(
  { pool, hosId, at }: At,
  { like, day, period, numbers, releaseAt, releaseBy }: ExtraSession,
): Promise<{ sessionCode: string; happening: string } | undefined> {
  const { rows } = await pool.query<{ session_code: string }>(
    `with added as (
       insert into demo_hospital.session (hos_id, session_code, dept_code, doctor_code, day, period, kind, fee_cents, campus_name,
         room, release_at, release_by, starts_at, ends_at)
       select hos_id, to_char($3::date, 'YYMMDD') || '-extra-' || substr(uuidv7()::text, 25), dept_code, doctor_code, $3, $4, kind,
         fee_cents, campus_name, room, $6, $7, ($3::date + begins) at time zone 'Asia/Shanghai', ($3::date + ends) at time zone 'Asia/Shanghai'
       from demo_hospital.session
       join (values ('am', time '08:00', time '11:30'), ('pm', '13:30', '17:00'), ('evening', '17:00', '20:00')) as hours (named, begins, ends)
         on named = $4
       where hos_id = $1 and session_code = $2
       returning session_code, starts_at),
     numbered as (
       insert into demo_hospital.number (hos_id, number_code, session_code, no, starts_at, state)
       select $1, session_code || '-' || to_char(no, 'FM00'), session_code, no, starts_at + make_interval(mins => 5 * (no - 1)), 'free'
       from added cross join generate_series(1, $5::int) as no)
     select session_code from added`,
    [hosId, like, day, period, numbers, new Date(releaseAt), releaseBy],
  )
  const code = rows[0]?.session_code
  if (!code) return undefined
  const reply = await pool.query<{ happening: number }>(
    `select demo_hospital.happen($1, $3, 'session_changed', jsonb_build_object('session', ${sessionAsJson})) as happening
     from demo_hospital.session where hos_id = $1 and session_code = $2`,
    [hosId, code, at],
  )
  return { sessionCode: code, happening: String(reply.rows[0]!.happening) }
}
