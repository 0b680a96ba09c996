import { Button, Switch } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { showText, texts, type DeskTextRow } from '../texts.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const numberOf = /^[A-Za-z0-9._-]{1,40}$/
const wrongNumber = (typed: string): string | undefined =>
  numberOf.test(typed.trim()) ? undefined : '编号只能用字母、数字、点和短横线，最多40个'

const columns: DeskColumn<DeskTextRow>[] = [
  {
    title: '文字',
    key: 'title',
    sortBy: row => row.title,
    render: (_, { kind, textId, title }) => (
      <TwoLines
        first={<Link to={`/articles/texts/${kind}/${encodeURIComponent(textId)}`}>{title}</Link>}
        second={kind === 'block' ? `页面 /blankPage/${textId}` : '协议与说明'}
      />
    ),
  },
  { title: '版本', key: 'edition', sortBy: row => row.edition, render: (_, { edition }) => edition || '—' },
  {
    title: '发布时间',
    key: 'publishedAt',
    sortBy: row => row.publishedAt,
    render: (_, { publishedAt }) => (publishedAt === null ? '还没有发布' : dayAndTime(publishedAt)),
  },
  {
    title: '修改',
    key: 'change',
    sortBy: row => row.change,
    render: (_, { change }) =>
      change === 'none' ? '—' : <Tag tone="warn">{change === 'draft' ? '有草稿' : '等待审核'}</Tag>,
  },
  {
    title: '展示',
    key: 'isShown',
    render: (_, row) =>
      row.kind === 'block' && row.publishedAt !== null ? <ShownSwitch row={row} /> : row.publishedAt ? '一直展示' : '—',
  },
]

/** Agreements, rules and notices, and texts under a number. */
export default function TextsPage() {
  const query = useServiceQuery(texts())
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <OfficePage
      title="说明与协议"
      tools={
        <>
          <Link to="/articles">返回文章列表</Link>
          <Button type="primary" onClick={() => setAdding(true)}>
            新建页面
          </Button>
        </>
      }
    >
      <WholeTable
        label="说明与协议"
        query={query}
        columns={columns}
        rowKey={row => `${row.kind} ${row.textId}`}
        empty="还没有说明与协议"
        emptyAs="filed"
      />
      {isAdding && (
        <TextDialog
          title="新建页面"
          label="编号"
          yes="开始编写"
          most={40}
          wrong={wrongNumber}
          onYes={async typed => {
            await navigate(`/articles/texts/block/${typed}`)
            return true
          }}
          onClose={() => setAdding(false)}
        >
          页面的地址是 /blankPage/ 加编号，横幅和通知可以链接到它。例如编号 tingdian 的地址是 /blankPage/tingdian。
        </TextDialog>
      )}
    </OfficePage>
  )
}

function ShownSwitch({ row: { textId, title, isShown } }: { row: DeskTextRow }) {
  const { run, isBusy } = useCommand(showText)
  return (
    <Switch
      aria-label={`展示「${title}」`}
      checked={isShown}
      loading={isBusy}
      onChange={isOn => void run({ textId, isShown: isOn })}
    />
  )
}
