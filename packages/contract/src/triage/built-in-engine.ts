import { builtIn } from './built-in.ts'
import type { RuleSet } from './rule-set.ts'
import { triageWith, type Triage } from './triage.ts'

export interface TriageEngine {
  readonly triage: Triage
  readonly rules: RuleSet['rules']
}

/** Reads tables and rules once; what it gives back is called while somebody types. */
export const engineOf = (set: RuleSet): TriageEngine => ({ triage: triageWith(set), rules: set.rules })

/** What pages load, and what the server reads messages with: version 0. */
export const builtInEngine = (): TriageEngine => engineOf(builtIn)
