import type { OutsideKind } from '@nethos/contract/system/system-status.services.ts'
import type { OutsideSystems } from '../ports/outside-systems.ts'
import { openBreaker, type Breaker, type BreakerOptions } from './breaker.ts'

/** How a kind of system is held: for how long it may be waited for, and which errors are its silence. */
export type Patience = Omit<BreakerOptions, 'now'>

/** A breaker and the system that it stands before: sms, bills:h2. */
export interface SystemBreaker extends Breaker {
  readonly system: string
}

export interface Breakers extends OutsideSystems {
  /** The breaker of one system; made when it is first asked for. */
  of(kind: OutsideKind, of: string, patience: Patience): SystemBreaker
}

/** How figures and traces call it. */
export const nameOf = ({ kind, of }: { kind: OutsideKind; of: string }): string => (of === '' ? kind : `${kind}:${of}`)

export function openBreakers(now: () => number): Breakers {
  const held = new Map<string, { kind: OutsideKind; of: string; breaker: SystemBreaker }>()
  return {
    of(kind, of, patience) {
      const key = `${kind} ${of}`
      const known = held.get(key)
      if (known) return known.breaker
      const breaker = { ...openBreaker({ now, ...patience }), system: nameOf({ kind, of }) }
      held.set(key, { kind, of, breaker })
      return breaker
    },
    all: () => [...held.values()].map(({ kind, of, breaker }) => ({ kind, of, ...breaker.look() })),
  }
}
