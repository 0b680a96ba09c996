import { Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime, isDay } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { invoiceStates, type InvoiceState } from '@nethos/contract/payment/invoice.status.ts'
import { Choice } from '../../../controls/choice.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { numberIn, WordSearch } from '../../../patterns/word-search.tsx'
import { InvoiceActions } from '../parts/invoice-actions.tsx'
import { invoices, type DeskInvoice } from '../payment.calls.ts'

const states: Readonly<Record<string, string>> = {
  '': '全部状态',
  ...Object.fromEntries(Object.entries(invoiceStates).map(([state, { label }]) => [state, label])),
}
const tones: Readonly<Record<InvoiceState, Tone>> = {
  requested: 'brand',
  issued: 'good',
  refused: 'danger',
  voiding: 'warn',
  voided: 'plain',
  withdrawn: 'plain',
}

/** 发票: what patients asked for, what the provider wrote or refused, and what was taken back after a refund. */
export default function InvoicesPage() {
  const { value, pageNum, filter, toPage } = useFilters({ state: '', on: '', number: '' })
  const [invoiceTitle, setTitle] = useState('')
  const state = value.state in states ? (value.state as InvoiceState | '') : ''
  const onDay = isDay(value.on) ? value.on : ''
  const query = useServiceQuery(invoices({ invoiceState: state, onDay, number: value.number, invoiceTitle }, pageNum), {
    keepPrevious: true,
    everyMs: 30_000,
  })
  return (
    <OfficePage
      title="发票"
      tools={
        <>
          <Choice label="发票状态" value={state as string} of={states} onChange={next => filter({ state: next })} />
          <Input
            type="date"
            aria-label="申请日期"
            style={{ width: 'auto' }}
            value={onDay}
            onChange={event => filter({ on: event.target.value })}
          />
          <WordSearch
            label="发票号码或支付单号"
            value={value.number}
            onSearch={word => filter({ number: numberIn(word) })}
          />
          <WordSearch
            label="抬头"
            width={180}
            onSearch={word => {
              setTitle(word)
              toPage(1)
            }}
          />
        </>
      }
    >
      <p>
        发票由患者在“电子发票”中申请，开具失败时患者会看到原因，可以更正抬头后重新申请。退款后，已开的发票自动冲红。
      </p>
      <PagedTable
        label="发票"
        query={query}
        columns={columns}
        rowKey={row => row.invoiceId}
        empty={state || onDay || value.number || invoiceTitle ? '没有符合条件的发票' : '还没有患者申请发票'}
        emptyAs={state || onDay || value.number || invoiceTitle ? 'search' : 'filed'}
        totals={rows => ({ amount: price(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)) })}
        pageNum={pageNum}
        onPage={toPage}
      />
    </OfficePage>
  )
}

const columns: TableColumnsType<DeskInvoice> = [
  {
    title: '状态',
    key: 'state',
    render: (_, { invoiceState, stateLabel, failure }) => (
      <TwoLines first={<Tag tone={tones[invoiceState]}>{stateLabel}</Tag>} second={failure} />
    ),
  },
  {
    title: '抬头',
    key: 'title',
    render: (_, { invoiceTitle, taxNo }) => <TwoLines first={invoiceTitle} second={taxNo} />,
  },
  {
    title: '金额',
    key: 'amount',
    align: 'right',
    className: 'paged__number',
    render: (_, { amountCents }) => price(amountCents),
  },
  {
    title: '发票号码',
    key: 'number',
    render: (_, { invoiceNo, redNo }) => <TwoLines first={invoiceNo || '—'} second={redNo && `红字 ${redNo}`} />,
  },
  {
    title: '订单',
    key: 'order',
    render: (_, { payNo, subject, personName }) => (
      <TwoLines
        first={<Link to={`/orders/${payNo}`}>{payNo}</Link>}
        second={[subject, personName].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    title: '时间',
    key: 'times',
    render: (_, { requestedAt, issuedAt, voidedAt }) => (
      <TwoLines
        first={`${dayAndTime(requestedAt)} 申请`}
        second={voidedAt ? `${dayAndTime(voidedAt)} 冲红` : issuedAt !== null && `${dayAndTime(issuedAt)} 开具`}
      />
    ),
  },
  { title: '处理', key: 'actions', render: (_, invoice) => <InvoiceActions invoice={invoice} /> },
]
