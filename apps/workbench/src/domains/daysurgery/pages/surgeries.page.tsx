import { Button, Input, Popconfirm, Space, Tag, type TableColumnsType } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf, isDay, timeOf } from '@nethos/contract/common/days.ts'
import type { DeskSurgery } from '@nethos/contract/daysurgery/daysurgery-desk.services.ts'
import { surgeryKinds } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { reportSurgeryEvent, surgeriesOf } from '../daysurgery.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

/** A day's operations: who has come, who is late, who takes him home, and how far it is. */
export default function SurgeriesPage() {
  const today = dayOf(serverNow())
  const { value, filter } = useFilters({ on: today })
  const onDay = isDay(value.on) ? value.on : today
  const query = useServiceQuery(surgeriesOf(onDay), { everyMs: 30_000 })
  useEvents(event => {
    if (event.type === 'surgery') query.retry()
  })
  const rows = query.value ?? []
  const late = rows.filter(row => row.isLate)
  return (
    <OfficePage
      title="日间手术"
      tools={
        <Input
          type="date"
          aria-label="日期"
          value={onDay}
          onChange={event => isDay(event.target.value) && filter({ on: event.target.value })}
        />
      }
    >
      {query.status === 'fault' && <p role="alert">{query.sentence}</p>}
      {late.length > 0 && (
        <p role="status">
          <Tag color="red">未按时到院 {late.length}人</Tag>
          {late.map(row => row.personName).join('、')}
        </p>
      )}
      <DenseTable<DeskSurgery>
        aria-label="当天的手术"
        chosenAs="当天的手术"
        columns={columns}
        dataSource={rows}
        rowKey="surgeryId"
        loading={query.status === 'waiting'}
        locale={{ emptyText: '这一天没有安排手术' }}
        expandable={{ expandedRowRender: eventsOf }}
      />
    </OfficePage>
  )
}

const eventsOf = (row: DeskSurgery) => <Events row={row} />

const columns: TableColumnsType<DeskSurgery> = [
  { title: '手术', key: 'at', render: (_, row) => timeOf(row.plannedAt) },
  {
    title: '到院',
    key: 'arrive',
    render: (_, row) => (
      <Space>
        {timeOf(row.arriveAt)}
        {row.isLate && <Tag color="red">迟到</Tag>}
      </Space>
    ),
  },
  { title: '患者', dataIndex: 'personName' },
  { title: '项目', key: 'what', render: (_, row) => `${row.surgeryName}（${surgeryKinds[row.kind]}）` },
  { title: '地点', dataIndex: 'place' },
  {
    title: '陪同人',
    key: 'companion',
    render: (_, row) => (row.companionName === '' ? '未填写' : `${row.companionName}（${row.companionRelationship}）`),
  },
  { title: '状态', dataIndex: 'statusLabel' },
  { title: '团队', dataIndex: 'teamText' },
]

/** What has happened, and a tap for what the hospital's system has not said. */
function Events({ row }: { row: DeskSurgery }) {
  const reporting = useCommand(reportSurgeryEvent)
  return (
    <Space wrap>
      {row.events.map(({ event, label, at }) =>
        at === null ? (
          <Popconfirm
            key={event}
            title={`${row.personName}：现在登记“${label}”？`}
            description="登记后会通知患者和家属，不能撤回。"
            okText="登记"
            cancelText="取消"
            disabled={row.status === 'cancelled'}
            onConfirm={() => void reporting.run({ surgeryId: row.surgeryId, event })}
          >
            <Button size="small" disabled={row.status === 'cancelled'}>
              登记{label}
            </Button>
          </Popconfirm>
        ) : (
          <Tag key={event} color="green">
            {label} {timeOf(at)}
          </Tag>
        ),
      )}
    </Space>
  )
}
