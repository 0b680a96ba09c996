/** Who causes a move: people, the clock, or an outside party. */
export type By =
  | 'patient'
  | 'person'
  | 'manager'
  | 'doctor'
  | 'pharmacist'
  | 'operator'
  | 'clock'
  | 'payment'
  | 'provider'
  | 'hospital'

export interface Move<State extends string, Facts> {
  /** Who may cause it. */
  readonly by: By
  readonly to: State
  /** When it may happen at all; a small pure question on the facts. */
  readonly if?: (facts: Facts) => boolean
  /** For the clock: the instant (epoch ms) at which it falls due; null when it never does. */
  readonly at?: (facts: Facts) => number | null
}

export interface StateRow<State extends string, Facts> {
  /** The wire's code. */
  readonly code: string | number
  /** The word people read. */
  readonly label: string
  readonly on: Readonly<Record<string, Move<State, Facts>>>
}

export type StateTable<State extends string, Facts> = Readonly<Record<State, StateRow<State, Facts>>>
export type StateOf<T> = keyof T & string
export type EventOf<T> = { [S in keyof T]: T[S] extends { on: infer On } ? keyof On & string : never }[keyof T]

/** Declares a state machine as one readable table: `states<Facts>()({ … })`. */
export const states =
  <Facts>() =>
  <const T extends Record<string, StateRow<string, Facts>>>(
    table: T & Record<keyof T, StateRow<keyof T & string, Facts>>,
  ): T =>
    table

/** Where an event leads, or undefined when it may not happen now or not by this hand. */
export function nextState<S extends string, F>(
  table: StateTable<S, F>,
  from: S,
  event: string,
  by: By,
  facts: F,
): S | undefined {
  const move = table[from].on[event]
  return move && move.by === by && (move.if?.(facts) ?? true) ? move.to : undefined
}

/** The events that this hand may cause now: which buttons to show. */
export function eventsFor<S extends string, F>(table: StateTable<S, F>, from: S, by: By, facts: F): string[] {
  return Object.keys(table[from].on).filter(event => nextState(table, from, event, by, facts))
}

export interface DueEvent<S extends string> {
  event: string
  to: S
  /** Epoch ms. */
  at: number
}

/** The next thing that the clock will cause, be it due already or not. */
export function dueEvent<S extends string, F>(table: StateTable<S, F>, from: S, facts: F): DueEvent<S> | undefined {
  let first: DueEvent<S> | undefined
  for (const [event, move] of Object.entries<Move<S, F>>(table[from].on)) {
    if (move.by !== 'clock' || !(move.if?.(facts) ?? true)) continue
    const at = move.at?.(facts)
    if (at != null && (!first || at < first.at)) first = { event, to: move.to, at }
  }
  return first
}

/** The state that is true now, even when the job that writes it has not run yet. */
export function stateAt<S extends string, F>(table: StateTable<S, F>, from: S, facts: F, now: number): S {
  const due = dueEvent(table, from, facts)
  return due && due.at <= now ? due.to : from
}

/** States that no chain of events reaches from the start: a mistake in the table. */
export function unreachable<S extends string>(table: StateTable<S, never>, ...starts: S[]): S[] {
  const seen = new Set<S>(starts)
  for (const state of seen) for (const move of Object.values<Move<S, never>>(table[state].on)) seen.add(move.to)
  return (Object.keys(table) as S[]).filter(state => !seen.has(state))
}
