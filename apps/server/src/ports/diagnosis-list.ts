/** A diagnosis of the hospital's list: the code of its classification (ICD-10) and the name that belongs to it. */
export interface DiagnosisRow {
  readonly code: string
  readonly name: string
  /** Other words for it, by which it is found too. */
  readonly others: readonly string[]
}

/** The hospital's list of diagnoses: its own table, or the short one that comes with the program. Searching it is domains/diagnosis. */
export interface DiagnosisList {
  /** Name and edition, shown beside what was diagnosed by it. */
  readonly version: string
  readonly rows: readonly DiagnosisRow[]
}
