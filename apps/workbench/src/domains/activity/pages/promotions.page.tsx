import { App, Button, Input, Segmented } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import {
  promotionAsked,
  promotionGroups,
  promotionSourceLabels,
  type PromotionGroup,
} from '@nethos/contract/activity/promotion-desk.services.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { saveText } from '../../../controls/save-text.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault } from '../../../patterns/states.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { exportPromotion, promotions, type Brought, type PromotionAsked } from '../activity.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const groupLabels: Readonly<Record<PromotionGroup, string>> = { code: '按推广码', department: '按科室', month: '按月' }
const isGroup = (text: string): text is PromotionGroup => promotionGroups.some(one => one === text)

/** 推广统计: who has brought how many, by code, department and month. */
export default function PromotionsPage() {
  const thisMonth = dayOf(serverNow()).slice(0, 7)
  const { value, filter } = useFilters({ from: '', until: '', by: 'code' })
  const untilMonth = value.until || thisMonth
  const fromMonth = value.from || fiveBefore(untilMonth)
  const asked = { fromMonth, untilMonth, groupedBy: isGroup(value.by) ? value.by : 'code' }
  const wrong = sentenceOf(promotionAsked, asked)
  return (
    <OfficePage
      title="推广统计"
      tools={
        <>
          <Segmented<PromotionGroup>
            aria-label="统计方式"
            value={asked.groupedBy}
            options={promotionGroups.map(one => ({ value: one, label: groupLabels[one] }))}
            onChange={by => filter({ by })}
          />
          <Month label="开始月份" on={fromMonth} most={thisMonth} onChange={from => filter({ from })} />
          <Month label="结束月份" on={untilMonth} most={thisMonth} onChange={until => filter({ until })} />
          {!wrong && <Export {...asked} />}
        </>
      }
    >
      <p>
        统计通过推广码、优惠券活动链接或好友邀请注册的人数，每人只计入一次；已实名人数按现在的状态统计。好友邀请只显示总数，不显示是谁邀请、谁注册。
      </p>
      {wrong ? <Fault sentence={wrong} /> : <Figures {...asked} />}
    </OfficePage>
  )
}

function fiveBefore(month: string): string {
  const nth = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - 5
  return `${Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}`
}

interface MonthProps {
  label: string
  on: string
  most: string
  onChange: (on: string) => void
}

const Month = ({ label, on, most, onChange }: MonthProps) => (
  <Input
    type="month"
    aria-label={label}
    style={{ width: 'auto' }}
    value={on}
    max={most}
    onChange={event => onChange(event.target.value)}
  />
)

function Figures(of: PromotionAsked) {
  const query = useServiceQuery(promotions(of), { keepPrevious: true })
  return (
    <WholeTable
      label="推广统计"
      query={{ ...query, value: query.value?.rows }}
      columns={columns[of.groupedBy]}
      rowKey={row => [row.month, row.source, row.code, row.promoterName, row.deptName].join(' ')}
      empty="这段时间没有人通过推广注册"
      emptyAs="figures"
      totals={rows => ({ registered: sumOf(rows, 'registered'), verified: sumOf(rows, 'verified') })}
    />
  )
}

const sumOf = (rows: readonly Brought[], key: 'registered' | 'verified'): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

const figures: DeskColumn<Brought>[] = [
  { title: '注册人数', key: 'registered', dataIndex: 'registered', align: 'right', className: 'paged__number' },
  { title: '其中已实名', key: 'verified', dataIndex: 'verified', align: 'right', className: 'paged__number' },
]
const month: DeskColumn<Brought> = { title: '月份', dataIndex: 'month' }
const department: DeskColumn<Brought> = {
  title: '科室',
  key: 'department',
  render: (_, row) => row.deptName || '非医护推广',
}
const columns: Readonly<Record<PromotionGroup, DeskColumn<Brought>[]>> = {
  code: [
    month,
    {
      title: '来源',
      key: 'source',
      sortBy: row => row.source && promotionSourceLabels[row.source],
      render: (_, { source }) => source && promotionSourceLabels[source],
    },
    {
      title: '推广人或活动',
      key: 'who',
      sortBy: row => row.promoterName,
      render: (_, row) => row.promoterName || '全部好友邀请',
    },
    { title: '推广码', key: 'code', sortBy: row => row.code, render: (_, row) => row.code || '—' },
    { title: '科室', key: 'department', render: (_, row) => row.deptName || '—' },
    ...figures,
  ],
  department: [month, department, ...figures],
  month: [month, ...figures],
}

/** What the table shows as a file. */
function Export(of: PromotionAsked) {
  const { message } = App.useApp()
  const { run, isBusy } = useCommand(exportPromotion)
  const save = async () => {
    const file = await run(of)
    if (!file) return
    saveText(file.fileName, file.csv, 'text/csv;charset=utf-8')
    void message.success(`已导出${file.rows}行统计`)
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      导出（CSV）
    </Button>
  )
}
