import type { Triage } from '../triage.ts'
import type { MeasuredSentence } from './measuring-set.ts'

export interface Measured {
  readonly emergencies: number
  /** Emergencies of which something was told. */
  readonly flagged: number
  readonly calm: number
  /** Everyday sentences and near misses that were answered with 120. */
  readonly falseAlarms: number
}

export const measure = (sentences: readonly MeasuredSentence[], triage: Triage): Measured => {
  const count = (isEmergency: boolean, isFlagged?: boolean): number =>
    sentences.filter(
      one => one.isEmergency === isEmergency && (isFlagged === undefined || triage(one.text).length > 0 === isFlagged),
    ).length
  return { emergencies: count(true), flagged: count(true, true), calm: count(false), falseAlarms: count(false, true) }
}
