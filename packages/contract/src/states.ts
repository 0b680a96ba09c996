/** Who causes a transition: people, the clock, or an outside party. */
export type Actor =
  | 'patient'
  | 'person'
  | 'manager'
  | 'doctor'
  | 'second'
  | 'pharmacist'
  | 'operator'
  | 'clock'
  | 'payment'
  | 'provider'
  | 'hospital'

export interface Transition<State extends string, Facts> {
  /** Who may cause it. */
  readonly by: Actor
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
  readonly on: Readonly<Record<string, Transition<State, Facts>>>
}

export type StateTable<State extends string, Facts> = Readonly<Record<State, StateRow<State, Facts>>>
export type StateOf<T> = keyof T & string
export type EventOf<T> = { [S in keyof T]: T[S] extends { on: infer On } ? keyof On & string : never }[keyof T]

type TransitionsOf<T> = { [S in keyof T]: T[S] extends { on: infer On } ? On[keyof On] : never }[keyof T]
type EventWith<T, Shape> = {
  [S in keyof T]: T[S] extends { on: infer On }
    ? { [E in keyof On]: On[E] extends Shape ? E & string : never }[keyof On]
    : never
}[keyof T]
/** The events that this actor causes. */
export type EventBy<T, A extends Actor> = EventWith<T, { by: A }>
/** The events that the clock causes at an instant: each needs a timer. One of the clock's without `at` follows from another timer. */
export type ClockEventOf<T> = EventWith<T, { by: 'clock'; at: unknown }>
type QuestionOf<X> = (X extends { if: infer If } ? If : never) | (X extends { at: infer At } ? At : never)
/** What the questions of a state table look at. */
export type FactsOf<T> = [QuestionOf<TransitionsOf<T>>] extends [(facts: infer F) => unknown] ? F : never

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
  by: Actor,
  facts: F,
): S | undefined {
  const transition = table[from].on[event]
  return transition && transition.by === by && (transition.if?.(facts) ?? true) ? transition.to : undefined
}

/** The events that this hand may cause now: which buttons to show. */
export function eventsFor<S extends string, F>(table: StateTable<S, F>, from: S, by: Actor, facts: F): string[] {
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
  for (const [event, { by, to, if: may, at: instant }] of Object.entries<Transition<S, F>>(table[from].on)) {
    if (by !== 'clock' || !(may?.(facts) ?? true)) continue
    const at = instant?.(facts)
    if (at != null && (!first || at < first.at)) first = { event, to, at }
  }
  return first
}

/** The state that is true now, even when the job that writes it has not run yet. */
export function stateAt<S extends string, F>(table: StateTable<S, F>, from: S, facts: F, now: number): S {
  const due = dueEvent(table, from, facts)
  return due && due.at <= now ? due.to : from
}

/** The states out of which an event leads: the `where` of an update of many rows. */
export const statesWith = <const T extends StateTable<string, never>>(table: T, event: EventOf<T>): StateOf<T>[] =>
  // oxlint-disable-next-line typescript/no-non-null-assertion -- a key of the table
  (Object.keys(table) as StateOf<T>[]).filter(state => event in table[state]!.on)

/** States that no chain of events reaches from the start: a mistake in the table. */
export function unreachable<S extends string>(table: StateTable<S, never>, ...starts: S[]): S[] {
  const seen = new Set<S>(starts)
  for (const state of seen) for (const { to } of Object.values<Transition<S, never>>(table[state].on)) seen.add(to)
  return (Object.keys(table) as S[]).filter(state => !seen.has(state))
}
