import { Button, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { deskNote } from '@nethos/contract/booking/orders.rules.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { answerAppeal, appeals, bans, liftBan, type DeskAppeal, type DeskBan } from '../booking.calls.ts'

type Asked = { ban: DeskBan } | { appeal: DeskAppeal; isGranted: boolean }

const pageIn = (word: string): number => Math.max(1, Number(word) || 1)
const titleOf = (query: Asked): string => ('ban' in query ? '解除暂停' : query.isGranted ? '通过申诉' : '不通过申诉')

const appealColumns = (ask: (asked: Asked) => void): TableColumnsType<DeskAppeal> => [
  { title: '就诊人', dataIndex: 'personName' },
  { title: '暂停原因', dataIndex: 'reason' },
  { title: '恢复时间', key: 'until', render: (_, row) => dayAndTime(row.untilAt) },
  { title: '申诉理由', dataIndex: 'content' },
  { title: '提交时间', key: 'at', render: (_, row) => dayAndTime(row.createdAt) },
  {
    title: '处理',
    key: 'act',
    render: (_, appeal) => (
      <Space>
        <Button size="small" type="primary" onClick={() => ask({ appeal, isGranted: true })}>
          通过
        </Button>
        <Button size="small" onClick={() => ask({ appeal, isGranted: false })}>
          不通过
        </Button>
      </Space>
    ),
  },
]

const banColumns = (ask: (asked: Asked) => void): TableColumnsType<DeskBan> => [
  { title: '就诊人', dataIndex: 'personName' },
  { title: '原因', dataIndex: 'reason' },
  { title: '开始', key: 'from', render: (_, row) => dayAndTime(row.fromAt) },
  { title: '恢复', key: 'until', render: (_, row) => dayAndTime(row.untilAt) },
  {
    title: '处理',
    key: 'act',
    render: (_, ban) => (
      <Button size="small" onClick={() => ask({ ban })}>
        解除
      </Button>
    ),
  },
]

/** 暂停预约: appeals first, then all who may not book now. */
export default function BansPage() {
  const { value, filter } = useFilters({ appeals: '1', bans: '1' })
  const [appealPage, banPage] = [pageIn(value.appeals), pageIn(value.bans)]
  const [asked, ask] = useState<Asked>()
  const lift = useCommand(liftBan)
  const answer = useCommand(answerAppeal)

  const carryOut = async (note: string): Promise<boolean> => {
    if (!asked) return false
    const done =
      'ban' in asked
        ? await lift.run({ banId: asked.ban.banId, note })
        : await answer.run({ appealId: asked.appeal.appealId, isGranted: asked.isGranted, answer: note })
    return done === true
  }
  return (
    <OfficePage title="暂停预约和申诉">
      <section className="office__section">
        <h2>待处理的申诉</h2>
        <PagedTable
          label="待处理的申诉"
          query={useServiceQuery(appeals(appealPage), { keepPrevious: true, everyMs: 30_000 })}
          columns={appealColumns(ask)}
          rowKey={row => row.appealId}
          empty="没有待处理的申诉"
          emptyAs="done"
          pageNum={appealPage}
          onPage={page => filter({ appeals: String(page) })}
        />
      </section>
      <section className="office__section">
        <h2>暂停中</h2>
        <PagedTable
          label="暂停中"
          query={useServiceQuery(bans(banPage), { keepPrevious: true })}
          columns={banColumns(ask)}
          rowKey={row => row.banId}
          empty="没有被暂停预约的就诊人"
          emptyAs="filed"
          pageNum={banPage}
          onPage={page => filter({ bans: String(page) })}
        />
      </section>
      {asked && (
        <TextDialog
          title={titleOf(asked)}
          label="处理说明（患者可见）"
          yes={titleOf(asked)}
          isDangerous={'appeal' in asked && !asked.isGranted}
          most={200}
          wrong={text => sentenceOf(deskNote, text)}
          onYes={carryOut}
          onClose={() => ask(undefined)}
        >
          {'ban' in asked || asked.isGranted
            ? '解除后可以立即预约，之前的退号次数不再计算。'
            : '暂停继续有效，患者会收到您的说明。'}
        </TextDialog>
      )}
    </OfficePage>
  )
}
