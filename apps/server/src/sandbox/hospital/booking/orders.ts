import type pg from 'pg'
import {
  HoldOverError,
  NumberTakenError,
  OrderUnknownError,
  SessionStoppedError,
  type Held,
  type HospitalOrder,
  type NewHold,
  type Registered,
} from '../../../ports/hospital-booking.ts'
import { FileUnknownError } from '../../../ports/hospital.ts'

interface Order {
  hospital_no: string
  number_code: string
  state: string
  pick_up_code: string
  no: number
}

const orderOf = `
  select hospital_no, number_code, appointment.state, pick_up_code, no
  from demo_hospital.appointment join demo_hospital.number using (hos_id, number_code)
  where appointment.hos_id = $1 and appointment.our_no = $2`

const findOrder = async (pool: pg.Pool, hosId: string, ourNo: string): Promise<Order | undefined> =>
  (await pool.query<Order>(orderOf, [hosId, ourNo])).rows[0]

/** Whoever locks the number decides; a hold that has run out counts as none. */
const takeNumber = `
  with free as (
    select number.session_code, ends_at, our_no as was
    from demo_hospital.number
    join demo_hospital.session on session.hos_id = number.hos_id and session.session_code = number.session_code
    where number.hos_id = $1 and number_code = $2
      and not is_stopped and release_at <= $5 and ends_at > $5
      and (state = 'free' or state = 'held' and (held_until <= $5 or our_no = $3))
    for update of number),
  taken as (
    update demo_hospital.number set state = 'held', our_no = $3, held_until = $4, window_at = null
    from free where number.hos_id = $1 and number_code = $2
    returning number.session_code, ends_at, was),
  lapsed as (
    update demo_hospital.appointment set state = 'lapsed', changed_at = $5
    from taken where appointment.hos_id = $1 and our_no = was and was <> $3 and state = 'held')
  insert into demo_hospital.appointment (hos_id, our_no, number_code, session_code, record_number, card_number, state, ends_at, changed_at)
  select $1, $3, $2, session_code, $6, coalesce((select card_number from demo_hospital.visit_card as card
    where card.hos_id = $1 and card.record_number = $6 and card.card_number = $7), ''), 'held', ends_at, $5 from taken
  on conflict (hos_id, our_no) do update set state = 'held', number_code = excluded.number_code,
    session_code = excluded.session_code, ends_at = excluded.ends_at, changed_at = excluded.changed_at
  returning hospital_no`

export async function holdNumber(pool: pg.Pool, hosId: string, order: NewHold, now: number): Promise<Held> {
  const known = await findOrder(pool, hosId, order.ourNo)
  if (known && ['held', 'registered'].includes(known.state)) return { hospitalNo: known.hospital_no }
  const { rows: files } = await pool.query(
    'select 1 from demo_hospital.patient where hos_id = $1 and record_number = $2',
    [hosId, order.recordNumber],
  )
  if (!files[0]) throw new FileUnknownError(`No file ${order.recordNumber}`)
  const { rows } = await pool.query<{ hospital_no: string }>(takeNumber, [
    hosId,
    order.numberCode,
    order.ourNo,
    new Date(order.until),
    new Date(now),
    order.recordNumber,
    order.cardNumber ?? '',
  ])
  if (rows[0]) return { hospitalNo: rows[0].hospital_no }
  const { rows: sessions } = await pool.query<{ is_stopped: boolean }>(
    `select is_stopped from demo_hospital.session join demo_hospital.number using (hos_id, session_code)
     where hos_id = $1 and number_code = $2`,
    [hosId, order.numberCode],
  )
  if (sessions[0]?.is_stopped) throw new SessionStoppedError(`${order.numberCode} is of a stopped session`)
  throw new NumberTakenError(`${order.numberCode} is not free`)
}

/** A hold that has run out is still good while nobody else has the number. */
const register = `
  with mine as (
    select number_code from demo_hospital.appointment
    where hos_id = $1 and our_no = $2 and state in ('held', 'lapsed') for update),
  taken as (
    update demo_hospital.number set state = 'registered', our_no = $2, held_until = null, window_at = null
    from mine
    where number.hos_id = $1 and number.number_code = mine.number_code
      and (state = 'free' or state = 'held' and our_no = $2)
    returning number.number_code)
  update demo_hospital.appointment
  set state = 'registered', pick_up_code = lpad(floor(demo_hospital.luck($2 || ' code') * 100000000)::bigint::text, 8, '0'),
    pay_at = $3, amount_cents = $4, changed_at = $5
  from taken where appointment.hos_id = $1 and appointment.our_no = $2`

export async function registerVisit(
  pool: pg.Pool,
  hosId: string,
  ourNo: string,
  { payAt, amountCents }: { payAt: string; amountCents: number },
  now: number,
): Promise<Registered> {
  await pool.query(register, [hosId, ourNo, payAt, amountCents, new Date(now)])
  const order = await findOrder(pool, hosId, ourNo)
  if (!order) throw new OrderUnknownError(`No order ${ourNo}`)
  if (order.state === 'stopped') throw new SessionStoppedError(`The session of ${ourNo} was stopped`)
  if (!['registered', 'seen', 'missed'].includes(order.state)) throw new HoldOverError(`The hold of ${ourNo} is over`)
  return { hospitalNo: order.hospital_no, pickUpCode: order.pick_up_code, no: order.no }
}

const giveBack = `
  with mine as (
    update demo_hospital.appointment set state = 'released', changed_at = $3
    where hos_id = $1 and our_no = $2 and state in ('held', 'lapsed', 'registered')
    returning number_code),
  freed as (
    update demo_hospital.number set state = 'free', our_no = null, held_until = null
    from mine where number.hos_id = $1 and number.number_code = mine.number_code and our_no = $2
    returning number.number_code, session_code)
  select demo_hospital.happen($1, $3, 'number_changed',
    jsonb_build_object('numberCode', number_code, 'sessionCode', session_code, 'isFree', true)) from freed`

export async function giveBackNumber(pool: pg.Pool, hosId: string, ourNo: string, now: number): Promise<void> {
  await pool.query(giveBack, [hosId, ourNo, new Date(now)])
}

export async function orderNow(pool: pg.Pool, hosId: string, ourNo: string): Promise<HospitalOrder | undefined> {
  const order = await findOrder(pool, hosId, ourNo)
  return (
    order && {
      hospitalNo: order.hospital_no,
      state: (order.state === 'lapsed' ? 'released' : order.state) as HospitalOrder['state'],
      pickUpCode: order.pick_up_code,
    }
  )
}

export async function writeIllness(pool: pg.Pool, hosId: string, ourNo: string, illness: object): Promise<void> {
  const { rowCount } = await pool.query(
    'update demo_hospital.appointment set illness = $3 where hos_id = $1 and our_no = $2',
    [hosId, ourNo, JSON.stringify(illness)],
  )
  if (rowCount === 0) throw new OrderUnknownError(`No order ${ourNo}`)
}
