import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { mostShownNotices } from '@nethos/contract/home/home-desk.rules.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { notices, type DeskNotice } from '../home.calls.ts'
import { stateOf, timesInWords } from '../times.ts'
import { ItemActions, ShownSwitch } from './item-actions.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

/** Short words of the hospital on the home page. */
export function Notices() {
  const asked = useAsked(notices())
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
    {
      title: '状态',
      key: 'state',
      render: (_, row) => {
        const { label, tone } = stateOf(row, serverNow())
        return <Tag tone={tone}>{label}</Tag>
      },
    },
    {
      title: '展示',
      key: 'isShown',
      render: (_, { noticeId, title, isShown }) => (
        <ShownSwitch kind="notice" itemId={noticeId} title={title} isShown={isShown} />
      ),
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, row, index) => (
        <ItemActions
          kind="notice"
          itemId={row.noticeId}
          title={row.title}
          isFirst={index === 0}
          isLast={index === (asked.value?.length ?? 0) - 1}
          onEdit={() => setEdited(row)}
        />
      ),
    },
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
        asked={asked}
        columns={columns}
        rowKey={row => row.noticeId}
        empty="还没有通知，点「新建通知」开始"
      />
      {edited && <NoticeDialog notice={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
