import { useEffect, useSyncExternalStore } from 'react'
import { useSettled } from '@nethos/calls/use-settled.ts'
import type { TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { engineNow, loadEngine, onEngine } from './engine.ts'

export interface Emergencies {
  readonly flags: readonly TriageFlag[]
  readonly rules: TriageEngine['rules'] | undefined
}

/** Half a sentence often reads like an emergency: what no rule knows is told when nothing was typed for so long, in milliseconds. */
const pause = 1200

/** What of the texts cannot wait, while they are typed. Empty until the rules are there: a page does not wait for them. */
export function useTriage(...texts: readonly string[]): Emergencies {
  const engine = useSyncExternalStore(onEngine, engineNow)
  const text = texts.join('\n')
  const isPausing = useSettled(text, pause) === text
  // Without the rules the page goes on: the server reads the text once more.
  useEffect(() => void loadEngine().catch(() => undefined), [])
  const flags = engine?.triage(...texts) ?? []
  return { flags: isPausing ? flags : flags.filter(flag => flag !== 'suspected'), rules: engine?.rules }
}
