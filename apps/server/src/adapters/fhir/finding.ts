import type { Clock } from '../../ports/clock.ts'
import type { FhirHospital } from './fhir-hospital.ts'

/** One thing that was looked at. `failed`: it must be mended; `lacking`: we get on without, and say how. */
export interface Finding {
  what: string
  outcome: 'ok' | 'lacking' | 'failed'
  /** Counts, or what is wrong; nothing of a patient. */
  detail: string
}

/** What was found, or a sentence where all is well. */
export type Look = (what: string, work: () => Promise<Omit<Finding, 'what'> | string>) => Promise<void>

/** What a part is looked at with. */
export interface Checked {
  hospital: FhirHospital
  clock: Clock
  /** What the server says it serves. */
  served: ReadonlySet<string>
  look: Look
}
