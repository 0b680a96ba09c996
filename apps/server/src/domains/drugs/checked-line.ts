/** One medicine as it is prescribed, asked for, or taken already. Empty dose or frequency: nothing is written yet. */
export interface CheckedLine {
  readonly drugId: string
  readonly drugName: string
  readonly ingredients: readonly string[]
  readonly specification: string
  /** As it is written. */
  readonly route: string
  /** Form and route of the hospital's list; nothing for a medicine that is only a name. */
  readonly form?: string
  readonly listRoute?: string
  readonly dose: string
  readonly frequency: string
  /** 0: not written. */
  readonly days: number
  /** 0: not written. */
  readonly packs: number
}
