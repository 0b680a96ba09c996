import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { attachment, cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { invoiceEmail, invoiceTitle, invoiceTitleTypes } from './invoice.rules.ts'
import { invoiceStateNames } from './invoice.status.ts'
import { paymentRefusals } from './payment.refusals.ts'
import { invoiceSpelling as spelling } from './payment.words.ts'
import { open, own } from '../common/ids.ts'

/** The newest invoice of a payment. */
const invoice = z.object({
  invoiceId: z.string(),
  invoiceState: z.enum(invoiceStateNames),
  /** The word of the state. */
  stateLabel: z.string(),
  titleType: z.enum(invoiceTitleTypes),
  invoiceTitle: z.string(),
  /** '' for a person. */
  taxNo: z.string(),
  amountCents: cents,
  /** The tax office's number; '' while it is not written. */
  invoiceNo: z.string(),
  /** The red invoice's number; '' while there is none. */
  redNo: z.string(),
  /** Why it was not written; '' otherwise. */
  failure: z.string(),
  requestedAt: instant,
  issuedAt: z.nullable(instant),
  /** The sheet; null while it is not written. */
  pdf: z.nullable(attachment),
})

const invoiceRow = z.object({
  payNo: z.string(),
  consultId: z.string(),
  subject: z.string(),
  docName: z.string(),
  personName: z.string(),
  /** What can stand on an invoice: what was paid in money, less what went back. */
  amountCents: cents,
  paidAt: instant,
  /** Whether one can be asked for now. */
  mayRequest: z.boolean(),
  invoice: z.nullable(invoice),
  /** The one before it that was written: a part went back, and another one took its place. */
  before: z.nullable(invoice),
})
export type InvoiceRow = z.infer<typeof invoiceRow>

export const invoiceServices = {
  /** 电子发票: what was paid in money, newest first, with its invoice; of one related person, or of all. */
  listInvoices: service({
    name: 'nethos.consult.invoice.list',
    kind: 'query',
    access: 'account',
    input: z.object({
      personId: open('a filter of the caller’s own payments', optionalId),
      consultId: open('a filter of the caller’s own payments', optionalId),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(invoiceRow),
    spelling,
  }),
  /** Asks for the invoice of a consult; it is written soon after, and stands in the list. The server's amount counts. */
  requestInvoice: service({
    name: 'nethos.consult.invoice.billing.new',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 20, seconds: 3600 }],
    input: z.object({
      consultId: own('consult'),
      /** Left out: a company when there is a tax number. */
      titleType: z.optional(z.nullable(z.enum([...invoiceTitleTypes, '']))),
      invoiceTitle,
      taxNo: open('the buyer’s own number, printed as it is', z._default(z.string().check(z.maxLength(64)), '')),
      email: invoiceEmail,
    }),
    /** Both '' until it is written. */
    reply: obj(z.object({ invoiceUrl: z.string(), invoiceNo: z.string(), invoiceId: z.string() })),
    spelling,
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(paymentRefusals, 'nothing_to_invoice', 'invoice_stands', 'tax_number_wrong', 'invoices_closed'),
    },
  }),
} satisfies Services
