import type { Page } from '@nethos/contract/service.ts'

interface Window {
  pageNum: number
  pageSize: number
}

/**
 * A page out of what was read from its first row on, each row as `shown` has it: a row more than it shows says that there
 * is another page.
 */
export const shownPageOf = <Row, Shown>(
  found: readonly Row[],
  { pageNum, pageSize }: Window,
  shown: (row: Row) => Shown,
): Page<Shown> => ({
  rows: found.slice(0, pageSize).map(row => shown(row)),
  pageNum,
  pageSize,
  hasNextPage: found.length > pageSize,
})

/** The same with the rows as they are. */
export const pageOf = <Row>(found: readonly Row[], window: Window): Page<Row> => shownPageOf(found, window, row => row)
