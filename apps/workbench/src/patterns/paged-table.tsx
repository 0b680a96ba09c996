import { Button } from 'antd'
import { useContext, type ReactNode } from 'react'
import { DenseTable } from './dense-table.tsx'
import type { DeskColumn } from './desk-column.ts'
import type { EmptyKind } from './empty-kinds.ts'
import './paged-table.css'
import { TableToolsContext } from './table-tools.ts'
import { Empty, Fault, Waiting } from './states.tsx'

interface PageOf<Row> {
  rows: Row[]
  hasNextPage: boolean
}

interface PagedTableProps<Row> {
  label: string
  query: {
    value: PageOf<Row> | undefined
    status: 'waiting' | 'ready' | 'fault'
    sentence: string | undefined
    retry: () => void
  }
  columns: DeskColumn<Row>[]
  rowKey: (row: Row) => string
  /** What stands below a row when it is opened; nothing for a row without. */
  expanded?: (row: Row) => ReactNode
  empty: string
  /** Why it is empty: the drawing above the words. */
  emptyAs: EmptyKind
  /** Sums of the rows by the column's key. */
  totals?: (rows: Row[]) => Readonly<Record<string, ReactNode>>
  pageNum: number
  onPage: (pageNum: number) => void
}

/** The order of a list of several pages is the server's: a part of it is not put in another one. */
const inGivenOrder = <Row,>({ sortBy: _, ...column }: DeskColumn<Row>): DeskColumn<Row> => column

/** A table of one page of rows, with the way to the next. */
export function PagedTable<Row extends object>({
  label,
  query,
  columns,
  rowKey,
  expanded,
  empty,
  emptyAs,
  totals,
  pageNum,
  onPage,
}: PagedTableProps<Row>) {
  const { value, status, sentence, retry } = query
  const tools = useContext(TableToolsContext)
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={8} />
  return (
    <section className="paged" aria-label={label}>
      {value.rows.length === 0 ? (
        <Empty as={emptyAs} sentence={empty} />
      ) : (
        <DenseTable<Row>
          chosenAs={label}
          columns={columns.map(inGivenOrder)}
          dataSource={value.rows}
          rowKey={rowKey}
          {...(tools && {
            allRows: () => tools.allOf(value) as Promise<readonly Row[] | undefined>,
          })}
          {...(totals && {
            totals: totals(value.rows),
            sums: (all: readonly Row[]) => totals([...all]),
            totalsOf: value.hasNextPage || pageNum > 1 ? '本页合计' : '合计',
          })}
          {...(expanded && {
            expandable: { expandedRowRender: expanded, rowExpandable: (row: Row) => Boolean(expanded(row)) },
          })}
        />
      )}
      {(pageNum > 1 || value.hasNextPage) && (
        <nav className="paged__pages" aria-label="翻页">
          <Button disabled={pageNum === 1} onClick={() => onPage(pageNum - 1)}>
            上一页
          </Button>
          <span>第{pageNum}页</span>
          <Button disabled={!value.hasNextPage} onClick={() => onPage(pageNum + 1)}>
            下一页
          </Button>
        </nav>
      )}
    </section>
  )
}
