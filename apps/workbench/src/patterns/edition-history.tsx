import { Button, type TableColumnsType } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { editionStateWords, type EditionHistory } from '@nethos/contract/common/editions.ts'
import type { EditionCalls } from './edition-calls.ts'
import { DifferenceTable } from './edition-difference-table.tsx'
import { Fault, Waiting } from './states.tsx'
import { DenseTable } from './dense-table.tsx'

interface EditionHistoryProps<Document> {
  code: string
  calls: EditionCalls<Document>
  history: EditionHistory[]
  words: Readonly<Record<string, string>>
  /** One draft at a time. */
  mayBegin: boolean
  onBegin: (document: Document) => void
}

/** What was published, with what each changed; an earlier one can be taken up again and goes the same way. */
export function EditionHistoryTable<Document>(props: EditionHistoryProps<Document>) {
  const { history } = props
  const ofEdition = (row: EditionHistory) => (
    <OfEdition {...props} edition={row.edition} before={history[history.indexOf(row) + 1]?.edition} />
  )
  const columns: TableColumnsType<EditionHistory> = [
    { title: '版本', dataIndex: 'edition' },
    { title: '状态', key: 'state', render: (_, { state }) => editionStateWords[state] },
    { title: '说明', dataIndex: 'note' },
    { title: '修改', dataIndex: 'writerName' },
    {
      title: '发布',
      key: 'publisher',
      render: (_, row) => (row.publishedAt === null ? '' : `${row.publisherName} ${dayAndTime(row.publishedAt)}`),
    },
  ]
  return (
    <section className="office__section" aria-label="发布过的版本">
      <h2>发布过的版本</h2>
      <DenseTable<EditionHistory>
        chosenAs="发布过的版本"
        columns={columns}
        dataSource={history}
        rowKey={row => row.edition}
        locale={{ emptyText: '还没有发布过' }}
        expandable={{ expandedRowRender: ofEdition }}
      />
    </section>
  )
}

type OfEditionProps<Document> = EditionHistoryProps<Document> & { edition: number; before: number | undefined }

function OfEdition<Document>(props: OfEditionProps<Document>) {
  const { code, calls, edition, before, words, mayBegin, onBegin } = props
  const own = useServiceQuery(calls.document(code, edition))
  const older = useServiceQuery(calls.document(code, before ?? 0), { unless: before === undefined })
  if (own.status === 'fault') return <Fault sentence={own.sentence} onRetry={own.retry} />
  if (!own.value || (before !== undefined && older.status === 'waiting')) return <Waiting rows={3} />
  const { document } = own.value
  return (
    <>
      <DifferenceTable before={older.value?.document ?? null} after={document} words={words} />
      <Button size="small" disabled={!mayBegin} onClick={() => onBegin(document)}>
        {`以版本 ${edition} 起草`}
      </Button>
    </>
  )
}
