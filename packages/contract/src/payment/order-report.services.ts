import * as z from 'zod/mini'
import { staff } from '../common/ids.ts'
import { optionalLimitedText } from '../common/text.ts'
import { cents, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { inOrder, notTooLong, periodFields } from '../common/period.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { invoiceStateNames } from './invoice.status.ts'
import { orderFilter } from './order-filter.ts'
import { paymentDeskRefusals } from './payment.refusals.ts'
import { billDay, payChannels } from './payment.rules.ts'

const access = ['operator', 'admin'] as const

/** What one kind of service brought in and gave back by one way on one day. */
const total = z.object({
  onDay: z.string(),
  /** What the payer read at the cashier, e.g. 图文咨询. */
  subject: z.string(),
  /** Null: coupons have paid the whole. */
  payChannel: z.nullable(z.enum(payChannels)),
  /** Paid on this day, whatever became of it later. */
  payments: z.int(),
  paidCents: cents,
  /** What coupons took off beside it. */
  discountCents: cents,
  /** Done on this day, whenever it was paid; in money, by the way it came … */
  refunds: z.int(),
  returnedCents: cents,
  /** … and what of it was given back by hand at the window. */
  windowCents: cents,
  /** What the provider keeps of that day's by its bill, less what it gives back with refunds; null: the bill has not come yet. */
  feeCents: z.nullable(cents),
})

const deskInvoice = z.object({
  invoiceId: z.string(),
  payNo: z.string(),
  subject: z.string(),
  /** Masked; '' where the payment is for nobody in particular. */
  personName: z.string(),
  titleType: z.enum(['personal', 'company']),
  /** A company's whole, a person's masked. */
  invoiceTitle: z.string(),
  taxNo: z.string(),
  amountCents: cents,
  invoiceState: z.enum(invoiceStateNames),
  stateLabel: z.string(),
  invoiceNo: z.string(),
  redNo: z.string(),
  /** What the provider said when it refused; '' otherwise. */
  failure: z.string(),
  /** Of one that was refused: what the office has done about it; '' while it waits. */
  deskNote: z.string(),
  requestedAt: instant,
  issuedAt: z.nullable(instant),
  voidedAt: z.nullable(instant),
})

/** What the office counts, hands to the accountant and looks after (docs/product/needs.md 16, 17, 19). */
export const orderReportServices = {
  /** By day, kind and way, the newest day first; a day on which nothing moved has no row. */
  orderTotals: service({
    name: 'staff.order.totals',
    kind: 'query',
    long: true,
    access,
    audits: { none: 'sums without names' },
    input: z.object(periodFields).check(inOrder, notTooLong),
    reply: obj(z.object({ rows: z.array(total) })),
  }),
  /** The same as a CSV text for the accountant, with the sums below; it writes a line. */
  exportTotals: service({
    name: 'staff.order.totals.export',
    kind: 'command',
    access,
    audits: { writes: ['order.totals.export'] },
    input: z.object(periodFields).check(inOrder, notTooLong),
    reply: obj(z.object({ fileName: z.string(), csv: z.string(), rows: z.int() })),
    limits: [{ per: 'account', times: 20, seconds: 600 }],
  }),
  /** The payments ordered in these days as a CSV text (UTF-8, a comma between, CRLF), the oldest first; names are masked. It writes a line each time, and one of the day for each patient in it. */
  exportOrders: service({
    name: 'staff.order.export',
    kind: 'command',
    access,
    audits: { writes: ['order.export', 'order.list'] },
    input: z.object({ ...periodFields, ...orderFilter }).check(inOrder, notTooLong),
    reply: obj(z.object({ fileName: z.string(), csv: z.string(), orders: z.int() })),
    refusals: only(paymentDeskRefusals, 'too_many_orders'),
    limits: [{ per: 'account', times: 20, seconds: 600 }],
  }),
  /** Those that were refused first, then the newest. */
  listDeskInvoices: service({
    name: 'staff.invoice.list',
    kind: 'query',
    access,
    audits: { listed: 'invoice.list' },
    input: z.object({
      invoiceState: z.optional(z.nullable(z.enum([...invoiceStateNames, '']))),
      /** The day it was asked for on, Asia/Shanghai; '' for every day. */
      onDay: z.optional(z.nullable(z.union([billDay, z.literal('')]))),
      /** The invoice's number, the red one's, or the payment's. */
      number: staff('payment', optionalId),
      /** A part of the title. */
      invoiceTitle: optionalLimitedText('抬头', 100),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskInvoice),
  }),
} satisfies Services
