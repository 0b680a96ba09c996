/** What is known of a laboratory item, in plain words. It explains and never concludes: no diagnosis. */
export interface ItemKnowledge {
  /** One word for all of its codes: what a trend is drawn of. */
  readonly key: string
  readonly name: string
  /** LOINC codes that mean it, whatever the unit. */
  readonly loinc: readonly string[]
  /** The usual unit in UCUM; `text`: its results are words. */
  readonly unit: string
  readonly measures: string
  /** What above the range, or found, can mean; empty: nothing that could be said in general. */
  readonly above: string
  readonly below: string
  /** When it is nothing to worry about. */
  readonly calm: string
  readonly disturbs: readonly string[]
  readonly sources: readonly string[]
}

/** What to do now with a result that cannot wait. */
export interface CriticalAdvice {
  readonly text: string
  readonly source: string
}
