import type { Ctx } from '../../calls/handler.ts'
import { addInvoice, voidInvoices } from './invoice.table.ts'
import { invoiceJob } from './job-names.ts'
import type { Payment } from './payment.table.ts'
import { givenOf } from './refund.table.ts'

/**
 * Money goes back, so what an invoice says of it is not true any more: it is taken back, and when something is left another
 * one with the same title is written of the rest. Called after the refund stands in the books.
 */
export async function carryOnInvoice(ctx: Ctx, { payNo, amountCents }: Payment): Promise<void> {
  const { voided, stood } = await voidInvoices(ctx, payNo)
  for (const invoiceId of voided) await ctx.enqueue(invoiceJob, { invoiceId })
  const left = amountCents - (await givenOf(ctx, payNo))
  if (!stood || left <= 0) return
  const { accountId, titleType, title, taxNo, email } = stood
  const next = await addInvoice(ctx, { payNo, accountId, titleType, title, taxNo, email, amountCents: left })
  if (next) await ctx.enqueue(invoiceJob, { invoiceId: next.invoiceId })
}
