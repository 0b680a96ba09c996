import { useEffect, useState } from 'react'
import type { TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { engineNow, loadEngine } from './engine.ts'

export interface Emergencies {
  readonly flags: readonly TriageFlag[]
  readonly rules: TriageEngine['rules'] | undefined
}

/** What of the texts cannot wait, while they are typed. Empty until the rules are there: a page does not wait for them. */
export function useTriage(...texts: readonly string[]): Emergencies {
  const [engine, setEngine] = useState(engineNow)
  useEffect(() => {
    let isShown = true
    // Without the rules the page goes on: the server reads the text once more.
    loadEngine().then(
      loaded => isShown && setEngine(loaded),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return { flags: engine?.triage(...texts) ?? [], rules: engine?.rules }
}
