import { Button, type TableColumnsType } from 'antd'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { noChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { Differences } from './differences.tsx'
import type { TriageEdition } from '../triage.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

interface HistoryProps {
  history: TriageEdition[]
  /** One change at a time. */
  mayBegin: boolean
  onBegin: (change: TriageChange) => void
}

/** What was published, with what each changed; an earlier one can be taken up again and goes the same way. */
export function History({ history, mayBegin, onBegin }: HistoryProps) {
  const before = (edition: number) => history.find(one => one.edition === edition - 1)?.change ?? noChange
  const differences = (row: TriageEdition) => <Differences before={before(row.edition)} after={row.change} />
  const columns: TableColumnsType<TriageEdition> = [
    { title: '版本', key: 'edition', render: (_, { edition }) => edition },
    { title: '说明', key: 'note', render: (_, { note }) => note },
    { title: '修改', key: 'writer', render: (_, { writerName }) => writerName },
    { title: '发布', key: 'publisher', render: (_, row) => `${row.publisherName} ${dayAndTime(row.publishedAt)}` },
    {
      title: '回到这一版',
      key: 'back',
      render: (_, { change, edition }) => (
        <Button size="small" disabled={!mayBegin} onClick={() => onBegin(change)}>
          {`以版本 ${edition} 起草`}
        </Button>
      ),
    },
  ]
  return (
    <section className="office__section" aria-label="发布过的版本">
      <h2>发布过的版本</h2>
      <DenseTable<TriageEdition>
        chosenAs="发布过的版本"
        columns={columns}
        dataSource={history}
        rowKey={row => row.edition}
        locale={{ emptyText: '还没有发布过，使用的是程序自带的词和规则' }}
        expandable={{ expandedRowRender: differences }}
      />
      <Button disabled={!mayBegin || history.length === 0} onClick={() => onBegin(noChange)}>
        以程序自带的（版本 0）起草
      </Button>
    </section>
  )
}
