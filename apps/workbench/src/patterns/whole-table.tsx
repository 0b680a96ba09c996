import type { ReactNode } from 'react'
import { DenseTable } from './dense-table.tsx'
import type { DeskColumn } from './export-cells.tsx'
import './paged-table.css'
import { Empty, Fault, Waiting } from './states.tsx'

interface WholeTableProps<Row> {
  label: string
  query: {
    value: Row[] | undefined
    status: 'waiting' | 'ready' | 'fault'
    sentence: string | undefined
    retry: () => void
  }
  columns: DeskColumn<Row>[]
  rowKey: (row: Row) => string
  empty: string
  /** Sums of the rows by the column's key. */
  totals?: (rows: Row[]) => Readonly<Record<string, ReactNode>>
}

/** By the value of a column, where it is one: all rows are here, and a click on its head puts them in order. */
const sortable = <Row extends object>(column: DeskColumn<Row>): DeskColumn<Row> => {
  const key = 'dataIndex' in column && typeof column.dataIndex === 'string' ? column.dataIndex : undefined
  if (key === undefined || column.sorter) return column
  const of = (row: Row) => (row as Record<string, unknown>)[key]
  const sorter = (one: Row, other: Row) => {
    const [a, b] = [of(one), of(other)]
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'zh-CN')
  }
  return { ...column, sorter, showSorterTooltip: false }
}

/** All rows of a short list, in their own order. */
export function WholeTable<Row extends object>({ label, query, columns, rowKey, empty, totals }: WholeTableProps<Row>) {
  const { value, status, sentence, retry } = query
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={6} />
  if (value.length === 0) return <Empty sentence={empty} />
  return (
    <section className="paged" aria-label={label}>
      <DenseTable<Row>
        chosenAs={label}
        columns={columns.map(sortable)}
        dataSource={value}
        rowKey={rowKey}
        {...(totals && { totals: totals(value) })}
      />
    </section>
  )
}
