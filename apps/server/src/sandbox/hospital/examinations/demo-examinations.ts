import type pg from 'pg'
import { addDays, startOfDay } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../../ports/clock.ts'
import {
  OrderClosedError,
  SlotFullError,
  type Appointed,
  type ExaminationHappening,
  type ExaminationOrder,
  type HospitalExaminations,
} from '../../../ports/hospital-examinations.ts'
import { FileUnknownError, HospitalUnreachableError } from '../../../ports/hospital.ts'
import { isCut } from '../line.table.ts'
import { alone, ordersWhere, slotColumns, slotOf, takePlace, announceOrder, type Query } from './books.ts'
import { orderable } from './catalogue.ts'
import { growSlots } from './grow.ts'
import { liveUntil, markEntry } from './live.ts'

const mostAtOnce = 200
const day = 86_400_000

interface HappeningRow {
  happening_id: string
  at: Date
  kind: string
  content: object
}

/** The demo hospital's orders, places and queues: what it does on its own follows from the clock. */
export function demoExaminations(pool: pg.Pool, clock: Clock): HospitalExaminations {
  async function asked<T>(hosId: string, work: (query: Query, now: number) => Promise<T>): Promise<T> {
    if (await isCut(pool)) throw new HospitalUnreachableError('The line to the demo hospital is cut')
    return alone(pool, hosId, query => work(query, clock.now()))
  }
  return {
    speaksFor: () => true,
    items: hosId => asked(hosId, async () => [...orderable]),
    orders: (hosId, recordNumber) =>
      asked(hosId, (query, now) =>
        ordersWhere(query, 'hos_id = $1 and record_number = $2 and (valid_until > $3 or ordered_at > $4)', [
          hosId,
          recordNumber,
          new Date(now),
          new Date(now - 90 * day),
        ]),
      ),
    slots: (hosId, fromDay, toDay) =>
      asked(hosId, async (query, now) => {
        await growSlots(query, hosId, now)
        const { rows } = await query.query(
          `select ${slotColumns} from demo_hospital.exam_slot where hos_id = $1 and starts_at >= $2 and starts_at < $3 order by starts_at, slot_code`,
          [hosId, new Date(startOfDay(fromDay)), new Date(startOfDay(addDays(toDay, 1)))],
        )
        return rows.map(slotOf)
      }),
    appoint: (hosId, { ourNo, orderNo, slotCode }) =>
      asked(hosId, (query, now) => appoint(query, hosId, { ourNo, orderNo, slotCode }, now)),
    change: (hosId, ourNo, slotCode) => asked(hosId, (query, now) => change(query, hosId, ourNo, slotCode, now)),
    cancel: (hosId, ourNo) => asked(hosId, (query, now) => cancel(query, hosId, ourNo, now)),
    openItems: (hosId, { ourNo, recordNumber, itemCodes }) =>
      asked(hosId, async query => {
        const file = await query.query('select from demo_hospital.patient where hos_id = $1 and record_number = $2', [
          hosId,
          recordNumber,
        ])
        if (file.rowCount === 0) throw new FileUnknownError(`No file ${recordNumber}`)
        const { rows } = await query.query<{ code: string; state: string }>(
          `insert into demo_hospital.exam_item_order (hos_id, our_no, record_number, item_codes, code, state)
           values ($1, $2, $3, $4, 'N' || nextval('demo_hospital.exam_code'), 'open')
           on conflict (hos_id, our_no) do update set our_no = excluded.our_no returning code, state`,
          [hosId, ourNo, recordNumber, itemCodes.join(',')],
        )
        if (rows[0]!.state === 'closed') throw new OrderClosedError(`${ourNo} was closed`)
        return { code: rows[0]!.code }
      }),
    closeItems: (hosId, ourNo) =>
      asked(hosId, async query => {
        await query.query(
          `update demo_hospital.exam_item_order set state = 'closed' where hos_id = $1 and our_no = $2 and state = 'open'`,
          [hosId, ourNo],
        )
      }),
    call: (hosId, queueCode, number, state) =>
      asked(hosId, (query, now) => markEntry(query, hosId, now, { queueCode, number, state })),
    happenings: (hosId, cursor) =>
      asked(hosId, async (query, now) => {
        await liveUntil(query, hosId, now)
        const since = /^\d{1,18}$/.test(cursor) ? cursor : '0'
        const { rows } = await query.query<HappeningRow>(
          `select happening_id, at, kind, content from demo_hospital.exam_happening
           where hos_id = $1 and happening_id > $2 order by happening_id limit ${mostAtOnce}`,
          [hosId, since],
        )
        return {
          happenings: rows.map(
            ({ at, kind, content }) => ({ at: at.getTime(), kind, ...content }) as ExaminationHappening,
          ),
          cursor: String(rows.at(-1)?.happening_id ?? since),
        }
      }),
  }
}

const ours = async (query: Query, hosId: string, ourNo: string): Promise<ExaminationOrder | undefined> =>
  (await ordersWhere(query, 'hos_id = $1 and our_no = $2', [hosId, ourNo]))[0]

const slotNow = async (query: Query, hosId: string, slotCode: string) => {
  const { rows } = await query.query(
    `select ${slotColumns} from demo_hospital.exam_slot where hos_id = $1 and slot_code = $2`,
    [hosId, slotCode],
  )
  return rows[0] && slotOf(rows[0])
}

async function save(query: Query, hosId: string, orderNo: string, ourNo: string, slotCode: string, now: number) {
  const slot = await takePlace(query, hosId, slotCode, 1, now)
  if (!slot) throw new SlotFullError(`No place at ${slotCode}`)
  await query.query(
    `update demo_hospital.exam_order set state = 'booked', our_no = $3, slot_code = $4 where hos_id = $1 and order_no = $2`,
    [hosId, orderNo, ourNo, slotCode],
  )
  await announceOrder(query, hosId, orderNo, now)
  return { slot }
}

async function appoint(
  query: Query,
  hosId: string,
  { ourNo, orderNo, slotCode }: { ourNo: string; orderNo: string; slotCode: string },
  now: number,
): Promise<Appointed> {
  const [order] = await ordersWhere(query, 'hos_id = $1 and order_no = $2', [hosId, orderNo])
  if (order?.appointment?.ourNo === ourNo && order.state === 'booked')
    return { slot: (await slotNow(query, hosId, order.appointment.slotCode))! }
  if (order?.state !== 'ordered') throw new OrderClosedError(`${orderNo} cannot be booked`)
  return save(query, hosId, orderNo, ourNo, slotCode, now)
}

async function change(query: Query, hosId: string, ourNo: string, slotCode: string, now: number): Promise<Appointed> {
  const order = await ours(query, hosId, ourNo)
  if (order?.state !== 'booked' || !order.appointment) throw new OrderClosedError(`${ourNo} cannot be changed`)
  const old = order.appointment.slotCode
  if (old === slotCode) return { slot: (await slotNow(query, hosId, slotCode))! }
  const saved = await save(query, hosId, order.orderNo, ourNo, slotCode, now)
  await takePlace(query, hosId, old, -1, now)
  return saved
}

async function cancel(query: Query, hosId: string, ourNo: string, now: number): Promise<void> {
  const order = await ours(query, hosId, ourNo)
  if (order?.state !== 'booked' || !order.appointment) return
  await takePlace(query, hosId, order.appointment.slotCode, -1, now)
  await query.query(
    `update demo_hospital.exam_order set state = 'ordered', our_no = null, slot_code = null where hos_id = $1 and our_no = $2`,
    [hosId, ourNo],
  )
  await announceOrder(query, hosId, order.orderNo, now)
}
