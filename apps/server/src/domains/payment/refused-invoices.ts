import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import type { invoiceDeskServices } from '@nethos/contract/payment/invoice-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { AuditLine, Ctx, HandlerOf } from '../../calls/handler.ts'
import { putMessage } from '../messages/public.ts'
import { addInvoice, findInvoice, type Invoice } from './invoice.table.ts'
import { leftToInvoice } from './invoices.ts'
import { invoiceJob } from './job-names.ts'
import { findPayment } from './payment.table.ts'

type Services = typeof invoiceDeskServices

const waits = ({ state, deskAt }: Invoice): boolean => state === 'refused' && deskAt === null

const written = (ctx: Ctx<StaffCaller>, action: AuditLine['action'], { accountId, invoiceId }: Invoice) =>
  ctx.audit({ action, accountId, recordType: 'invoice', recordId: invoiceId })

export const retryInvoice: HandlerOf<Services['retryInvoice']> = async ({ input, ctx, refuse }) => {
  const invoice = await findInvoice(ctx, input.invoiceId)
  if (!invoice) return refuse('not_found')
  if (!waits(invoice)) return refuse('invoice_not_refused')
  if (!ctx.runtime.invoices) return refuse('invoices_closed')
  const amountCents = await leftToInvoice(ctx, invoice.payNo)
  if (amountCents <= 0) return refuse('nothing_to_invoice')
  const { payNo, accountId, titleType, title, taxNo, email } = invoice
  const again = await addInvoice(ctx, { payNo, accountId, titleType, title, taxNo, email, amountCents })
  if (!again) return refuse('invoice_not_refused')
  await ctx.enqueue(invoiceJob, { invoiceId: again.invoiceId })
  await written(ctx, 'invoice.retry', again)
  return true
}

export const settleInvoice: HandlerOf<Services['settleInvoice']> = async ({ input, ctx, refuse }) => {
  const { invoiceId, note, isForPatient } = input
  const invoice = await findInvoice(ctx, invoiceId)
  const payment = invoice && (await findPayment(ctx, invoice.payNo))
  if (!payment) return refuse('not_found')
  const { numUpdatedRows } = await ctx.db
    .updateTable('invoice')
    .set({ deskNote: note, deskBy: ctx.caller.staffId, deskAt: new Date(ctx.now) })
    .where('invoiceId', '=', invoiceId)
    .where('state', '=', 'refused')
    .where('deskAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return refuse('invoice_not_refused')
  if (isForPatient)
    await putMessage(ctx, {
      accountId: invoice.accountId,
      type: 'invoice_refused',
      values: { subject: payment.subject, note },
      link: paymentPages.invoices.at,
      about: { recordType: 'invoice', recordId: invoiceId },
    })
  await written(ctx, 'invoice.settle', invoice)
  return true
}
