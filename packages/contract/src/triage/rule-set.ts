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

/** What was trained (`npm run triage:train`): a logistic regression with small whole numbers for weights. */
export interface Weights {
  /** The logit of a text without features. */
  readonly bias: number
  /** The worth of one step of a weight. */
  readonly step: number
  /** One letter a bucket: `h` is nothing, `a` seven steps towards calm, `o` seven towards what is looked for. */
  readonly letters: string
}

export interface RuleSet {
  readonly words: WordTables
  readonly rules: Readonly<Record<TriageFlag, TriageRule>>
  /** Of the classifier that reads what no rule knows; the program's own, no editor changes it. */
  readonly weights: Weights
}
