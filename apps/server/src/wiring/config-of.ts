import type { Database } from '../database/connect.ts'
import { cachedFor } from '../calls/cached-for.ts'
import { appParams, systemChanged, valuesOf } from '../domains/system/public.ts'
import type { Hub } from '../events/hub.ts'
import type { Runtime } from '../runtime.ts'
import { clientConfig, type ClientConfig } from '../web/config.ts'

const cacheMs = 2_000

/** What clients need before their first call. A switch that is changed at any process's desk holds in this one at once. */
export function configOf(runtime: Runtime, db: Database, hub: Pick<Hub, 'listen'>): () => Promise<ClientConfig> {
  const { ask, forget } = cachedFor(cacheMs, () => valuesOf(db))
  hub.listen(({ type }) => type === systemChanged && forget())
  // Without the database a page still comes, with what holds usually.
  return async () => clientConfig(runtime, appParams(runtime.settings, (await ask()) ?? {}))
}
