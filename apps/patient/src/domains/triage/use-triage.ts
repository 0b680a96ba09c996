import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useDebounced } from '@nethos/calls/use-debounced.ts'
import type { TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { engineNow, loadEngine, onEngine } from './engine.ts'

export interface Emergencies {
  readonly flags: readonly TriageFlag[]
  readonly rules: TriageEngine['rules'] | undefined
  /** An animal is in danger and no person. */
  readonly isOfAnimal: boolean
}

/** Half a sentence often reads like an emergency: what no rule knows is told when nothing was typed for so long, in milliseconds. */
const pause = 1200

const nothing: readonly string[] = []

/** How the texts of somebody are read of whom this is known. */
export const readingOf = ({ triage }: TriageEngine, known: readonly string[]) =>
  known.length === 0 ? triage : triage.knowing(known)

/** What of the texts cannot wait, while they are typed. Empty until the rules are there: a page does not wait for them. */
export const useTriage = (...texts: readonly string[]): Emergencies => useTriageOf(nothing, texts)

/** The same where this is known of who writes, as the server reads it: his age, what he asked with. */
export function useTriageOf(known: readonly string[], texts: readonly string[]): Emergencies {
  const engine = useSyncExternalStore(onEngine, engineNow)
  const who = known.join('\n')
  // What is known stays while somebody types.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- known by its words, not by its array
  const read = useMemo(() => engine && readingOf(engine, known), [engine, who])
  const text = texts.join('\n')
  const isPausing = useDebounced(text, pause) === text
  // Without the rules the page goes on: the server reads the text once more.
  useEffect(() => void loadEngine().catch(() => undefined), [])
  const flags = read?.(...texts) ?? []
  return {
    flags: isPausing ? flags : flags.filter(flag => flag !== 'suspected'),
    rules: engine?.rules,
    isOfAnimal: flags.length === 0 && isPausing && engine !== undefined && engine.triage.isOfAnimal(...texts),
  }
}
