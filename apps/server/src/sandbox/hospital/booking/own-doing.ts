import type pg from 'pg'
import { sessionAsJson } from './listing.ts'

/** What the hospital does on its own; each answers the happening's number, or undefined when there was nothing to do. */
const numberOf = async (pool: pg.Pool, text: string, values: unknown[]): Promise<string | undefined> => {
  const { rows } = await pool.query<{ happening: number }>(text, values)
  return rows[0] && String(rows[0].happening)
}

export interface At {
  pool: pg.Pool
  hosId: string
  at: Date
}

export const stopSession = ({ pool, hosId, at }: At, sessionCode: string, reason: string) =>
  numberOf(
    pool,
    `with stopped as (
       update demo_hospital.session set is_stopped = true, stop_reason = $3, version = version + 1
       where hos_id = $1 and session_code = $2 and not is_stopped returning version),
     orders as (
       update demo_hospital.appointment set state = 'stopped', changed_at = $4
       from stopped where hos_id = $1 and session_code = $2 and state in ('held', 'registered')),
     numbers as (
       update demo_hospital.number set state = 'window', our_no = null, held_until = null
       from stopped where hos_id = $1 and session_code = $2 and state in ('held', 'registered'))
     select demo_hospital.happen($1, $4, 'session_stopped',
       jsonb_build_object('sessionCode', $2::text, 'version', version, 'reason', $3::text)) as happening from stopped`,
    [hosId, sessionCode, reason, at],
  )

export interface SessionChange {
  feeCents?: number | undefined
  room?: string | undefined
  isStopped?: boolean | undefined
}

export async function changeSession(
  { pool, hosId, at }: At,
  sessionCode: string,
  { feeCents, room, isStopped }: SessionChange,
): Promise<string | undefined> {
  const { rowCount } = await pool.query(
    `update demo_hospital.session set fee_cents = coalesce($3, fee_cents), room = coalesce($4, room),
       is_stopped = coalesce($5, is_stopped), version = version + 1
     where hos_id = $1 and session_code = $2`,
    [hosId, sessionCode, feeCents ?? null, room ?? null, isStopped ?? null],
  )
  if (rowCount === 0) return undefined
  return numberOf(
    pool,
    `select demo_hospital.happen($1, $3, 'session_changed', jsonb_build_object('session', ${sessionAsJson})) as happening
     from demo_hospital.session where hos_id = $1 and session_code = $2`,
    [hosId, sessionCode, at],
  )
}

export const changeDoctor = ({ pool, hosId, at }: At, sessionCode: string, doctorCode: string) =>
  numberOf(
    pool,
    `with changed as (
       update demo_hospital.session set doctor_code = $3, version = version + 1
       where hos_id = $1 and session_code = $2
         and exists (select from demo_hospital.clinic_doctor as one
           where one.hos_id = $1 and one.doctor_code = $3 and one.dept_code = session.dept_code)
       returning version)
     select demo_hospital.happen($1, $4, 'doctor_changed',
       jsonb_build_object('sessionCode', $2::text, 'version', version, 'doctorCode', $3::text)) as happening from changed`,
    [hosId, sessionCode, doctorCode, at],
  )

export interface WhichNumbers {
  sessionCode?: string | undefined
  numberCode?: string | undefined
  count: number
}

/** Somebody buys at the window, the lowest numbers first; the codes that were sold, and the last happening. */
export const sellNumbers = (where: At, which: WhichNumbers) => turnNumbers(where, which, 'free', 'window')
/** What was sold at the window comes back. */
export const returnNumbers = (where: At, which: WhichNumbers) => turnNumbers(where, which, 'window', 'free')

async function turnNumbers(
  { pool, hosId, at }: At,
  { sessionCode, numberCode, count }: WhichNumbers,
  from: 'free' | 'window',
  to: 'free' | 'window',
): Promise<{ numberCodes: string[]; happening: string | undefined }> {
  const { rows } = await pool.query<{ number_code: string; happening: number }>(
    `with wanted as (
       select number_code from demo_hospital.number
       where hos_id = $1 and state = $5 and ($2::text is null or session_code = $2) and ($3::text is null or number_code = $3)
       order by no limit $4 for update),
     turned as (
       update demo_hospital.number set state = $6, window_at = null from wanted
       where number.hos_id = $1 and number.number_code = wanted.number_code
       returning number.number_code, session_code)
     select number_code, demo_hospital.happen($1, $7, 'number_changed', jsonb_build_object(
       'numberCode', number_code, 'sessionCode', session_code, 'isFree', $6 = 'free')) as happening from turned`,
    [hosId, sessionCode ?? null, numberCode ?? null, count, from, to, at],
  )
  return { numberCodes: rows.map(row => row.number_code), happening: rows.at(-1) && String(rows.at(-1)!.happening) }
}

export const endVisit = ({ pool, at }: Pick<At, 'pool' | 'at'>, ourNo: string, outcome: 'seen' | 'missed') =>
  pool
    .query<{ hos_id: string; happening: number }>(
      `with ended as (
         update demo_hospital.appointment set state = $2, changed_at = $3
         where our_no = $1 and state in ('registered', 'missed', 'seen') returning hos_id)
       select hos_id, demo_hospital.happen(hos_id, $3, 'visit', jsonb_build_object('ourNo', $1::text, 'outcome', $2::text)) as happening
       from ended`,
      [ourNo, outcome, at],
    )
    .then(({ rows }) => rows[0] && { hosId: rows[0].hos_id, happening: String(rows[0].happening) })
