import { Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { DeskBill } from '@nethos/contract/fees/fees-desk.services.ts'
import type { FeeBillState } from '@nethos/contract/fees/fees.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { deskBills } from '../fees.calls.ts'
import { billStateLabels, billTones, whatLabels } from '../fees.words.ts'
import { RetryBill } from '../parts/retry-bill.tsx'

const states: Readonly<Record<FeeBillState | '', string>> = { '': '全部状态', ...billStateLabels }

const columns: TableColumnsType<DeskBill> = [
  {
    title: '就诊人',
    key: 'person',
    render: (_, { personName, orderId }) => <Link to={`/fees/${orderId}`}>{personName}</Link>,
  },
  {
    title: '账单',
    key: 'bill',
    render: (_, { what, title, billNo }) => <TwoLines first={`${whatLabels[what]} · ${title}`} second={billNo} />,
  },
  { title: '医院', dataIndex: 'hosName' },
  {
    title: '合计',
    key: 'total',
    align: 'right',
    className: 'paged__number',
    render: (_, { totalCents, ownCents }) => <TwoLines first={price(totalCents)} second={`个人 ${price(ownCents)}`} />,
  },
  {
    title: '状态',
    key: 'state',
    render: (_, { billState, stateLabel, reason }) => (
      <TwoLines first={<Tag tone={billTones[billState]}>{stateLabel}</Tag>} second={reason} />
    ),
  },
  { title: '支付时间', key: 'paidAt', render: (_, { paidAt }) => (paidAt === null ? '—' : dayAndTime(paidAt)) },
  {
    title: '处理',
    key: 'actions',
    render: (_, { settleNo, billState }) => <RetryBill settleNo={settleNo} billState={billState} />,
  },
]

/**
 * The hospitals' bills that were paid through us: found by name or number, and told again where a hospital is silent. A name
 * never stands in the address: it is kept by the page alone.
 */
export default function FeesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '' })
  const [search, setSearch] = useState('')
  const state = value.state in states ? (value.state as FeeBillState | '') : ''
  const query = useServiceQuery(deskBills(state, search, pageNum), { keepPrevious: true, everyMs: 30_000 })
  return (
    <OfficePage
      title="医院账单"
      tools={
        <>
          <Input.Search
            aria-label="就诊人姓名或单号"
            placeholder="就诊人全名、账单号或我方单号"
            allowClear
            maxLength={64}
            onSearch={text => {
              setSearch(text.trim())
              toPage(1)
            }}
          />
          <Choice label="账单状态" value={state} of={states} onChange={state => filter({ state })} />
          <Link to="/fees/books">三方对账</Link>
        </>
      }
    >
      <PagedTable
        label="医院账单"
        query={query}
        columns={columns}
        rowKey={row => row.settleNo}
        empty={state || search ? '没有符合条件的账单' : '还没有经本平台缴费的账单'}
        emptyAs={state || search ? 'search' : 'filed'}
        totals={rows => ({
          total: (
            <TwoLines
              first={price(rows.reduce((sum, { totalCents }) => sum + totalCents, 0))}
              second={`个人 ${price(rows.reduce((sum, { ownCents }) => sum + ownCents, 0))}`}
            />
          ),
        })}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}
