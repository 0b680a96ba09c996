import type pg from 'pg'
import type { ExaminationHappening, ExaminationOrder, ExaminationSlot } from '../../../ports/hospital-examinations.ts'
import { alone as aloneIn, type Query } from '../alone.ts'
import { itemOf } from './catalogue.ts'

export type { Query }

export const alone = <T>(pool: pg.Pool, hosId: string, work: (query: Query) => Promise<T>): Promise<T> =>
  aloneIn(pool, 'examinations', hosId, work)

interface SlotRow {
  slot_code: string
  resource_code: string
  starts_at: Date
  ends_at: Date
  places_left: number | null
  version: string | number
}
export const slotColumns = 'slot_code, resource_code, starts_at, ends_at, places_left, version'
export const slotOf = (row: SlotRow): ExaminationSlot => ({
  slotCode: row.slot_code,
  resourceCode: row.resource_code,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  version: Number(row.version),
  ...(row.places_left !== null && { left: row.places_left }),
})

interface OrderRow {
  order_no: string
  record_number: string
  item_code: string
  ordered_at: Date
  valid_until: Date
  state: ExaminationOrder['state']
  our_no: string | null
  slot_code: string | null
  starts_at: Date | null
  ends_at: Date | null
}

export function orderOf(row: OrderRow): ExaminationOrder {
  const item = itemOf(row.item_code)
  if (!item) throw new Error(`the demo hospital does not examine ${row.item_code}`)
  const { slot_code: slotCode, starts_at: startsAt, ends_at: endsAt } = row
  return {
    ...item,
    orderNo: row.order_no,
    recordNumber: row.record_number,
    orderedAt: row.ordered_at.getTime(),
    validUntil: row.valid_until.getTime(),
    state: row.state,
    ...(slotCode !== null &&
      startsAt &&
      endsAt && {
        appointment: {
          ourNo: row.our_no ?? '',
          slotCode,
          startsAt: startsAt.getTime(),
          endsAt: endsAt.getTime(),
        },
      }),
  }
}

export async function ordersWhere(query: Query, where: string, values: unknown[]): Promise<ExaminationOrder[]> {
  const { rows } = await query.query<OrderRow>(
    `select exam_order.*, slot.starts_at, slot.ends_at from demo_hospital.exam_order
     left join demo_hospital.exam_slot slot using (hos_id, slot_code) where ${where} order by ordered_at, order_no`,
    values,
  )
  return rows.map(orderOf)
}

/** What it tells whoever asks. */
export async function happen(query: Query, hosId: string, happening: ExaminationHappening): Promise<void> {
  const { at, kind, ...content } = happening
  await query.query(`insert into demo_hospital.exam_happening (hos_id, at, kind, content) values ($1, $2, $3, $4)`, [
    hosId,
    new Date(at),
    kind,
    JSON.stringify(content),
  ])
}

export async function announceOrder(query: Query, hosId: string, orderNo: string, at: number): Promise<void> {
  for (const order of await ordersWhere(query, 'hos_id = $1 and order_no = $2', [hosId, orderNo]))
    await happen(query, hosId, { kind: 'order', at, order })
}

/** One place fewer or more; undefined: there is none left. Where nobody counts, nothing changes but the version. */
export async function takePlace(
  query: Query,
  hosId: string,
  slotCode: string,
  by: 1 | -1,
  at: number,
): Promise<ExaminationSlot | undefined> {
  const { rows } = await query.query<SlotRow>(
    `update demo_hospital.exam_slot set places_left = places_left - $3, version = version + 1
     where hos_id = $1 and slot_code = $2 and (places_left is null or places_left >= $3) returning ${slotColumns}`,
    [hosId, slotCode, by],
  )
  const slot = rows[0] && slotOf(rows[0])
  if (slot) await happen(query, hosId, { kind: 'slot', at, slot })
  return slot
}
