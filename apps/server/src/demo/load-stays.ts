import type pg from 'pg'
import type { Runtime } from '../runtime.ts'
import { sendHome, takeIn, writeNote } from '../sandbox/hospital/stays/stay-events.ts'

const day = 86_400_000

/**
 * The demo patient has gone home five days ago, and waits to register for something else; her father is on the ward, in the
 * fourth day. What they have cost stands on the same accounts (load-bills.ts). Later starts change nothing.
 */
export async function loadStays({ runtime, pool }: { runtime: Runtime; pool: pg.Pool }): Promise<void> {
  const { rows } = await pool.query<{ any: boolean }>('select exists (select from demo_hospital.stay_note) as any')
  if (rows[0]!.any) return
  const now = runtime.clock.now()
  const [self, father] = [await recordOf(pool, '王秀英'), await recordOf(pool, '王德福')]
  const note = { hosId: 'h1', deptCode: 'surgery', diagnosis: '急性胆囊炎', priority: 'ordinary' } as const
  if (self) {
    await writeNote(pool, { ...note, noteNo: 'ZY260001', recordNumber: self, priority: 'urgent' }, now - 12 * day)
    await takeIn(pool, 'h1', 'ZY260001', now - 11 * day)
    await sendHome(pool, 'h1', 'ZY260001', now - 5 * day)
    const knee = { deptCode: 'orthopaedics', diagnosis: '右膝半月板损伤' }
    await writeNote(pool, { ...note, ...knee, noteNo: 'ZY260003', recordNumber: self }, now - day)
  }
  if (!father) return
  const heart = { deptCode: 'cardiology', diagnosis: '冠心病' }
  await writeNote(pool, { ...note, ...heart, noteNo: 'ZY260002', recordNumber: father }, now - 6 * day)
  await takeIn(pool, 'h1', 'ZY260002', now - 4 * day)
}

async function recordOf(pool: pg.Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ record_number: string }>(
    `select record_number from demo_hospital.patient where hos_id = 'h1' and name = $1 order by created_at limit 1`,
    [name],
  )
  return rows[0]?.record_number
}
