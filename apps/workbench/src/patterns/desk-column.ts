import type { TableColumnsType } from 'antd'

/** What a row stands by in a column: money and counts as numbers, instants as such; '' and null for nothing. */
export type Ordering = string | number | boolean | null | undefined

/** What a spreadsheet has of a column where its text on the screen will not do: under these heads, plain values. */
interface Exported<Row> {
  heads: readonly string[]
  cells: (row: Row) => readonly string[]
}
export type DeskColumn<Row> = TableColumnsType<Row>[number] & {
  exported?: Exported<Row>
  /** By what its rows are put in order, where all of them are here. */
  sortBy?: (row: Row) => Ordering
}
