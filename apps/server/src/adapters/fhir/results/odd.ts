/** Why something of the hospital's cannot be shown as it stands; names an element, nothing of a patient. */
export class OddError extends Error {
  override name = 'OddError'
  /** Something that it names is not there: it may be on its way. */
  readonly isIncomplete: boolean
  constructor(reason: string, isIncomplete = false) {
    super(reason)
    this.isIncomplete = isIncomplete
  }
}
