import { Table, type TableColumnsType } from 'antd'
import { Empty, Fault, Waiting } from './states.tsx'

interface WholeTableProps<Row> {
  label: string
  asked: {
    value: Row[] | undefined
    status: 'waiting' | 'ready' | 'fault'
    sentence: string | undefined
    retry: () => void
  }
  columns: TableColumnsType<Row>
  rowKey: (row: Row) => string
  empty: string
}

/** All rows of a short list, in their own order. */
export function WholeTable<Row extends object>({ label, asked, columns, rowKey, empty }: WholeTableProps<Row>) {
  const { value, status, sentence, retry } = asked
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={6} />
  if (value.length === 0) return <Empty sentence={empty} />
  return (
    <section aria-label={label}>
      <Table<Row>
        columns={columns}
        dataSource={value}
        rowKey={rowKey}
        pagination={false}
        scroll={{ x: 'max-content' }}
        size="medium"
      />
    </section>
  )
}
