import { Button, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { figures, rankings, type DeskRanking } from '../activity.calls.ts'
import { RankingDialog } from '../parts/ranking-dialog.tsx'
import { SuspiciousLikes } from '../parts/suspicious-likes.tsx'

/** 人气榜: the rankings, and of one its doctors' likes and what is suspicious. */
export default function RankingsPage() {
  const { pageNum, toPage } = useFilters({})
  const found = useServiceQuery(rankings(pageNum), { keepPrevious: true })
  const [editing, setEditing] = useState<{ ranking: DeskRanking | undefined }>()
  const [shown, setShown] = useState<string>()
  const columns = columnsOf({ onEdit: ranking => setEditing({ ranking }), onShow: setShown })
  return (
    <OfficePage
      title="人气榜"
      tools={
        <Button type="primary" onClick={() => setEditing({ ranking: undefined })}>
          新建榜单
        </Button>
      }
    >
      <PagedTable
        label="人气榜"
        query={found}
        columns={columns}
        rowKey={row => row.rankingId}
        empty="还没有榜单，点「新建榜单」开始"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
      {shown && (
        <>
          <Figures rankingId={shown} />
          <SuspiciousLikes rankingId={shown} />
        </>
      )}
      {editing && <RankingDialog ranking={editing.ranking} onClose={() => setEditing(undefined)} />}
    </OfficePage>
  )
}

interface Acts {
  onEdit: (ranking: DeskRanking) => void
  onShow: (rankingId: string) => void
}

const columnsOf = ({ onEdit, onShow }: Acts): TableColumnsType<DeskRanking> => [
  {
    title: '榜单',
    key: 'title',
    render: (_, row) => <TwoLines first={row.title} second={row.isOpen ? '患者能看到' : '已隐藏'} />,
  },
  {
    title: '时间',
    key: 'times',
    render: (_, row) => (
      <TwoLines first={`${dayAndTime(row.startsAt)} 开始`} second={`${dayAndTime(row.endsAt)} 结束`} />
    ),
  },
  { title: '医生', key: 'doctors', render: (_, row) => `${row.docIds.length}位` },
  {
    title: '点赞',
    key: 'likes',
    render: (_, row) => (
      <TwoLines first={`${row.likeCount}个`} second={`待实名${row.waitingCount}，已剔除${row.struckCount}`} />
    ),
  },
  {
    title: '处理',
    key: 'actions',
    render: (_, row) => (
      <Space>
        <Button onClick={() => onEdit(row)}>修改</Button>
        <Button onClick={() => onShow(row.rankingId)}>查看点赞</Button>
      </Space>
    ),
  },
]

const Figures = ({ rankingId }: { rankingId: string }) => (
  <section className="office__section" aria-label="各医生点赞">
    <h2>各医生点赞</h2>
    <WholeTable
      label="各医生点赞"
      query={useServiceQuery(figures(rankingId))}
      columns={[
        { title: '医生', dataIndex: 'docName' },
        { title: '科室', dataIndex: 'deptName' },
        { title: '计入', dataIndex: 'likeCount' },
        { title: '待实名', dataIndex: 'waitingCount' },
        { title: '已剔除', dataIndex: 'struckCount' },
      ]}
      rowKey={row => row.docId}
      empty="榜单里还没有医生"
      emptyAs="figures"
    />
  </section>
)
