import { present } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import {
  dueEvent,
  nextState,
  stateAt,
  type Actor,
  type ClockEventOf,
  type EventOf,
  type FactsOf,
  type StateOf,
  type StateTable,
} from '@nethos/contract/states.ts'
import { actorIdOf } from '../calls/caller.ts'
import type { Ctx } from '../calls/handler.ts'
import type { AnyLifecycle, ChangesOf, Definition, NewRow, SetOf, TableName, Where } from './definition.ts'
import { rowTimer, type LifecycleTimer } from './row-timer.ts'
import {
  dueKeys,
  insertLine,
  insertLines,
  insertRow,
  insertRows,
  takeDue,
  updateRow,
  updateRows,
} from './statements.ts'

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))

/** Whose transaction it is, and when. */
type Writing = Pick<Ctx, 'db' | 'caller' | 'now'>

/** Of a begun row: by which event it began, and in which state. */
interface Beginning<T> {
  event: string
  by: Actor
  to: StateOf<T>
}

/** What a line of the history says. */
interface Transition<State> {
  from: State | null
  to: State
  event: string
  by: Actor
}

/** By which event, to which state and when the clock comes next; all null when it does not. A table may have fewer of these columns. */
export interface Deadlines {
  dueAt: Date | null
  dueEvent?: string | null
  dueStatus?: string | null
}

/** What the clock does when an event is due. Answers something when the row has moved, nothing when it has not. */
export type ClockHandlers<T, Row> = Readonly<
  Record<ClockEventOf<T>, (ctx: Ctx, row: Row, dueAt: number) => Promise<unknown>>
>

export interface Lifecycle<Table extends TableName, T, Row, Instant, Due, Derived, Stored> extends AnyLifecycle {
  /** Inserts a row with its deadline and the first line of its history. Undefined: a unique index says that there is one. */
  begin(
    ctx: Writing,
    values: NewRow<Table, T, Row, Instant, Derived, Due, Stored>,
    beginning: Beginning<T>,
  ): Promise<Row | undefined>
  /** The same for many: a few statements, however many rows. Gives those that were added. */
  beginAll(
    ctx: Writing,
    rows: readonly NewRow<Table, T, Row, Instant, Derived, Due, Stored>[],
    beginning: Beginning<T>,
  ): Promise<Row[]>
  /**
   * The one way a row changes its state: asks the state table, updates under the old state, writes the history and the next
   * deadline, in the caller's transaction. `at`, in epoch ms: as of when it is judged; default now. Undefined: it may not
   * happen, or someone was faster.
   */
  transition(
    ctx: Writing,
    row: Row,
    event: EventOf<T>,
    by: Actor,
    changes?: ChangesOf<Table, Row, Instant, Due>,
    at?: number,
  ): Promise<Row | undefined>
  /**
   * The same for all rows that are as `where` says and may, in one statement: for an event without a condition, of a table
   * without a history. Gives the rows that have moved.
   */
  transitionAll(
    ctx: Pick<Ctx, 'db' | 'now'>,
    where: Where<Table>,
    event: EventOf<T>,
    by: Actor,
    changes?: SetOf<ChangesOf<Table, Row, Instant, Due>>,
  ): Promise<Row[]>
  /** Facts that change without a transition: the deadline that follows from them is written with them. */
  change(ctx: Writing, row: Row, changes: ChangesOf<Table, Row, Instant, Due>): Promise<Row>
  /** The row in the state that is true now: past due, the one that the clock will write. */
  asOf<R extends Row>(row: R, now: number): R
  /** The same in SQL, where the table has `due_status`. */
  stateNow(now: number): ReturnType<typeof sql<StateOf<T>>>
  /** Whether the row is in one of these now; the same as `stateNow`, in words of which PostgreSQL knows how many rows they fit. */
  isNow(these: readonly StateOf<T>[], now: number): ReturnType<typeof sql<boolean>>
  /**
   * As which states rows may lie that are in one of these now: these, and those that the clock leads there from. It says no
   * more than `stateNow` beside it, in words that an index knows.
   */
  lyingAs(these: readonly StateOf<T>[]): StateOf<T>[]
  /** The columns that tell the clock when to come next, of a row in this state with these facts. */
  deadlines(state: StateOf<T>, facts: FactsOf<T>): Deadlines
  /** What the clock causes. Every event of the clock that has an instant must be handled. */
  timer(name: string, handlers: ClockHandlers<T, Row>): LifecycleTimer<Row>
}

