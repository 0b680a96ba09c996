import { theSystem } from '../calls/caller.ts'
import { contextOn } from '../calls/context.ts'
import type { Ctx } from '../calls/handler.ts'
import type { SystemCaller } from '../calls/caller.ts'
import type { Database } from '../database/connect.ts'
import { listWhole } from '../domains/clinics/sync/list-whole.ts'
import type { House } from '../house.ts'
import { hasOffer, writeOffer } from '../sandbox/hospital/booking/offer.table.ts'
import { demoOffer } from './hospital/booking/offer.ts'
import type pg from 'pg'

/** The demo hospitals begin to give numbers out, and our copy is made. Later starts change nothing here: the clock does. */
export async function loadClinics({ db, house, pool }: { db: Database; house: House; pool: pg.Pool }): Promise<void> {
  if (await hasOffer(pool)) return
  const offer = demoOffer()
  await writeOffer(pool, offer)
  const now = () => house.clock.now()
  const transact = <T>(run: (ctx: Ctx<SystemCaller>) => Promise<T>): Promise<T> =>
    db.transaction().execute(trx =>
      run(
        contextOn(trx, house, noJobs, {
          caller: theSystem,
          now: now(),
          requestId: 'demo',
          channel: 'job',
          address: '',
          deviceId: undefined,
        }) as Ctx<SystemCaller>,
      ),
    )
  for (const { hosId } of offer.houses) await listWhole({ house, now, transact }, hosId)
}

/** The queue is not open yet; a first listing concerns nobody. */
const noJobs = {
  send: async () => {
    throw new Error('The demo is loaded before jobs can be queued')
  },
}
