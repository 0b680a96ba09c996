import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf, isDay, timeOf } from '@nethos/contract/common/days.ts'
import type { DeskVisit, WardVisiting } from '@nethos/contract/inpatient/visit.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { confirmVisit, refuseVisit, visits, wards } from '../inpatient.calls.ts'
import { VisitingDialog } from '../parts/visiting-dialog.tsx'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

const columns: DeskColumn<DeskVisit>[] = [
  { title: '时间', key: 'at', render: (_, row) => `${timeOf(row.startsAt)}—${timeOf(row.endsAt)}` },
  { title: '病区', dataIndex: 'wardName' },
  { title: '床位', dataIndex: 'bedNo' },
  { title: '患者', dataIndex: 'personName' },
  { title: '探视人', key: 'visitor', render: (_, row) => `${row.visitorName}（${row.relationLabel}）` },
  { title: '状态', key: 'status', render: (_, row) => [row.statusLabel, row.reason].filter(Boolean).join('：') },
]

/** Who visits on a day, and how the wards take visitors. */
export default function VisitsPage() {
  const today = dayOf(serverNow())
  const { value, pageNum, filter, toPage } = useFilters({ on: today })
  const onDay = isDay(value.on) ? value.on : today
  const [refused, refuse] = useState<DeskVisit>()
  const query = useServiceQuery(visits(onDay, pageNum), { everyMs: 30_000 })
  useEvents(event => {
    if (event.type === 'admission') query.retry()
  })
  const refusing = useCommand(refuseVisit)
  return (
    <OfficePage
      title="探视"
      tools={
        <Input
          type="date"
          aria-label="日期"
          value={onDay}
          onChange={event => isDay(event.target.value) && filter({ on: event.target.value })}
        />
      }
    >
      <PagedTable
        label="探视"
        query={query}
        columns={[
          ...columns,
          { title: '操作', key: 'act', render: (_, row) => <Acts row={row} onRefuse={() => refuse(row)} /> },
        ]}
        rowKey={row => row.visitId}
        empty="这一天没有探视登记"
        emptyAs="days"
        pageNum={pageNum}
        onPage={toPage}
      />
      <Wards />
      {refused && (
        <TextDialog
          title="不同意这次探视"
          label="原因（患者可见）"
          yes="不同意"
          isDangerous
          most={100}
          wrong={text =>
            text.trim() === '' ? '请填写原因' : Array.from(text).length > 100 ? '原因不能超过100个字' : undefined
          }
          onYes={async reason => (await refusing.run({ visitId: refused.visitId, reason })) === true}
          onClose={() => refuse(undefined)}
        >
          {refused.visitorName}不能在{timeOf(refused.startsAt)}探视{refused.personName}，患者会收到消息。
        </TextDialog>
      )}
    </OfficePage>
  )
}

function Acts({ row: { visitId, visitStatus }, onRefuse }: { row: DeskVisit; onRefuse: () => void }) {
  const confirming = useCommand(confirmVisit)
  if (visitStatus !== 'registered') return null
  return (
    <Space>
      <Button size="small" type="primary" loading={confirming.isBusy} onClick={() => void confirming.run({ visitId })}>
        已到访
      </Button>
      <Button size="small" danger onClick={onRefuse}>
        不同意
      </Button>
    </Space>
  )
}

const ruleColumns: DeskColumn<WardVisiting>[] = [
  { title: '医院', dataIndex: 'hosName' },
  { title: '病区', dataIndex: 'wardName' },
  { title: '探视登记', key: 'open', sortBy: row => row.isOpen, render: (_, row) => (row.isOpen ? '开放' : '未开放') },
  {
    title: '时间',
    key: 'times',
    sortBy: row => row.opens,
    render: (_, row) => `${row.opens}—${row.closes}，每次${row.minutes}分钟`,
  },
  { title: '每位患者', key: 'own', sortBy: row => row.perPatient, render: (_, row) => `同时${row.perPatient}人` },
  { title: '全病区', key: 'all', sortBy: row => row.wardPlaces, render: (_, row) => `同时${row.wardPlaces}人` },
]

function Wards() {
  const [changed, change] = useState<WardVisiting>()
  const query = useServiceQuery(wards())
  return (
    <>
      <h2>各病区的探视规定</h2>
      <WholeTable
        label="各病区的探视规定"
        query={query}
        columns={[
          ...ruleColumns,
          {
            title: '操作',
            key: 'act',
            render: (_, row) => (
              <Button size="small" onClick={() => change(row)}>
                修改
              </Button>
            ),
          },
        ]}
        rowKey={row => row.wardId}
        empty="还没有病区"
        emptyAs="places"
      />
      {changed && <VisitingDialog one={changed} onClose={() => change(undefined)} />}
    </>
  )
}
