import type { TriageFlag } from './triage-flags.ts'

/** One emergency: when it is seen, what it may mean, what to do, and where that is written. */
export interface TriageRule {
  /** What it may mean, one sentence, calm. */
  readonly meaning: string
  /** What to do until help comes, where this rule leads. */
  readonly advice: string
  /** What of it still holds where another rule leads: nothing on posture, moving, eating or drinking (triage-advice.ts). */
  readonly also: string
  /**
   * Any of these is enough. `a.b`: concepts in one clause, at most fourteen characters apart; `a & b`: anywhere; `!a`: absent;
   * `sys>=180`: a value (values.ts).
   */
  readonly when: readonly string[]
  readonly isOff?: boolean
}

/** Words by concept, separated by blanks. */
export type WordTables = Readonly<Record<string, string>>

export interface RuleSet {
  readonly words: WordTables
  readonly rules: Readonly<Record<TriageFlag, TriageRule>>
}
