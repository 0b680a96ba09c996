import { Input, Space } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { orderKindLabels, payWayLabels, type OrderKind, type PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { PaymentState } from '@nethos/contract/payment/payment.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { DayRange, daysIn } from '../../../patterns/day-range.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { paymentColumns } from '../parts/payment-columns.tsx'
import { orders, type DeskOrder } from '../payment.calls.ts'

const states: Readonly<Record<PaymentState | '', string>> = {
  '': '全部状态',
  opening: '待支付（未下单）',
  open: '待支付',
  paid: '已支付',
  surplus: '已全额退回',
  closed: '已关闭',
  failed: '支付失败',
}
const ways: Readonly<Record<PayWay | '', string>> = { '': '全部支付方式', ...payWayLabels }
const kinds: Readonly<Record<OrderKind | '', string>> = { '': '全部项目', ...orderKindLabels }
const numbers = { bizId: '咨询编号', payNo: '支付单号' } as const

/** What the address asks for, as far as there is such a thing. */
const chosenIn = ({ state, way, kind, by }: Record<'state' | 'way' | 'kind' | 'by', string>) => ({
  paymentState: state in states ? (state as PaymentState | '') : '',
  payChannel: way in ways ? (way as PayWay | '') : '',
  orderKind: kind in kinds ? (kind as OrderKind | '') : '',
  by: (by === 'payNo' ? 'payNo' : 'bizId') as By,
})

/** All payments, newest first. A name never stands in the address: it is kept by the page alone. */
export default function OrdersPage() {
  const { value, pageNum, filter, toPage } = useFilters({
    state: '',
    way: '',
    kind: '',
    from: '',
    until: '',
    by: 'bizId',
    number: '',
  })
  const { by, ...chosen } = chosenIn(value)
  const [search, setSearch] = useState('')
  const filtered = {
    ...chosen,
    ...daysIn(value),
    search,
    bizId: '',
    payNo: '',
    [by]: value.number,
  }
  const query = useServiceQuery(orders(filtered, pageNum), { keepPrevious: true })
  return (
    <OfficePage
      title="订单"
      tools={
        <>
          <Choice label="支付状态" value={chosen.paymentState} of={states} onChange={state => filter({ state })} />
          <Choice label="支付方式" value={chosen.payChannel} of={ways} onChange={way => filter({ way })} />
          <Choice label="项目" value={chosen.orderKind} of={kinds} onChange={kind => filter({ kind })} />
          <DayRange label="下单" from={value.from} until={value.until} onChange={filter} />
          <Input.Search
            aria-label="患者或医生姓名"
            placeholder="患者或医生姓名"
            allowClear
            style={{ width: 200 }}
            onSearch={word => {
              setSearch(word.trim().slice(0, 50))
              toPage(1)
            }}
          />
          <Search by={by} number={value.number} onSearch={(by, number) => filter({ by, number })} />
          <Link to="/orders/totals">收入汇总和导出</Link>
        </>
      }
    >
      <PagedTable
        label="支付单"
        query={query}
        columns={paymentColumns}
        rowKey={row => row.payNo}
        empty="没有符合条件的订单"
        emptyAs="search"
        totals={rows => ({ amount: price(paidOf(rows)), state: '已付' })}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

const paidOf = (rows: readonly DeskOrder[]) =>
  rows.reduce((sum, { paidAt, amountCents }) => sum + (paidAt === null ? 0 : amountCents), 0)

type By = keyof typeof numbers

function Search({ by, number, onSearch }: { by: By; number: string; onSearch: (by: By, number: string) => void }) {
  const [kind, setKind] = useState(by)
  return (
    <Space.Compact>
      <Choice label="按什么查询" value={kind} of={numbers} onChange={setKind} />
      <Input.Search
        key={number}
        aria-label={numbers[kind]}
        placeholder={`输入${numbers[kind]}`}
        defaultValue={number}
        allowClear
        enterButton="查询"
        // An id has no other signs; what was pasted around it falls away.
        onSearch={word => onSearch(kind, word.replace(/[^A-Za-z0-9._-]/g, '').slice(0, 64))}
      />
    </Space.Compact>
  )
}
