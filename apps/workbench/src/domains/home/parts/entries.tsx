import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { entryPageLabels, type EntryPage } from '@nethos/contract/home/home-desk.rules.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Icon, isIcon } from '../../../controls/icon.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { entries, type DeskEntry } from '../home.calls.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { itemColumns } from './item-columns.tsx'

interface EntriesProps {
  page: EntryPage
  onPage: (page: EntryPage) => void
}

/** The ways that begin on one of the home pages. */
export function Entries({ page, onPage }: EntriesProps) {
  const query = useServiceQuery(entries(page))
  const [edited, setEdited] = useState<DeskEntry | 'new'>()
  const columns: TableColumnsType<DeskEntry> = [
    {
      title: '入口',
      key: 'entry',
      render: (_, { title, icon, note }) => (
        <div className="home-desk__drawn">
          <Icon name={isIcon(icon) ? icon : 'more'} size={28} />
          <TwoLines first={title} second={note} />
        </div>
      ),
    },
    {
      title: '打开的页面',
      key: 'url',
      className: 'home-desk__words',
      render: (_, { url }) => url,
    },
    ...(page === 'home'
      ? []
      : [{ title: '分组', key: 'section', render: (_: unknown, { section }: DeskEntry) => section || '—' }]),
    ...itemColumns({ kind: 'entry', idOf: ({ entryId }) => entryId, rows: query.value, onEdit: setEdited }),
  ]
  return (
    <>
      <div className="office__tools">
        <Choice label="页面" value={page} of={entryPageLabels} onChange={onPage} />
        <Button type="primary" onClick={() => setEdited('new')}>
          新建入口
        </Button>
        {page === 'elder' && <span>长辈版请只留最常用的几个，名称要短。</span>}
      </div>
      <WholeTable
        label="服务入口"
        query={query}
        columns={columns}
        rowKey={row => row.entryId}
        empty="这个页面还没有入口，点「新建入口」开始"
        emptyAs="filed"
      />
      {edited && (
        <EntryDialog page={page} entry={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}
