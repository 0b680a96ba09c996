import { sql } from 'kysely'
import { localVisitMarkedMs } from '@nethos/contract/clinics/local.rules.ts'
import type { Db } from '../../../database/connect.ts'
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
  hospitalNo: string
  state: string
  pickUpCode: string
  no: number
}

async function findOrder(db: Db, hosId: string, ourNo: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    select hospital_no, ours.state, pick_up_code, no
    from kept_order as ours join kept_number using (hos_id, number_code)
    where ours.hos_id = ${hosId} and ours.our_no = ${ourNo}`.execute(db)
  return rows[0]
}

/** One update decides; a hold that has run out counts as none. */
export async function holdNumber(db: Db, hosId: string, order: NewHold, now: number): Promise<Held> {
  const { ourNo, numberCode, recordNumber, until } = order
  const known = await findOrder(db, hosId, ourNo)
  if (known && ['held', 'registered'].includes(known.state)) return { hospitalNo: known.hospitalNo }
  const { rows: files } = await sql`
    select from kept_patient where hos_id = ${hosId} and record_number = ${recordNumber}`.execute(db)
  if (!files[0]) throw new FileUnknownError('No file with this record number')
  const at = new Date(now)
  const { rows } = await sql<Held>`
    with free as (
      select number.session_code, ends_at, our_no as was
      from kept_number as number
      join kept_session as session on session.hos_id = number.hos_id and session.session_code = number.session_code
      where number.hos_id = ${hosId} and number_code = ${numberCode}
        and not is_stopped and release_at <= ${at} and ends_at > ${at}
        and (state = 'free' or state = 'held' and (held_until <= ${at} or our_no = ${ourNo}))
      for update of number),
    taken as (
      update kept_number set state = 'held', our_no = ${ourNo}, held_until = ${new Date(until)}
      from free where kept_number.hos_id = ${hosId} and number_code = ${numberCode}
      returning kept_number.session_code, ends_at, was),
    lapsed as (
      update kept_order set state = 'lapsed', changed_at = ${at}
      from taken where kept_order.hos_id = ${hosId} and our_no = was and was <> ${ourNo} and state = 'held')
    insert into kept_order (hos_id, our_no, number_code, session_code, record_number, state, ends_at, changed_at)
    select ${hosId}, ${ourNo}, ${numberCode}, session_code, ${recordNumber}, 'held', ends_at, ${at}::timestamptz from taken
    on conflict (hos_id, our_no) do update set state = 'held', number_code = excluded.number_code,
      session_code = excluded.session_code, ends_at = excluded.ends_at, changed_at = excluded.changed_at
    returning hospital_no`.execute(db)
  if (rows[0]) return rows[0]
  const { rows: sessions } = await sql<{ isStopped: boolean }>`
    select is_stopped from kept_session join kept_number using (hos_id, session_code)
    where hos_id = ${hosId} and number_code = ${numberCode}`.execute(db)
  if (sessions[0]?.isStopped) throw new SessionStoppedError(`${numberCode} is of a stopped session`)
  throw new NumberTakenError(`${numberCode} is not free`)
}

/** A hold that has run out is still good while nobody else has the number. */
export async function registerVisit(
  db: Db,
  hosId: string,
  ourNo: string,
  { payAt, amountCents, now }: { payAt: string; amountCents: number; now: number },
): Promise<Registered> {
  await sql`
    with mine as (
      select number_code from kept_order
      where hos_id = ${hosId} and our_no = ${ourNo} and state in ('held', 'lapsed') for update),
    taken as (
      update kept_number set state = 'registered', our_no = ${ourNo}, held_until = null
      from mine
      where kept_number.hos_id = ${hosId} and kept_number.number_code = mine.number_code
        and (state = 'free' or state = 'held' and our_no = ${ourNo})
      returning kept_number.number_code)
    update kept_order set state = 'registered', pay_at = ${payAt}, amount_cents = ${amountCents}, changed_at = ${new Date(now)},
      pick_up_code = lpad((('x' || right(gen_random_uuid()::text, 8))::bit(32)::bigint % 100000000)::text, 8, '0')
    from taken where kept_order.hos_id = ${hosId} and our_no = ${ourNo}`.execute(db)
  const order = await findOrder(db, hosId, ourNo)
  if (!order) throw new OrderUnknownError(`No order ${ourNo}`)
  if (order.state === 'stopped') throw new SessionStoppedError(`The session of ${ourNo} was stopped`)
  if (!['registered', 'seen', 'missed'].includes(order.state)) throw new HoldOverError(`The hold of ${ourNo} is over`)
  return { hospitalNo: order.hospitalNo, pickUpCode: order.pickUpCode, no: order.no }
}

export async function giveBack(db: Db, hosId: string, ourNo: string, now: number): Promise<void> {
  await sql`
    with mine as (
      update kept_order set state = 'released', changed_at = ${new Date(now)}
      where hos_id = ${hosId} and our_no = ${ourNo} and state in ('held', 'lapsed', 'registered')
      returning number_code),
    freed as (
      update kept_number set state = 'free', our_no = null, held_until = null
      from mine where kept_number.hos_id = ${hosId} and kept_number.number_code = mine.number_code and our_no = ${ourNo}
      returning kept_number.number_code, session_code)
    select kept_happen(${hosId}, ${new Date(now)}, 'number_changed',
      jsonb_build_object('numberCode', number_code, 'sessionCode', session_code, 'isFree', true)) from freed`.execute(
    db,
  )
}

export async function orderNow(db: Db, hosId: string, ourNo: string): Promise<HospitalOrder | undefined> {
  const order = await findOrder(db, hosId, ourNo)
  return (
    order && {
      hospitalNo: order.hospitalNo,
      state: (order.state === 'lapsed' ? 'released' : order.state) as HospitalOrder['state'],
      pickUpCode: order.pickUpCode,
    }
  )
}

/** Holds that ran out: their numbers are free again. */
export async function endHolds(db: Db, hosId: string, now: number): Promise<void> {
  await sql`
    with held as (
      select number_code, our_no as was, held_until as until from kept_number
      where hos_id = ${hosId} and state = 'held' and held_until <= ${new Date(now)}
      for update),
    over as (
      update kept_number set state = 'free', our_no = null, held_until = null
      from held where kept_number.hos_id = ${hosId} and kept_number.number_code = held.number_code
      returning kept_number.number_code, kept_number.session_code, was, until),
    lapsed as (
      update kept_order set state = 'lapsed', changed_at = until
      from over where kept_order.hos_id = ${hosId} and our_no = was and kept_order.state = 'held')
    select kept_happen(${hosId}, until, 'number_changed',
      jsonb_build_object('numberCode', number_code, 'sessionCode', session_code, 'isFree', true)) from over`.execute(db)
}

/** Visits that nobody has marked a day after the session count as seen: the money is earned, and nobody is blamed. */
export async function endUnmarked(db: Db, hosId: string, now: number): Promise<void> {
  await sql`
    with over as (
      update kept_order set state = 'seen', changed_at = ${new Date(now)}
      where hos_id = ${hosId} and state = 'registered' and ends_at <= ${new Date(now - localVisitMarkedMs)}
      returning our_no)
    select kept_happen(${hosId}, ${new Date(now)}, 'visit', jsonb_build_object('ourNo', our_no, 'outcome', 'seen')) from over`.execute(
    db,
  )
}

/** What became of a registered visit; may be corrected. False: there is no such visit. */
export async function endVisit(
  db: Db,
  hosId: string,
  { ourNo, outcome, now }: { ourNo: string; outcome: 'seen' | 'missed'; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update kept_order set state = ${outcome}, changed_at = ${new Date(now)}
      where hos_id = ${hosId} and our_no = ${ourNo} and state in ('registered', 'seen', 'missed')
      returning our_no)
    select kept_happen(${hosId}, ${new Date(now)}, 'visit', jsonb_build_object('ourNo', our_no, 'outcome', ${outcome}::text)) as id
    from ended`.execute(db)
  return rows.length > 0
}
