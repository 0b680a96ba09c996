import { Button, Input, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { addDays, dayAndTime, dayInWords, dayOf, isDay } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { DayGap, feesDeskServices } from '@nethos/contract/fees/fees-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { Empty } from '../../../patterns/states.tsx'
import { threeBooks } from '../fees.calls.ts'
import { GapActions } from '../parts/gap-actions.tsx'

type Books = OutputOf<typeof feesDeskServices.threeBooks>
type Hospital = Books['hospitals'][number]

const sum = (cents: number | null, none: string): string => (cents === null ? none : price(cents))

const hospitalColumns: TableColumnsType<Hospital> = [
  { title: '医院', dataIndex: 'hosName' },
  { title: '笔数', dataIndex: 'lines', align: 'right' },
  { title: '本平台', key: 'ours', align: 'right', render: (_, row) => price(row.oursCents) },
  { title: '支付平台', key: 'provider', align: 'right', render: (_, row) => sum(row.providerCents, '没有账单') },
  { title: '医院账', key: 'hospital', align: 'right', render: (_, row) => sum(row.hospitalCents, '没有回答') },
]

const gapColumns = (onDay: string, again: () => void): TableColumnsType<DayGap> => [
  {
    title: '单号',
    key: 'no',
    render: (_, { settleNo, refundNo, orderId, hosName }) => (
      <TwoLines
        first={orderId ? <Link to={`/fees/${orderId}`}>{settleNo}</Link> : settleNo}
        second={refundNo ? `${hosName} · 退款 ${refundNo}` : hosName}
      />
    ),
  },
  { title: '本平台', key: 'ours', align: 'right', render: (_, gap) => sum(gap.oursCents, '—') },
  { title: '支付平台', key: 'provider', align: 'right', render: (_, gap) => sum(gap.providerCents, '—') },
  { title: '医院账', key: 'hospital', align: 'right', render: (_, gap) => sum(gap.hospitalCents, '—') },
  { title: '说明', dataIndex: 'meaning' },
  {
    title: '处理意见',
    key: 'settlement',
    render: (_, { settlement }) =>
      settlement ? (
        <TwoLines
          first={settlement.note}
          second={`${settlement.by} ${dayAndTime(settlement.at)} · ${settlement.isConfirmed ? '已复核' : '待复核'}`}
        />
      ) : (
        '—'
      ),
  },
  { title: '处理', key: 'actions', render: (_, gap) => <GapActions onDay={onDay} gap={gap} onDone={again} /> },
]

/** 三方对账: a day as we have it, as the providers have it, as the hospitals have it. */
export default function BooksPage() {
  const today = dayOf(serverNow())
  const { value, filter } = useFilters({ on: addDays(today, -1) })
  const onDay = isDay(value.on) ? value.on : addDays(today, -1)
  const [books, setBooks] = useState<Books>()
  const { isBusy, run } = useCommand(threeBooks)
  const compare = async (day: string) => {
    const answer = await run({ onDay: day })
    if (answer) setBooks(answer)
  }
  return (
    <OfficePage
      title="三方对账"
      tools={
        <>
          <Space.Compact>
            <Input
              type="date"
              aria-label="对账日期"
              max={today}
              value={onDay}
              onChange={event => isDay(event.target.value) && filter({ on: event.target.value })}
            />
            <Button loading={isBusy} disabled={!isDay(onDay)} onClick={() => void compare(onDay)}>
              核对这一天
            </Button>
          </Space.Compact>
          <Link to="/fees">返回账单列表</Link>
        </>
      }
    >
      {books ? (
        <Compared books={books} again={() => void compare(books.onDay)} />
      ) : (
        <Empty as="search" sentence="请选择日期，再核对这一天" />
      )}
    </OfficePage>
  )
}

const Compared = ({ books: { onDay, hospitals, gaps }, again }: { books: Books; again: () => void }) => (
  <>
    <h2>{dayInWords(onDay)}</h2>
    {hospitals.length > 0 ? (
      <DenseTable<Hospital>
        aria-label="各医院"
        chosenAs="各医院账目"
        dataSource={hospitals}
        columns={hospitalColumns}
        rowKey="hosId"
      />
    ) : (
      <Empty as="places" sentence="还没有医院经本平台收费" />
    )}
    <h2>差异</h2>
    {gaps.length > 0 ? (
      <DenseTable<DayGap>
        aria-label="差异"
        chosenAs="医院账单差异"
        dataSource={gaps}
        columns={gapColumns(onDay, again)}
        rowKey={gap => [gap.hosId, gap.settleNo, gap.refundNo].join(' ')}
      />
    ) : (
      <Empty as="done" sentence="三方一致，没有差异" />
    )}
  </>
)
