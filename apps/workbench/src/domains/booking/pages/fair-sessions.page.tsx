import { Button, Input, Space, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { drawStates } from '@nethos/contract/booking/draw.status.ts'
import type { DeskFairRow } from '@nethos/contract/booking/fair-desk.services.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import { isDay } from '@nethos/contract/common/days.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { fairSessions } from '../booking.calls.ts'

const columns: TableColumnsType<DeskFairRow> = [
  { title: '门诊', key: 'when', render: (_, row) => `${row.onDay} ${periods[row.period].label}` },
  { title: '医院', dataIndex: 'hosName' },
  { title: '科室', dataIndex: 'deptName' },
  { title: '医生', key: 'docName', render: (_, row) => row.docName || '普通门诊' },
  { title: '候补人数', dataIndex: 'waiting', align: 'right' },
  { title: '待确认的号', dataIndex: 'offered', align: 'right' },
  { title: '候补成功', dataIndex: 'accepted', align: 'right' },
  {
    title: '摇号',
    key: 'draw',
    render: (_, row) =>
      row.drawState === null ? '—' : `${drawStates[row.drawState].label}（${row.entries}人登记，${row.won}人中签）`,
  },
  {
    title: '查看',
    key: 'look',
    render: (_, row) => <Link to={`/waitlists/${encodeURIComponent(row.sessionId)}`}>查看</Link>,
  },
]

/** 候补和摇号: sessions that somebody waits for or that are drawn. */
export default function FairSessionsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ on: '' })
  const onDay = isDay(value.on) ? value.on : ''
  return (
    <OfficePage
      title="候补和摇号"
      tools={
        <Space.Compact>
          <Input
            type="date"
            aria-label="门诊日期"
            value={onDay}
            onChange={event => filter({ on: event.target.value })}
          />
          {onDay !== '' && <Button onClick={() => filter({ on: '' })}>今天起</Button>}
        </Space.Compact>
      }
    >
      <PagedTable
        label="候补和摇号"
        query={useServiceQuery(fairSessions(onDay, pageNum), { keepPrevious: true, everyMs: 30_000 })}
        columns={columns}
        rowKey={row => row.sessionId}
        empty={onDay ? '这一天没有候补或摇号的门诊' : '没有候补或摇号的门诊'}
        emptyAs="days"
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
