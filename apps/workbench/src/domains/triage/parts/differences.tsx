import { useMemo } from 'react'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import type { TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { differencesOf, type Difference } from '@nethos/contract/triage/triage-differences.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const columns = [
  { title: '哪里', dataIndex: 'place' },
  { title: '去掉的', dataIndex: 'before' },
  { title: '新的', dataIndex: 'after' },
]

/** What one version says otherwise than another. */
export function Differences({ before, after }: { before: TriageChange; after: TriageChange }) {
  const rows = useMemo(() => differencesOf(builtIn, before, after), [before, after])
  return (
    <DenseTable<Difference> columns={columns} dataSource={rows} rowKey="place" locale={{ emptyText: '没有差异' }} />
  )
}
