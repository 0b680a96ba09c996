import { expect, test } from 'vitest'
import { openPool } from '../../../database/connect.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { alone } from './books.ts'
import { orderExamination } from './examination-events.ts'
import { liveUntil } from './live.ts'

const { appUrl } = await testDatabase()
const pool = openPool({ url: appUrl, size: 2, onError: () => undefined })

test('a hospital that was not looked at for a working day gives out no number twice', async () => {
  const morning = Date.parse('2026-11-30T08:00:00+08:00')
  await orderExamination(pool, { hosId: 'h1', recordNumber: 'R1', itemCode: 'ct-enhanced', orderNo: 'P1' }, morning)
  const liveAt = (at: number) => alone(pool, 'h1', query => liveUntil(query, 'h1', at))
  const lastNumber = async () => {
    const { rows } = await pool.query<{ last: number; distinct: number; count: number }>(
      `select max(number) as last, count(distinct number)::int as distinct, count(*)::int as count
       from demo_hospital.exam_queue_entry join demo_hospital.exam_queue using (hos_id, queue_code, on_day)
       where queue_code = (select min(queue_code) from demo_hospital.exam_queue)`,
    )
    return rows[0]!
  }
  await liveAt(morning)
  const before = await lastNumber()
  await liveAt(morning + 9 * 3_600_000)
  const evening = await lastNumber()
  expect(evening.last).toBeGreaterThan(before.last)
  expect(evening.distinct).toBe(evening.count)
  await liveAt(morning + 24 * 3_600_000)
  expect((await lastNumber()).last).toBeLessThan(evening.last)
})
