import { Button } from 'antd'
import { useState } from 'react'
import { resultText } from '@nethos/contract/reports/report-changes.ts'
import type { LabItem } from '@nethos/contract/reports/report-content.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import type { DeskReport } from '../reports.calls.ts'
import { ItemTrend } from './item-trend.tsx'

const marks: Readonly<Record<LabItem['flag'], string>> = {
  '': '',
  low: '↓',
  critical_low: '↓ 危急',
  high: '↑',
  critical_high: '↑ 危急',
  abnormal: '异常',
}

type Line = LabItem & { at: number }

/** The laboratory's lines with its marks; each opens into what was measured of it before, at any hospital. */
export function LabItems({ report, items }: { report: DeskReport; items: readonly LabItem[] }) {
  const [open, setOpen] = useState<number>()
  return (
    <DenseTable<Line>
      rowKey="at"
      dataSource={items.map((item, at) => ({ ...item, at }))}
      columns={[
        { title: '项目', dataIndex: 'name' },
        {
          title: '结果',
          key: 'result',
          render: (_, item) => (
            <>
              {resultText(item)} {item.flag && <Tag tone="danger">{marks[item.flag]}</Tag>}
            </>
          ),
        },
        { title: '参考范围', key: 'range', render: (_, item) => item.range.text || '—' },
        {
          title: '方法与备注',
          key: 'note',
          render: (_, { method, note }) => [method, note].filter(Boolean).join('；') || '—',
        },
        {
          title: '历次',
          key: 'trend',
          render: (_, { at, name }) => (
            <Button
              type="link"
              aria-expanded={open === at}
              aria-label={`${name}历次变化`}
              onClick={() => setOpen(open === at ? undefined : at)}
            >
              {open === at ? '收起' : '查看'}
            </Button>
          ),
        },
      ]}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: open === undefined ? [] : [open],
        expandedRowRender: trendIn(report),
      }}
    />
  )
}

const trendIn = (report: DeskReport) =>
  function ofLine({ at, name }: Line) {
    const analyteKey = report.explained?.items[at]?.knowledge?.key ?? ''
    return <ItemTrend reportId={report.reportId} itemIndex={at} name={name} analyteKey={analyteKey} />
  }
