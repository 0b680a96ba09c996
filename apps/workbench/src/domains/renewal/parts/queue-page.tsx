import type { ComponentProps } from 'react'
import { Choice } from '../../../controls/choice.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { WordSearch } from '../../../patterns/word-search.tsx'
import type { QueueRow } from '../renewal.calls.ts'
import type { useQueue } from '../use-queue.ts'

type Table = ComponentProps<typeof PagedTable<QueueRow>>

interface QueuePageProps<Tab extends string> extends Pick<Table, 'label' | 'query' | 'columns' | 'empty'> {
  title: string
  queue: ReturnType<typeof useQueue<Tab>>
}

/** The renewals that wait at a desk, by tab and name. */
export const QueuePage = <Tab extends string>({ title, queue, ...table }: QueuePageProps<Tab>) => (
  <OfficePage
    title={title}
    tools={
      <>
        <Choice label="状态" value={queue.tab} of={queue.tabs} onChange={queue.choose} />
        <WordSearch label="患者姓名" onSearch={queue.find} />
      </>
    }
  >
    <PagedTable {...table} emptyAs="done" rowKey={row => row.consultId} pageNum={queue.pageNum} onPage={queue.toPage} />
  </OfficePage>
)
