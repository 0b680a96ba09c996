import { dayAndTime } from '@nethos/contract/common/days.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { InvoiceRow } from '@nethos/contract/payment/invoice.services.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty, ServicePhone } from '../../../patterns/states.tsx'
import { InvoiceForm } from '../parts/invoice-form.tsx'
import { invoices } from '../payment.calls.ts'

/** The invoice of one consult: asked for, written, or taken back. */
export function InvoicePage({ consultId }: { consultId: string }) {
  const query = useServiceQuery(invoices({ consultId }), { everyMs: 5_000 })
  const row = query.value?.rows[0]
  if (row?.mayRequest && row.invoice?.invoiceState !== 'refused') return <InvoiceForm row={row} />
  // oxlint-disable-next-line typescript/no-non-null-assertion -- asked for again: there is one
  if (row?.mayRequest) return <InvoiceForm row={row} refused={row.invoice!.failure} />
  return (
    <DetailPage title="电子发票" detail={query}>
      {() => (row ? <Written row={row} /> : <Empty sentence="没有可开票的缴费记录" icon="receipt" />)}
    </DetailPage>
  )
}

const notes: Readonly<Record<string, string>> = {
  requested: '一般几分钟内开好，开好后可在本页查看和下载，您可以先离开。',
  issued: '点下面的链接查看或保存发票，可用于报销。',
  voiding: '费用已退回，原发票正在作废（冲红），不能再用于报销。',
  voided: '费用已退回，原发票已作废（冲红），不能再用于报销。',
  withdrawn: '费用已退回，这张发票不再开具。',
}

function Written({ row: { subject, docName, personName, invoice, before } }: { row: InvoiceRow }) {
  if (!invoice)
    return (
      <>
        <Notice>这笔费用现在不能在线开票，请到医院窗口开具。</Notice>
        <ServicePhone />
      </>
    )
  const isDead = invoice.invoiceState === 'voided' || invoice.invoiceState === 'withdrawn'
  return (
    <>
      <StatusLine
        word={invoice.stateLabel}
        tone={invoice.invoiceState === 'issued' ? 'good' : isDead ? 'quiet' : 'brand'}
      >
        {notes[invoice.invoiceState]}
      </StatusLine>
      <Card>
        <Lines
          lines={[
            { label: '项目', value: subject },
            { label: '医生', value: docName },
            { label: '就诊人', value: personName },
            { label: '金额', value: `${yuan(invoice.amountCents)}元` },
            { label: '抬头', value: invoice.invoiceTitle },
            { label: '税号', value: invoice.taxNo },
            { label: '发票号码', value: invoice.invoiceNo },
            { label: '红字发票号码', value: invoice.redNo },
            { label: '申请时间', value: dayAndTime(invoice.requestedAt) },
            { label: '开具时间', value: invoice.issuedAt === null ? '' : dayAndTime(invoice.issuedAt) },
          ]}
        />
      </Card>
      {before && (
        <Card title="原发票">
          <Lines
            lines={[
              { label: '状态', value: before.stateLabel },
              { label: '金额', value: `${yuan(before.amountCents)}元` },
              { label: '发票号码', value: before.invoiceNo },
              { label: '红字发票号码', value: before.redNo },
            ]}
          />
          <Notice tone="quiet">部分费用已退回，原发票不能再用于报销，请用上面按剩余金额新开的发票。</Notice>
        </Card>
      )}
      {invoice.pdf && (
        <a className="button button--main" href={invoice.pdf.url} target="_blank" rel="noreferrer">
          查看发票（PDF）
        </a>
      )}
      <ServicePhone />
    </>
  )
}
