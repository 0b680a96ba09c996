import { randomUUID } from 'node:crypto'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import type { InvoiceFact } from '../../ports/invoice.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import {
  findInvoice,
  markVoided,
  markWritten,
  markWrittenTooLate,
  nextInvoiceAskAt,
  type Invoice,
} from './invoice.table.ts'
import { invoiceJob } from './job-names.ts'
import { findPayment, type Payment } from './payment.table.ts'

const batch = 50

/** Has an invoice written, with its sheet, or taken back. Repeated, there is one. */
export const carryInvoice: Job<{ invoiceId: string }> = {
  name: invoiceJob,
  async run({ invoiceId }, on) {
    const invoice = await findInvoice(on, invoiceId)
    const payment = invoice && (await findPayment(on, invoice.payNo))
    if (!payment) return
    if (invoice.state === 'requested') await write(on, invoice, payment)
    if (invoice.state === 'voiding') await takeBack(on, invoice, payment)
  },
}

async function write(on: JobContext, invoice: Invoice, payment: Payment): Promise<void> {
  const { invoiceId, title, taxNo, email, amountCents } = invoice
  const fact = await provider(on).issue({ invoiceId, title, taxNo, email, subject: payment.subject, amountCents })
  const saved = fact.outcome === 'issued' ? await saveSheet(on, invoice, payment, fact) : undefined
  await on.transact(async ctx => {
    const attaId =
      saved &&
      (await ctx.db.insertInto('attachment').values(saved).returning('attaId').executeTakeFirstOrThrow()).attaId
    if (!(await markWritten(ctx, invoiceId, fact, attaId ?? null)) && fact.outcome === 'issued') {
      await markWrittenTooLate(ctx, invoiceId, fact.invoiceNo, fact.issuedAt)
      await ctx.enqueue(invoiceJob, { invoiceId })
    }
    await ctx.announce({ accountId: invoice.accountId }, 'payment', payment.bizId)
  })
}

async function saveSheet(
  { runtime, now }: JobContext,
  { accountId, title, taxNo, amountCents }: Invoice,
  { subject, ...payment }: Payment,
  { invoiceNo, issuedAt }: InvoiceFact & { outcome: 'issued' },
) {
  const { hospitalName, mode } = runtime.settings
  const isDemo = mode === 'sandbox'
  const isOfRest = amountCents < payment.amountCents
  const sheet = Buffer.from(
    await invoiceSheet({ hospitalName, invoiceNo, title, taxNo, subject, amountCents, issuedAt, isOfRest, isDemo }),
  )
  const storageKey = randomUUID()
  await runtime.files.put(storageKey, sheet)
  return {
    ownerAccountId: accountId,
    kind: 'pdf',
    fileName: `电子发票-${invoiceNo}.pdf`,
    mediaType: 'application/pdf',
    byteSize: sheet.length,
    storageKey,
    createdAt: new Date(now()),
  }
}

async function takeBack(
  on: JobContext,
  { invoiceId, invoiceNo, accountId }: Invoice,
  { bizId }: Payment,
): Promise<void> {
  const red = await provider(on).takeBack({ invoiceId, invoiceNo, reason: '费用已退回' })
  await on.transact(async ctx => {
    await markVoided(ctx, invoiceId, red)
    await ctx.announce({ accountId }, 'payment', bizId)
  })
}

function provider({ runtime }: JobContext) {
  if (!runtime.invoices) throw new Error('no provider of invoices is connected')
  return runtime.invoices
}

/** What a lost job has left behind. */
export const invoiceTimer: Timer = {
  name: 'invoice',
  run: ({ transact }) =>
    transact(async ({ db, now, enqueue }) => {
      const due = await db
        .selectFrom('invoice')
        .select(['invoiceId', 'asks'])
        .where('dueAt', '<=', new Date(now))
        .orderBy('dueAt')
        .limit(batch)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      for (const { invoiceId, asks } of due) {
        await db
          .updateTable('invoice')
          .set({ asks: asks + 1, dueAt: nextInvoiceAskAt(asks + 1, now) })
          .where('invoiceId', '=', invoiceId)
          .execute()
        await enqueue(invoiceJob, { invoiceId })
      }
      return due.length
    }),
}
