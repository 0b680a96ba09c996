import { App, Button, InputNumber, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { mostHoldDays } from '@nethos/contract/reports/reports-desk.services.ts'
import { reportKindNames, reportKinds, type ReportKind } from '@nethos/contract/reports/reports.kinds.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { holds, saveHold } from '../reports.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

interface Rule {
  hosId: string
  hosName: string
  kind: ReportKind
  days: number
}

const columns: DeskColumn<Rule>[] = [
  { title: '医院', dataIndex: 'hosName' },
  { title: '报告类型', key: 'kind', sortBy: row => reportKinds[row.kind], render: (_, { kind }) => reportKinds[kind] },
  {
    title: '现在的规则',
    key: 'now',
    sortBy: row => row.days,
    render: (_, { days }) => (days === 0 ? '立即开放' : `医生沟通后开放，最迟${days}天`),
  },
  {
    title: '修改',
    key: 'change',
    render: (_, rule) => <Change key={`${rule.hosId}${rule.kind}${rule.days}`} rule={rule} />,
  },
]

function Change({ rule: { hosId, kind, days } }: { rule: Rule }) {
  const { message } = App.useApp()
  const [value, setValue] = useState(days)
  const { isBusy, run } = useCommand(saveHold)
  const save = async () => {
    if (await run({ hosId, kind, days: value })) void message.success('已保存，对之后出具的报告生效')
  }
  return (
    <Space>
      <InputNumber
        aria-label={`${reportKinds[kind]}最迟几天开放`}
        min={0}
        max={mostHoldDays}
        precision={0}
        value={value}
        onChange={next => setValue(next ?? 0)}
      />
      <Button disabled={value === days} loading={isBusy} onClick={() => void save()}>
        保存
      </Button>
    </Space>
  )
}

/** 报告开放规则: which kinds a doctor speaks of first, and how long the patient waits at most. */
export default function HoldsPage() {
  const query = useServiceQuery(holds())
  const rules = query.value?.hospitals.flatMap(({ hosId, hosName }) =>
    reportKindNames.map(kind => ({
      hosId,
      hosName,
      kind,
      days: query.value?.holds.find(one => one.hosId === hosId && one.kind === kind)?.days ?? 0,
    })),
  )
  return (
    <OfficePage title="报告开放规则">
      <p>0天为立即开放。设了天数的，医生沟通后开放，最迟到期自动开放；患者会看到报告已出和开放时间，看不到内容。</p>
      <WholeTable
        label="报告开放规则"
        query={{ ...query, value: rules }}
        columns={columns}
        rowKey={({ hosId, kind }) => `${hosId}.${kind}`}
        empty="还没有医院"
        emptyAs="places"
      />
    </OfficePage>
  )
}
