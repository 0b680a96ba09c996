import { importChunk } from '@nethos/calls/chunks.ts'
import { untilIdle } from '../../patterns/until-idle.ts'
import type { TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'

let loading: Promise<TriageEngine> | undefined
let loaded: TriageEngine | undefined
let asking: Promise<void> | undefined
/** The published change that is in use, as JSON. */
let inUse: string | undefined

/** The rules, where they are there already. */
export const engineNow = (): TriageEngine | undefined => loaded

/** The rules, in a file of their own that only pages with something to write load. */
export function loadEngine(): Promise<TriageEngine> {
  loading ??= load().then(
    engine => (loaded = engine),
    error => {
      // The next page tries again.
      loading = undefined
      throw error
    },
  )
  // Asked at most once an hour; where it failed, the next page with something to write asks again.
  asking ??= takeUpPublished().finally(() => (asking = undefined))
  return loading
}

/** Version 0 works at once and without a network; what was fetched before takes its place, and what is fetched now that. */
async function load(): Promise<TriageEngine> {
  // 34 kB: what the page shows comes first.
  await untilIdle()
  const { builtInEngine } = await importChunk(() => import('@nethos/contract/triage/built-in-engine.ts'))
  // To read the tables takes a slow phone a tenth of a second: not while the page is drawn.
  await untilIdle()
  return builtInEngine()
}

async function takeUpPublished(): Promise<void> {
  try {
    await loading
    await untilIdle()
    const { cachedChange, engineWith, fetchChange } = await importChunk(() => import('./published.ts'))
    const cached = inUse === undefined ? engineWith(cachedChange()) : undefined
    if (cached) loaded = cached
    const fetched = await fetchChange()
    if (!fetched || !loading || JSON.stringify(fetched) === inUse) return
    inUse = JSON.stringify(fetched)
    const { builtInEngine } = await importChunk(() => import('@nethos/contract/triage/built-in-engine.ts'))
    loaded = engineWith(fetched) ?? builtInEngine()
    loading = Promise.resolve(loaded)
  } catch {
    // Version 0 stays.
  }
}
