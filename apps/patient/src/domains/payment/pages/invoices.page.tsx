import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { useSearchParams } from 'react-router'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { InvoiceState } from '@nethos/contract/payment/invoice.status.ts'
import type { InvoiceRow } from '@nethos/contract/payment/invoice.services.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Price } from '../../../controls/price.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { people } from '../../people/public.tsx'
import { invoices } from '../payment.calls.ts'
import { InvoicePage } from './invoice.page.tsx'
import './payments.page.css'

const invoiceTones: Readonly<Record<InvoiceState, Tone>> = {
  requested: 'brand',
  issued: 'good',
  refused: 'danger',
  voiding: 'warn',
  voided: 'quiet',
  withdrawn: 'quiet',
}

/** 电子发票; with a consultId the invoice of that consult. */
export default function InvoicesPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <InvoicePage consultId={consultId} /> : <Invoices />
}

function Invoices() {
  const [query, setQuery] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const rows = useRows(invoices({ personId }))
  const known = useServiceQuery(people()).value ?? []
  const tabs = [{ value: '', label: '全部' }, ...known.map(one => ({ value: one.personId, label: one.personName }))]
  const choose = (next: string) => setQuery(next ? { compatId: next } : {}, { replace: true })
  return (
    <ListPage
      rows={rows}
      empty="暂无可开票的缴费记录"
      icon="receipt"
      head={tabs.length > 2 && <Tabs label="就诊人" tabs={tabs} value={personId} onChange={choose} />}
    >
      {row => <Line key={row.payNo} row={row} />}
    </ListPage>
  )
}

const Line = ({
  row: { consultId, subject, docName, personName, amountCents, paidAt, mayRequest, invoice },
}: {
  row: InvoiceRow
}) => (
  <Row to={paymentPages.invoices.to({ consultId })}>
    <p className="payments__head">
      <strong>{subject}</strong>
      {invoice && !(mayRequest && invoice.invoiceState !== 'refused') ? (
        <Tag tone={invoiceTones[invoice.invoiceState]}>{invoice.stateLabel}</Tag>
      ) : (
        <Tag tone={mayRequest ? 'warn' : 'quiet'}>{mayRequest ? '申请开票' : '不可开票'}</Tag>
      )}
    </p>
    <p className="payments__line">
      <span>{[docName, personName].filter(Boolean).join(' · ')}</span>
      <Price cents={invoice && amountCents === 0 ? invoice.amountCents : amountCents} />
    </p>
    <p className="payments__quiet">
      {[dayOf(invoice?.issuedAt ?? paidAt), invoice?.invoiceTitle].filter(Boolean).join(' · ')}
    </p>
  </Row>
)
