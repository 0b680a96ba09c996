import type { Expression, Insertable, Selectable, Updateable } from 'kysely'
import type { EventBy, FactsOf, StateOf, StateTable } from '@nethos/contract/states.ts'
import type { Service } from '@nethos/contract/service.ts'
import type { DB, Json } from '../database/types.gen.ts'
import type { Columns } from './statements.ts'

export type TableName = keyof DB
type ColumnOf<Table extends TableName> = keyof Selectable<DB[Table]> & string

/** Columns that hold an instant. */
type InstantColumn<Table extends TableName> = {
  [C in ColumnOf<Table>]: NonNullable<Selectable<DB[Table]>[C]> extends Date ? C : never
}[ColumnOf<Table>]

/** Columns that hold JSON: a row that is written has them as the rules see them, not as text. */
type JsonColumn<Table extends TableName> = {
  [C in ColumnOf<Table>]: Json extends Selectable<DB[Table]>[C] ? C : never
}[ColumnOf<Table>]

type DueColumn<Table extends TableName> = ColumnOf<Table> & ('dueAt' | 'dueEvent' | 'dueStatus')
/** What the engine writes by itself. */
type Written<Due> = Due | 'status' | 'state'

/** Tables of the one form: who has moved what from where to where, and when. */
export type HistoryTable = {
  [Table in TableName]: DB[Table] extends Record<
    'fromStatus' | 'toStatus' | 'event' | 'byWhom' | 'actorId' | 'at',
    unknown
  >
    ? Table
    : never
}[TableName]

/** Which rows: a column's value, or one of several. */
export type Where<Table extends TableName> = {
  [C in ColumnOf<Table>]?: Selectable<DB[Table]>[C] | readonly Selectable<DB[Table]>[C][]
}

/** What may change with a transition or beside one. Instants that the definition names are epoch ms; null: not any more. */
export type ChangesOf<Table extends TableName, Row, Instant, Due> = {
  [C in Exclude<keyof Updateable<DB[Table]>, Written<Due>>]?: C extends Instant
    ? number | null
    : C extends keyof Row
      ? Row[C]
      : Updateable<DB[Table]>[C]
}

/** The same, or what the database works out from a row's own columns. */
export type SetOf<Changes> = { [C in keyof Changes]: Changes[C] | Expression<unknown> }

type ValuesOf<Table extends TableName, Row, Instant, Due, Stored> = {
  [C in keyof Insertable<DB[Table]> as C extends Written<Due> ? never : C]: C extends Instant
    ? number | (null extends Insertable<DB[Table]>[C] ? null : never)
    : C extends Stored & keyof Row
      ? Row[C]
      : Insertable<DB[Table]>[C]
}

/** A new row: its columns, and every fact that its state table looks at. An instant that is left out has not come. */
export type NewRow<Table extends TableName, T, Row, Instant, Derived, Due, Stored> = ValuesOf<
  Table,
  Row,
  Instant,
  Due,
  Stored
> &
  Omit<FactsOf<T>, (Instant & string) | keyof Derived>

/** How the rows of a table live. */
export interface Definition<
  Table extends TableName,
  T,
  Row,
  Instant extends string,
  Due extends string,
  Derived extends Partial<Row>,
  Stored extends string,
> {
  readonly table: Table
  readonly id: keyof Row & ColumnOf<Table>
  readonly states: T
  /** In which states a row may begin. */
  readonly starts: readonly StateOf<T>[]
  /** The column of the state; default `status`. */
  readonly column?: 'status' | 'state'
  /** What the row calls it; default: as the column. */
  readonly property?: keyof Row & string
  /** Where each transition is written down; left out: nowhere. */
  readonly history?: HistoryTable
  /** Which columns tell the clock when to come next: `dueAt`, and the others where lists show the state that is true now. */
  readonly due: readonly (Due & DueColumn<Table>)[]
  /** What is read of a row (all: every column), and what the rules see of it. */
  readonly columns: Columns
  readonly read: (row: never) => Row
  /** Columns that the rules see as epoch ms. */
  readonly instants: readonly (Instant & InstantColumn<Table>)[]
  /** Columns that hold JSON and that `read` has parsed: written as the rules see them. */
  readonly json?: readonly (Stored & JsonColumn<Table>)[]
  /** Facts that follow from the row and are no column of it. */
  readonly derive?: (row: Row) => Derived
  /** Columns that follow from the row whenever it changes. */
  readonly alsoSet?: (row: Row, now: number) => ChangesOf<Table, object, Instant, Due>
  /** By which service people cause each of their events; or a sentence that says how it comes about. */
  readonly services: Readonly<Record<EventBy<T, 'patient' | 'person' | 'manager'>, Service | string>>
}

/** What every definition has, whatever its rows are. */
export interface AnyLifecycle {
  readonly table: TableName
  readonly column: 'status' | 'state'
  readonly states: StateTable<string, never>
  readonly starts: readonly string[]
  readonly services: Readonly<Record<string, Service | string>>
}
