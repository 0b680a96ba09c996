import type { BreakerState } from '@nethos/contract/system/breaker.status.ts'
import type { OutsideKind } from '@nethos/contract/system/system-status.services.ts'

/** One system outside, as this process stands with it. */
export interface OutsideSystem {
  readonly kind: OutsideKind
  /** Which of its kind: a hospital's id, a provider's name, a push service's host; '' when there is one only. */
  readonly of: string
  readonly state: BreakerState
  /** For how long it has been in this state. */
  readonly forMs: number
  /** Calls that are under way now. */
  readonly inHand: number
  readonly outcomes: Readonly<Record<OutsideOutcome, number>>
}

/** answered: also with a refusal. failed: no answer, or none in time. refused_open, refused_full: not asked at all. */
export const outsideOutcomes = ['answered', 'failed', 'refused_open', 'refused_full'] as const
export type OutsideOutcome = (typeof outsideOutcomes)[number]

/** The systems that this process has asked since its start. */
export interface OutsideSystems {
  all(): readonly OutsideSystem[]
}
