import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { Input, Space, Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { DeskBookingRow } from '@nethos/contract/booking/booking-desk.services.ts'
import { bookingStates, bookingStatuses, type BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import { isDay } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { WordSearch } from '../../../patterns/word-search.tsx'
import { bookings } from '../booking.calls.ts'

const states = {
  '': '全部状态',
  ...Object.fromEntries(bookingStatuses.map(one => [one, bookingStates[one].label])),
} as Readonly<Record<BookingStatus | '', string>>

const tones: Partial<Record<BookingStatus, Tone>> = {
  unpaid: 'warn',
  confirming: 'brand',
  booked: 'good',
  stopped: 'danger',
}

const columns: TableColumnsType<DeskBookingRow> = [
  {
    title: '状态',
    key: 'status',
    render: (_, row) => <Tag tone={tones[row.status] ?? 'plain'}>{row.statusLabel}</Tag>,
  },
  { title: '就诊人', dataIndex: 'personName' },
  { title: '科室', key: 'where', render: (_, row) => <TwoLines first={row.deptName} second={row.hosName} /> },
  { title: '医生', key: 'docName', render: (_, row) => row.docName || '—' },
  {
    title: '就诊时间',
    key: 'when',
    render: (_, row) => (
      <TwoLines first={`${row.onDay} ${periods[row.period].label} ${row.time}`} second={`${row.no}号`} />
    ),
  },
  { title: '挂号费', key: 'fee', align: 'right', render: (_, row) => feeWord(row.feeCents) },
  {
    title: '支付',
    key: 'paid',
    render: (_, row) => (row.isPaid ? '已支付' : row.payAt === 'window' ? '到院支付' : '—'),
  },
  {
    title: '处理',
    key: 'id',
    render: (_, row) => (
      <Link to={`/bookings/${row.bookingId}`} aria-label={`查看${row.personName}的挂号${row.bookingId}`}>
        查看
      </Link>
    ),
  },
]

/** All bookings, by day, department, state or number. A name never stands in the address: it is kept by the page alone. */
export default function BookingsPage() {
  const { value, pageNum, filter, toPage } = useFilters({ status: '', on: '', dept: '', number: '' })
  const status = value.status in states ? (value.status as BookingStatus | '') : ''
  const onDay = isDay(value.on) ? value.on : ''
  const [personName, setName] = useState('')
  const query = useServiceQuery(
    bookings({ status, onDay, personName, deptName: value.dept, bookingId: value.number }, pageNum),
    {
      keepPrevious: true,
    },
  )
  return (
    <OfficePage title="挂号" tools={<BookingFilters {...{ value, status, onDay, filter, toPage, setName }} />}>
      <PagedTable
        label="挂号"
        query={query}
        columns={columns}
        rowKey={row => row.bookingId}
        empty="没有符合条件的挂号"
        emptyAs="search"
        totals={rows => ({ fee: price(rows.reduce((sum, { feeCents }) => sum + (feeCents ?? 0), 0)) })}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

type Filters = ReturnType<typeof useFilters<'status' | 'on' | 'dept' | 'number'>>

interface BookingFiltersProps extends Pick<Filters, 'value' | 'filter' | 'toPage'> {
  status: BookingStatus | ''
  onDay: string
  setName: (personName: string) => void
}

const BookingFilters = ({ value, status, onDay, filter, toPage, setName }: BookingFiltersProps) => (
  <>
    <Choice label="状态" value={status} of={states} onChange={next => filter({ status: next })} />
    <Space.Compact>
      <Input type="date" aria-label="就诊日期" value={onDay} onChange={event => filter({ on: event.target.value })} />
      {onDay !== '' && <Button onClick={() => filter({ on: '' })}>全部日期</Button>}
    </Space.Compact>
    <WordSearch
      label="就诊人姓名"
      width={180}
      onSearch={word => {
        setName(word)
        toPage(1)
      }}
    />
    <Input.Search
      key={`dept ${value.dept}`}
      aria-label="科室"
      style={{ width: 200 }}
      placeholder="科室名称"
      defaultValue={value.dept}
      allowClear
      onSearch={dept => filter({ dept: dept.slice(0, 50) })}
    />
    <Input.Search
      key={value.number}
      aria-label="单号"
      style={{ width: 240 }}
      placeholder="输入单号"
      defaultValue={value.number}
      allowClear
      onSearch={word => filter({ number: word.replace(/[^A-Za-z0-9._-]/g, '').slice(0, 64) })}
    />
  </>
)