/** Where an event leads that leads to one state, wherever from, on no condition. */
function sharedTransition<S extends string>(
  states: StateTable<S, never>,
  event: string,
  by: Actor,
): { from?: S[]; to?: S | undefined } {
  const from = (Object.keys(states) as S[]).filter(state => states[state].on[event]?.by === by)
  const transitions = from.map(state => present(states[state].on[event]))
  const targets = new Set(transitions.map(({ to }) => to))
  return targets.size === 1 && transitions.every(one => !one.if) ? { from, to: [...targets][0] } : {}
}

/** The server's half of a state table (contract states.ts): how the rows of one database table pass through its states. */
export function lifecycleOf<
  Table extends TableName,
  const T extends StateTable<string, never>,
  Row extends FactsOf<T> & object,
  Instant extends string,
  Due extends string,
  Derived extends Partial<Row> = Record<never, never>,
  Stored extends string = never,
>(
  definition: Definition<Table, T, Row, Instant, Due, Derived, Stored>,
): Lifecycle<Table, T, Row, Instant, Due, Derived, Stored> {
  type State = StateOf<T>
  type Changes = ChangesOf<Table, Row, Instant, Due>
  const { table, history, due, columns, read, derive, alsoSet, column = 'status', property = column } = definition
  const states = definition.states as unknown as StateTable<State, Row>
  const instants = new Set<string>(definition.instants)
  const json = new Set<string>(definition.json)

  // What insertRow and its kin give has the columns of the table, which is only a name here.
  const rowOf = (stored: object): Row => read(stored as never)
  const stateOf = (row: Row) => row[property as keyof Row] as State
  const keyOf = (row: Row) => ({ [definition.id]: row[definition.id] })
  const changed = (row: Row, changes: object): Row => {
    const now = { ...row, ...changes } as Row
    return derive ? { ...now, ...derive(now) } : now
  }
  const columnsOf = (changes: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [
        name,
        instants.has(name) ? dateOf(value as number | null) : json.has(name) ? JSON.stringify(value) : value,
      ]),
    )

  function deadlines(state: State, facts: Row): Deadlines {
    const next = dueEvent(states, state, facts)
    const all = { dueAt: dateOf(next?.at ?? null), dueEvent: next?.event ?? null, dueStatus: next?.to ?? null }
    return Object.fromEntries(due.map(name => [name, all[name as keyof Deadlines]])) as unknown as Deadlines
  }

  /** All that is written of a row beside what the caller has changed. */
  const following = (row: Row, now: number): Record<string, unknown> => ({
    ...columnsOf(alsoSet?.(row, now) ?? {}),
    ...deadlines(stateOf(row), row),
  })

  /** The clock moves what is due; everybody else only what is not. */
  function whereTo(row: Row, event: string, by: Actor, at: number): State | undefined {
    const state = stateOf(row)
    if (by === 'clock' && states[state].on[event]?.at) {
      const next = dueEvent(states, state, row)
      return next?.event === event && next.at <= at ? next.to : undefined
    }
    if (by !== 'clock' && stateAt(states, state, row, at) !== state) return undefined
    return nextState(states, state, event, by, row)
  }

  const lineOf = ({ caller, now }: Writing, row: Row, { from, to, event, by }: Transition<State>) => ({
    ...keyOf(row),
    fromStatus: from,
    toStatus: to,
    event,
    byWhom: by,
    actorId: actorIdOf(caller),
    at: new Date(now),
  })

  async function recordTransition(ctx: Writing, row: Row, transition: Transition<State>): Promise<void> {
    if (history) await insertLine(ctx.db, history, lineOf(ctx, row, transition))
  }

  const nothingYet = Object.fromEntries(definition.instants.map(name => [name, null]))
  /** A new row's columns with its deadline. */
  const beginningRow = (values: object, to: State, now: number): Record<string, unknown> => {
    const facts = changed({ ...nothingYet, ...values, [property]: to } as Row, {})
    return { ...columnsOf(values), [column]: to, ...following(facts, now) }
  }

  const lifecycle: Lifecycle<Table, T, Row, Instant, Due, Derived, Stored> = {
    table,
    column,
    states,
    starts: definition.starts,
    services: definition.services,

    async begin(ctx, values, { event, by, to }) {
      const added = await insertRow(ctx.db, table, beginningRow(values, to, ctx.now), columns)
      if (!added) return undefined
      const row = rowOf(added)
      await recordTransition(ctx, row, { from: null, to, event, by })
      return row
    },

    async beginAll(ctx, rows, { event, by, to }) {
      const written = rows.map(values => beginningRow(values, to, ctx.now))
      const added = (await insertRows(ctx.db, table, written, columns)).map(rowOf)
      const lines = added.map(row => lineOf(ctx, row, { from: null, to, event, by }))
      if (history) await insertLines(ctx.db, history, lines)
      return added
    },

    async transition(ctx, row, event, by, changes = {} as Changes, at = ctx.now) {
      const from = stateOf(row)
      const to = whereTo(row, event, by, at)
      if (!to) return undefined
      const moved = changed(row, { ...changes, [property]: to })
      const written = { ...columnsOf(changes), [column]: to, ...following(moved, ctx.now) }
      if (!(await updateRow(ctx.db, table, { ...keyOf(row), [column]: from }, written))) return undefined
      await recordTransition(ctx, row, { from, to, event, by })
      return moved
    },

    async transitionAll(ctx, where, event, by, changes = {} as SetOf<Changes>) {
      const { from, to } = definition.history ? {} : sharedTransition(states, event, by)
      if (!from) throw new Error(`${String(event)} of ${table} is judged row by row`)
      const written = { ...columnsOf(changes), [column]: to }
      const moved = await updateRows(ctx.db, table, { ...where, [column]: from }, written, columns)
      return moved.map(rowOf)
    },

    async change(ctx, row, changes) {
      const now = changed(row, changes)
      await updateRow(ctx.db, table, keyOf(row), { ...columnsOf(changes), ...following(now, ctx.now) })
      return now
    },

    asOf: (row, now) => ({ ...row, [property]: stateAt(states, stateOf(row), row, now) }),
    stateNow: now =>
      sql<State>`case when ${sql.ref(`${table}.dueAt`)} <= ${new Date(now)} then ${sql.ref(`${table}.dueStatus`)} else ${sql.ref(`${table}.${column}`)} end`,
    isNow(these, now) {
      const [due, status, next] = [
        sql.ref(`${table}.dueAt`),
        sql.ref(`${table}.${column}`),
        sql.ref(`${table}.dueStatus`),
      ]
      const at = new Date(now)
      return sql<boolean>`(${status} = any(${these}::text[]) and (${due} is null or ${due} > ${at})
        or ${due} <= ${at} and ${next} = any(${these}::text[]))`
    },
    lyingAs: these =>
      (Object.keys(states) as State[]).filter(
        state =>
          these.includes(state) ||
          Object.values(states[state].on).some(({ by, to }) => by === 'clock' && these.includes(to as State)),
      ),
    deadlines: (state, facts) => deadlines(state, facts as Row),

    timer: (name, handlers) =>
      rowTimer<Row>(name, table, {
        due: (db, now, limit) => dueKeys(db, table, definition.id, now, limit),
        async take(ctx, key) {
          const row = await takeDue(ctx.db, table, { [definition.id]: key }, ctx.now, columns)
          return row && rowOf(row)
        },
        async runDue(ctx, row) {
          const next = dueEvent(states, stateOf(row), row)
          if (!next || next.at > ctx.now) return false
          return Boolean(await handlers[next.event as ClockEventOf<T>](ctx, row, next.at))
        },
        // The state table has changed since the row was written: the row follows the table.
        followTable: (ctx, row) => lifecycle.change(ctx, row, {} as Changes),
      }),
  }
  return lifecycle
}
