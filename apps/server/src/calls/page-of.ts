import type { Page } from '@nethos/contract/service.ts'

interface Window {
  pageNum: number
  pageSize: number
}

/** A page out of what was read from its first row on: a row more than it shows says that there is another page. */
export const pageOf = <Row>(found: readonly Row[], { pageNum, pageSize }: Window): Page<Row> => ({
  rows: found.slice(0, pageSize),
  pageNum,
  pageSize,
  hasNextPage: found.length > pageSize,
})
