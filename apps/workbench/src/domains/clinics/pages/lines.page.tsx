import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ago } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { fetchLine, hospitalLines, type HospitalLine } from '../line.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const since = (at: number | null): string => (at === null ? '—' : ago(at, serverNow()))

const columns: DeskColumn<HospitalLine>[] = [
  { title: '医院', dataIndex: 'hosName' },
  { title: '状态', key: 'state', render: (_, line) => <State line={line} /> },
  {
    title: '全部号源更新于',
    key: 'listedAt',
    sortBy: row => row.listedAt,
    render: (_, { listedAt }) => since(listedAt),
  },
  {
    title: '医院最近应答',
    key: 'answeredAt',
    sortBy: row => row.answeredAt,
    render: (_, { answeredAt }) => since(answeredAt),
  },
  { title: '最近的变动', key: 'newestAt', sortBy: row => row.newestAt, render: (_, { newestAt }) => since(newestAt) },
  { title: '待处理的变动', dataIndex: 'openCount', align: 'right', className: 'paged__number' },
  { title: '今天起的号', dataIndex: 'numberCount', align: 'right', className: 'paged__number' },
  { title: '可约', dataIndex: 'freeCount', align: 'right', className: 'paged__number' },
  { title: '操作', key: 'fetch', render: (_, line) => <Fetch line={line} /> },
]

function State({ line: { isConnected, trouble, listedAt } }: { line: HospitalLine }) {
  if (!isConnected) return <Tag>未接入</Tag>
  if (trouble) return <Tag tone="danger">{trouble}</Tag>
  return listedAt === null ? <Tag>等待首次更新</Tag> : <Tag tone="good">正常</Tag>
}

function Fetch({ line: { hosId, hosName, isConnected } }: { line: HospitalLine }) {
  const { message } = App.useApp()
  const { isBusy, run } = useCommand(fetchLine)
  const start = async () => {
    if (await run({ hosId })) void message.success(`已开始更新${hosName}的号源，稍后显示在列表中`)
  }
  return (
    <Button disabled={!isConnected} loading={isBusy} onClick={() => void start()}>
      立即更新
    </Button>
  )
}

/** 医院号源: how our copy of what can be booked follows each hospital. */
export default function LinesPage() {
  const query = useServiceQuery(hospitalLines(), { keepPrevious: true, everyMs: 10_000 })
  return (
    <OfficePage title="医院号源">
      <p>号源以医院为准：每天更新一次全部，每15秒询问一次变动，医院也可以主动推送。</p>
      <WholeTable
        label="医院号源"
        query={query}
        columns={columns}
        rowKey={line => line.hosId}
        empty="还没有医院"
        emptyAs="places"
      />
    </OfficePage>
  )
}
