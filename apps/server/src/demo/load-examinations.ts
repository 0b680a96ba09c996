import type pg from 'pg'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Runtime } from '../runtime.ts'
import { orderExamination, signInAtMachine } from '../sandbox/hospital/examinations/examination-events.ts'

interface Demo {
  name: string
  itemCode: string
  /** Days ago that it was ordered. */
  ago: number
  /** Booked at the window in so many days. */
  inDays?: number
  isHere?: boolean
  isReported?: boolean
}

/** To book, booked, in a queue, and what was done: of the demo patient and her father. */
const demos: readonly Demo[] = [
  { name: '王秀英', itemCode: 'blood-fasting', ago: 1 },
  { name: '王秀英', itemCode: 'ct-enhanced', ago: 1 },
  { name: '王秀英', itemCode: 'ecg', ago: 1 },
  { name: '王秀英', itemCode: 'mri-head', ago: 2 },
  { name: '王秀英', itemCode: 'lung-function', ago: 3, inDays: 3 },
  { name: '王秀英', itemCode: 'gastroscopy', ago: 6, inDays: 5 },
  { name: '王秀英', itemCode: 'us-abdomen', ago: 4, isHere: true },
  { name: '王秀英', itemCode: 'gastroscopy', ago: 40, isReported: true },
  { name: '王德福', itemCode: 'barium-meal', ago: 2 },
  { name: '王德福', itemCode: 'mri-liver', ago: 2, inDays: 4 },
]

/** Orders in the demo hospital's own books; they reach us as every hospital's do. Later starts change nothing. */
export async function loadExaminations({ runtime, pool }: { runtime: Runtime; pool: pg.Pool }): Promise<void> {
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from demo_hospital.exam_order) as any')
  if (rows[0]!.any) return
  const now = runtime.clock.now()
  const { examinations } = runtime.hospital
  for (const [at, { name, itemCode, ago, inDays, isHere, isReported }] of demos.entries()) {
    const recordNumber = await recordOf(pool, name)
    if (recordNumber === undefined) continue
    const orderNo = `JC${260001 + at}`
    await orderExamination(pool, { hosId: 'h1', recordNumber, itemCode, orderNo }, now - ago * 86_400_000)
    if (inDays !== undefined) {
      const day = addDays(dayOf(now), inDays)
      const slots = await examinations.slots('h1', day, addDays(day, 2))
      const [order] = (await examinations.orders('h1', recordNumber)).filter(one => one.orderNo === orderNo)
      const free = slots.find(one => one.resourceCode === order?.resourceCode && (one.left ?? 0) > 0)
      if (free) await examinations.appoint('h1', { ourNo: `window-${orderNo}`, orderNo, slotCode: free.slotCode })
    }
    if (isReported)
      await pool.query(`update demo_hospital.exam_order set state = 'reported' where hos_id = 'h1' and order_no = $1`, [
        orderNo,
      ])
    if (isHere) {
      // The line first, so that somebody waits before her.
      await examinations.happenings('h1', '')
      await signInAtMachine(pool, 'h1', orderNo, now)
    }
  }
}

async function recordOf(pool: pg.Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ record_number: string }>(
    `select record_number from demo_hospital.patient where hos_id = 'h1' and name = $1 order by created_at limit 1`,
    [name],
  )
  return rows[0]?.record_number
}
