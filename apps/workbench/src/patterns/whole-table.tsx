import type { ReactNode } from 'react'
import { DenseTable } from './dense-table.tsx'
import type { DeskColumn } from './desk-column.ts'
import type { EmptyKind } from './empty-kinds.ts'
import './paged-table.css'
import { byOwnValue } from './sort-by.ts'
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
  /** Why it is empty: the drawing above the words. */
  emptyAs: EmptyKind
  /** Sums of the rows by the column's key. */
  totals?: (rows: Row[]) => Readonly<Record<string, ReactNode>>
}

/** All rows of a short list, in their own order until a head is clicked. */
export function WholeTable<Row extends object>({
  label,
  query,
  columns,
  rowKey,
  empty,
  emptyAs,
  totals,
}: WholeTableProps<Row>) {
  const { value, status, sentence, retry } = query
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={6} />
  if (value.length === 0) return <Empty as={emptyAs} sentence={empty} />
  return (
    <section className="paged" aria-label={label}>
      <DenseTable<Row>
        chosenAs={label}
        columns={columns.map(byOwnValue)}
        dataSource={value}
        rowKey={rowKey}
        {...(totals && { totals: totals(value) })}
      />
    </section>
  )
}
