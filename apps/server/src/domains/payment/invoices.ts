import { present } from '@nethos/contract/common/present.ts'
import { sql, type Selectable } from 'kysely'
import { isTaxNumber } from '@nethos/contract/payment/invoice.rules.ts'
import type { InvoiceRow, invoiceServices } from '@nethos/contract/payment/invoice.services.ts'
import { invoiceStates, openInvoices, type InvoiceState } from '@nethos/contract/payment/invoice.status.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import type { Payment } from '../../database/types.gen.ts'
import { fileUrl } from '../system/public.ts'
import { addInvoice, type Invoice } from './invoice.table.ts'
import { invoiceJob } from './job-names.ts'
import { ofConsult } from './business.ts'

/** What was paid in money, less what goes back. */
const left = sql<number>`payment.amount_cents - coalesce((select sum(refund.amount_cents) from refund where refund.pay_no = payment.pay_no), 0)`

/** How much of a payment an invoice can still be written for; its row is held. */
export async function leftToInvoice({ db }: Pick<Ctx, 'db'>, payNo: string): Promise<number> {
  const row = await db
    .selectFrom('payment')
    .select(left.as('leftCents'))
    .where('payNo', '=', payNo)
    .where('state', '=', 'paid')
    .forNoKeyUpdate('payment')
    .executeTakeFirst()
  return Number(row?.leftCents ?? 0)
}

const invoicable = ({ db, caller }: Ctx<AccountCaller>) =>
  db
    .selectFrom('payment')
    .selectAll('payment')
    .select(left.as('leftCents'))
    .where('payment.accountId', '=', caller.accountId)
    .where('payment.bizType', '=', 'consult')
    .where('payment.state', '=', 'paid')
    .where('payment.amountCents', '>', 0)

/** ~nethos.consult.invoice.list: 电子发票. */
export const listInvoices: HandlerOf<typeof invoiceServices.listInvoices> = async ({ input, ctx }) => {
  const { personId, consultId, pageNum, pageSize } = input
  const found = await invoicable(ctx)
    .$call(whenGiven(personId, (query, personId) => query.where('payment.personId', '=', personId)))
    .$call(whenGiven(consultId, (query, consultId) => query.where('payment.bizId', '=', consultId)))
    .orderBy('payment.createdAt', 'desc')
    .orderBy('payment.payNo', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const rows = found.slice(0, pageSize)
  const known = await invoicesOf(
    ctx,
    rows.map(row => row.payNo),
  )
  return {
    rows: rows.map(row => shown(ctx, row, known.get(row.payNo) ?? [])),
    pageNum,
    pageSize,
    hasNextPage: found.length > pageSize,
  }
}

/** All of each payment, the newest first. */
async function invoicesOf({ db }: Ctx, payNos: readonly string[]): Promise<Map<string, Invoice[]>> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where(sql<boolean>`pay_no = any(${payNos})`)
    .orderBy('requestedAt', 'desc')
    .orderBy('invoiceId', 'desc')
    .execute()
  return Map.groupBy(rows, row => row.payNo)
}

function shown(
  ctx: Ctx<AccountCaller>,
  payment: Selectable<Payment> & { leftCents: number },
  [invoice, ...earlier]: readonly Invoice[],
): InvoiceRow {
  const { payNo, bizId, subject, docName, personName, leftCents } = payment
  const before = earlier.find(one => one.invoiceNo !== '')
  const stands = openInvoices.includes(invoice?.state as InvoiceState)
  return {
    payNo,
    consultId: bizId,
    subject,
    docName,
    personName,
    amountCents: Number(leftCents),
    paidAt: present(payment.paidAt).getTime(),
    mayRequest: ctx.runtime.invoices !== undefined && Number(leftCents) > 0 && !stands,
    invoice: invoice ? shownInvoice(ctx, invoice) : null,
    before: before ? shownInvoice(ctx, before) : null,
  }
}

const shownInvoice = (ctx: Ctx<AccountCaller>, invoice: Invoice): NonNullable<InvoiceRow['invoice']> => ({
  invoiceId: invoice.invoiceId,
  invoiceState: invoice.state as InvoiceState,
  stateLabel: invoiceStates[invoice.state as InvoiceState].label,
  titleType: invoice.titleType as 'personal' | 'company',
  invoiceTitle: invoice.title,
  taxNo: invoice.taxNo,
  amountCents: invoice.amountCents,
  invoiceNo: invoice.invoiceNo,
  redNo: invoice.redNo,
  failure: invoice.failure,
  requestedAt: invoice.requestedAt.getTime(),
  issuedAt: invoice.issuedAt?.getTime() ?? null,
  pdf:
    invoice.pdfAttaId === null
      ? null
      : {
          attaId: invoice.pdfAttaId,
          type: 'pdf',
          attaFileName: `电子发票-${invoice.invoiceNo}.pdf`,
          url: fileUrl(ctx.runtime, ctx.caller, invoice.pdfAttaId),
        },
})

export const requestInvoice: HandlerOf<typeof invoiceServices.requestInvoice> = async ({ input, ctx, refuse }) => {
  const { consultId, invoiceTitle, email } = input
  const taxNo = input.taxNo.trim().toUpperCase()
  const titleType = input.titleType || (taxNo === '' ? 'personal' : 'company')
  const payment = await invoicable(ctx)
    .where('payment.bizId', '=', ofConsult(consultId).bizId)
    .forNoKeyUpdate('payment')
    .executeTakeFirst()
  if (!payment) return refuse('not_found')
  if (!ctx.runtime.invoices) return refuse('invoices_closed')
  if (titleType === 'company' && !isTaxNumber(taxNo)) return refuse('tax_number_wrong')
  const amountCents = Number(payment.leftCents)
  if (amountCents <= 0) return refuse('nothing_to_invoice')
  const invoice = await addInvoice(ctx, {
    payNo: payment.payNo,
    accountId: ctx.caller.accountId,
    titleType,
    title: invoiceTitle,
    taxNo: titleType === 'company' ? taxNo : '',
    email,
    amountCents,
  })
  if (!invoice) return refuse('invoice_stands')
  await ctx.enqueue(invoiceJob, { invoiceId: invoice.invoiceId })
  return { invoiceUrl: '', invoiceNo: '', invoiceId: invoice.invoiceId }
}
