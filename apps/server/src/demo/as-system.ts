import { theSystem, type SystemCaller } from '../calls/caller.ts'
import { contextOn } from '../calls/context.ts'
import type { Ctx } from '../calls/handler.ts'
import type { Database } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'

/** Transactions of our own while the demo is loaded. */
export const asSystem =
  ({ db, runtime }: { db: Database; runtime: Runtime }) =>
  <T>(run: (ctx: Ctx<SystemCaller>) => Promise<T>): Promise<T> =>
    db.transaction().execute(trx =>
      run(
        contextOn(trx, runtime, noJobs, {
          caller: theSystem,
          now: runtime.clock.now(),
          requestId: 'demo',
          channel: 'job',
          address: '',
          deviceId: undefined,
        }) as Ctx<SystemCaller>,
      ),
    )

/** The queue is not open yet; what the demo makes concerns nobody who must be told. */
const noJobs = {
  send: async () => {
    throw new Error('The demo is loaded before jobs can be queued')
  },
}
