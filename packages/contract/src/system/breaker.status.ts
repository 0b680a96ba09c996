/**
 * How this server stands with one system outside (docs/decisions/0228): closed, it is asked; open, it is left alone for a
 * while; half open, one call tries whether it answers again. A process's own, kept nowhere.
 */
export const breakerStates = {
  closed: { label: '正常', on: { failed_often: 'open' } },
  open: { label: '已熔断', on: { rested: 'half_open' } },
  half_open: { label: '试探中', on: { answered: 'closed', failed: 'open' } },
} as const satisfies Record<string, { label: string; on: Readonly<Record<string, string>> }>

export type BreakerState = keyof typeof breakerStates
export type BreakerEvent = 'failed_often' | 'rested' | 'answered' | 'failed'

const table: Readonly<Record<BreakerState, { on: Readonly<Partial<Record<BreakerEvent, BreakerState>>> }>> =
  breakerStates

/** Where an event leads; undefined: it means nothing in this state. */
export const nextBreakerState = (state: BreakerState, event: BreakerEvent): BreakerState | undefined =>
  table[state].on[event]
