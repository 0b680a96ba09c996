import type { Database } from '../database/connect.ts'
import { listWhole } from '../domains/clinics/sync/list-whole.ts'
import type { House } from '../house.ts'
import { hasOffer, writeOffer } from '../sandbox/hospital/booking/offer.table.ts'
import { asHouse } from './as-house.ts'
import { demoOffer } from './hospital/booking/offer.ts'
import type pg from 'pg'

/** The demo hospitals begin to give numbers out, and our copy is made. Later starts change nothing here: the clock does. */
export async function loadClinics({ db, house, pool }: { db: Database; house: House; pool: pg.Pool }): Promise<void> {
  if (await hasOffer(pool)) return
  const offer = demoOffer()
  await writeOffer(pool, offer)
  const now = () => house.clock.now()
  const transact = asHouse({ db, house })
  for (const { hosId } of offer.houses) await listWhole({ house, now, transact }, hosId)
}
