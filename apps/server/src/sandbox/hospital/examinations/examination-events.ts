import type pg from 'pg'
import * as z from 'zod/mini'
import type { Clock } from '../../../ports/clock.ts'
import { event, type HospitalEvent } from '../hospital-events.ts'
import { alone, ordersWhere, announceOrder } from './books.ts'
import { itemOf } from './catalogue.ts'
import { moveOrder, signInNow } from './live.ts'

const hosId = z._default(z.string(), 'h1')
const day = 86_400_000

export interface NewOrder {
  hosId: string
  recordNumber: string
  itemCode: string
  orderNo: string
}

/** A doctor orders an examination. Ordered again under the same number nothing changes. */
export const orderExamination = (pool: pg.Pool, { hosId, recordNumber, itemCode, orderNo }: NewOrder, now: number) =>
  alone(pool, hosId, async query => {
    const { rowCount } = await query.query(
      `insert into demo_hospital.exam_order (hos_id, order_no, record_number, item_code, ordered_at, valid_until, state)
       values ($1, $2, $3, $4, $5, $6, 'ordered') on conflict do nothing`,
      [hosId, orderNo, recordNumber, itemCode, new Date(now), new Date(now + 30 * day)],
    )
    if (rowCount) await announceOrder(query, hosId, orderNo, now)
  })

/** Somebody signs in at the machine, with an appointment or without. */
export const signInAtMachine = (pool: pg.Pool, hosId: string, orderNo: string, now: number) =>
  alone(pool, hosId, async query => {
    const [order] = await ordersWhere(query, 'hos_id = $1 and order_no = $2', [hosId, orderNo])
    if (order && (order.state === 'ordered' || order.state === 'booked'))
      await signInNow(query, hosId, orderNo, order.resourceCode, now)
  })

/** What happens in the hospital's order system (docs/product/protocol.md 2). */
export const examinationEvents = (pool: pg.Pool, clock: Clock): Readonly<Record<string, HospitalEvent>> => ({
  'exam.order': event(
    z.object({
      hosId,
      recordNumber: z.string(),
      itemCode: z.string().check(z.refine(code => itemOf(code) !== undefined)),
      orderNo: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
    }),
    async order => (await orderExamination(pool, order, clock.now()), { orderNo: order.orderNo }),
  ),
  'exam.sign-in': event(z.object({ hosId, orderNo: z.string() }), async ({ hosId, orderNo }) => {
    await signInAtMachine(pool, hosId, orderNo, clock.now())
    return { isSignedIn: true }
  }),
  'exam.state': event(
    z.object({ hosId, orderNo: z.string(), state: z.enum(['in_progress', 'done', 'reported', 'cancelled']) }),
    async ({ hosId, orderNo, state }) => {
      await alone(pool, hosId, query => moveOrder(query, hosId, orderNo, state, clock.now()))
      return { state }
    },
  ),
})
