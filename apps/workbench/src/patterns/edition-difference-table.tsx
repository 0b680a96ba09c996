import { useMemo } from 'react'
import { documentDifferences, type DocumentDifference } from './edition-differences.ts'
import { DenseTable } from './dense-table.tsx'

const columns = [
  { title: '哪里', dataIndex: 'place' },
  { title: '原来', dataIndex: 'before' },
  { title: '现在', dataIndex: 'after' },
]

interface DifferenceTableProps {
  before: unknown
  after: unknown
  /** The Chinese names of the documents' fields. */
  words: Readonly<Record<string, string>>
}

/** What one document says otherwise than another. */
export function DifferenceTable({ before, after, words }: DifferenceTableProps) {
  const rows = useMemo(() => documentDifferences(before, after, words), [before, after, words])
  return (
    <DenseTable<DocumentDifference>
      columns={columns}
      dataSource={rows}
      rowKey="place"
      pagination={rows.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
      locale={{ emptyText: '没有差异' }}
    />
  )
}
