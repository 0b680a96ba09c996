import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { mostShownNotices } from '@nethos/contract/home/home-desk.rules.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { notices, type DeskNotice } from '../home.calls.ts'
import { timesInWords } from '../times.ts'
import { itemColumns, stateColumn } from './item-columns.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

/** Short words of the hospital on the home page. */
export function Notices() {
  const query = useServiceQuery(notices())
  const [edited, setEdited] = useState<DeskNotice | 'new'>()
  const columns: TableColumnsType<DeskNotice> = [
    {
      title: '通知',
      key: 'notice',
      className: 'home-desk__words',
      render: (_, { title, content }) => <TwoLines first={title} second={content} />,
    },
    {
      title: '链接和时间',
      key: 'url',
      className: 'home-desk__words',
      render: (_, row) => <TwoLines first={row.url || '不打开页面'} second={timesInWords(row)} />,
    },
    stateColumn(),
    ...itemColumns({ kind: 'notice', idOf: ({ noticeId }) => noticeId, rows: query.value, onEdit: setEdited }),
  ]
  return (
    <>
      <div className="office__tools">
        <Button type="primary" onClick={() => setEdited('new')}>
          新建通知
        </Button>
        <span>{`患者首页最多显示最前面的${mostShownNotices}条展示中的通知。`}</span>
      </div>
      <WholeTable
        label="首页通知"
        query={query}
        columns={columns}
        rowKey={row => row.noticeId}
        empty="还没有通知，点「新建通知」开始"
        emptyAs="filed"
      />
      {edited && <NoticeDialog notice={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
