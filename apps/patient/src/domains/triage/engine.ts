import { importChunk } from '@nethos/calls/chunks.ts'
import { untilIdle } from '../../patterns/until-idle.ts'
import type { TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'

let loading: Promise<TriageEngine> | undefined
let loaded: TriageEngine | undefined
let asking: Promise<void> | undefined
/** The published change that is in use, as JSON. */
let inUse: string | undefined
const listeners = new Set<() => void>()

/** The rules, where they are there already. */
export const engineNow = (): TriageEngine | undefined => loaded

/** Hears that the rules are there, and that others have taken their place. */
export function onEngine(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function install(engine: TriageEngine): TriageEngine {
  loaded = engine
  for (const listener of listeners) listener()
  return engine
}

/** The rules, in a file of their own that only pages with something to write load. */
export function loadEngine(): Promise<TriageEngine> {
  loading ??= load().then(install, error => {
    // The next page tries again.
    loading = undefined
    throw error
  })
  // Asked at most once an hour; where it failed, the next page with something to write asks again.
  asking ??= takeUpPublished().finally(() => (asking = undefined))
  return loading
}

const importPublished = () => importChunk(() => import('./published.ts'))

/** What the hospital published and this browser has is there at once and without a network; else version 0. */
async function load(): Promise<TriageEngine> {
  // 34 kB: what the page shows comes first.
  await untilIdle()
  const [{ builtInEngine }, published] = await Promise.all([
    importChunk(() => import('@nethos/contract/triage/built-in-engine.ts')),
    importPublished().catch(() => undefined),
  ])
  // To read the tables takes a slow phone a tenth of a second: not while the page is drawn.
  await untilIdle()
  const cached = published?.cachedChange()
  const engine = published?.engineWith(cached)
  if (engine) inUse = JSON.stringify(cached)
  return engine ?? builtInEngine()
}

async function takeUpPublished(): Promise<void> {
  try {
    await loading
    const { engineWith, fetchChange } = await importPublished()
    const fetched = await fetchChange()
    if (!fetched || !loading || JSON.stringify(fetched) === inUse) return
    inUse = JSON.stringify(fetched)
    const { builtInEngine } = await importChunk(() => import('@nethos/contract/triage/built-in-engine.ts'))
    loading = Promise.resolve(install(engineWith(fetched) ?? builtInEngine()))
  } catch {
    // What is in use stays.
  }
}
