import { Button } from 'antd'
import { useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { strikeReason } from '@nethos/contract/activity/ranking.rules.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { TextLine } from '../../../controls/lines.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { strikeLikes, suspicious, type Suspicious } from '../activity.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const sources = { address: '同一网络', device: '同一手机' } as const

/** Likes of one doctor and day from one network or phone; struck out with a reason, or counted again. */
export function SuspiciousLikes({ rankingId }: { rankingId: string }) {
  const [chosen, setChosen] = useState<Suspicious>()
  const columns: DeskColumn<Suspicious>[] = [
    { title: '医生', dataIndex: 'docName' },
    { title: '日期', dataIndex: 'day' },
    {
      title: '来源',
      key: 'source',
      sortBy: row => sources[row.source],
      render: (_, row) => <TwoLines first={sources[row.source]} second={row.mark} />,
    },
    {
      title: '点赞',
      key: 'likes',
      sortBy: row => row.likes,
      render: (_, row) => <TwoLines first={`${row.likes}个`} second={`验证过短信${row.provenCount}个`} />,
    },
    {
      title: '时间',
      key: 'times',
      sortBy: row => row.firstAt,
      render: (_, row) => <TwoLines first={dayAndTime(row.firstAt)} second={dayAndTime(row.lastAt)} />,
    },
    {
      title: '已剔除',
      key: 'struck',
      sortBy: row => row.struckCount,
      render: (_, row) => row.struckCount > 0 && <TwoLines first={`${row.struckCount}个`} second={row.struckWhy} />,
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, row) => (
        <Button onClick={() => setChosen(row)}>{row.struckCount < row.likes ? '剔除' : '恢复'}</Button>
      ),
    },
  ]
  return (
    <section className="office__section" aria-label="可疑点赞">
      <h2>可疑点赞</h2>
      <WholeTable
        label="可疑点赞"
        query={useServiceQuery(suspicious(rankingId))}
        columns={columns}
        rowKey={row => `${row.source} ${row.mark} ${row.docId} ${row.day}`}
        empty="没有可疑点赞"
        emptyAs="done"
      />
      {chosen && <StrikeDialog rankingId={rankingId} likes={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

interface StrikeDialogProps {
  rankingId: string
  likes: Suspicious
  onClose: () => void
}

function StrikeDialog({ rankingId, likes, onClose }: StrikeDialogProps) {
  const { source, mark, docId, day } = likes
  const isStruck = likes.struckCount < likes.likes
  const form = useDialogForm({
    initial: { reason: '' },
    rules: { reason: strikeReason },
    send: ({ reason }) => run(strikeLikes, { rankingId, source, mark, docId, day, isStruck, reason }),
    done: ({ changed }) => `${isStruck ? '已剔除' : '已恢复'}${changed}个点赞`,
    onClose,
  })
  return (
    <FormDialog
      {...form.dialog}
      title={isStruck ? `剔除${likes.docName}的可疑点赞` : `恢复${likes.docName}的点赞`}
      yes={isStruck ? '剔除' : '恢复'}
    >
      <p>{isStruck ? '剔除后不再计入榜单，可以恢复。' : '恢复后重新计入榜单。'}</p>
      <TextLine label="原因" {...form.field('reason')} />
    </FormDialog>
  )
}
