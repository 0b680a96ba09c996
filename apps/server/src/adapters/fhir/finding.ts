/** One thing that was looked at. `failed`: it must be mended; `lacking`: we get on without, and say how. */
export interface Finding {
  what: string
  outcome: 'ok' | 'lacking' | 'failed'
  /** Counts, or what is wrong; nothing of a patient. */
  detail: string
}

/** What was found, or a sentence where all is well. */
export type Look = (what: string, work: () => Promise<Omit<Finding, 'what'> | string>) => Promise<void>
