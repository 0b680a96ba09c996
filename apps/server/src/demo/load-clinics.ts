import type { Database } from '../database/connect.ts'
import { listWhole } from '../domains/clinics/sync/list-whole.ts'
import type { Runtime } from '../runtime.ts'
import { hasOffer, writeOffer } from '../sandbox/hospital/booking/offer.table.ts'
import { asSystem } from './as-system.ts'
import type pg from 'pg'

/** The demo hospitals begin to give numbers out, and our copy is made. Later starts change nothing here: the clock does. */
export async function loadClinics({
  db,
  runtime,
  pool,
}: {
  db: Database
  runtime: Runtime
  pool: pg.Pool
}): Promise<void> {
  if (await hasOffer(pool)) return
  const { demoOffer } = await import('./hospital/booking/offer.ts')
  const offer = demoOffer()
  await writeOffer(pool, offer)
  const now = () => runtime.clock.now()
  const transact = asSystem({ db, runtime })
  for (const { hosId } of offer.houses) await listWhole({ runtime, now, transact }, hosId)
}
