import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { staff } from '../common/ids.ts'
import { done, only, service, type Services } from '../service.ts'
import { paymentDeskRefusals, paymentRefusals } from './payment.refusals.ts'
import { settleNote } from './payment.rules.ts'

const access = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')

/** What the office does about an invoice that the provider has refused. */
export const invoiceDeskServices = {
  /** 重新开具: asked for once more with the same title, for what is left of the payment now. */
  retryInvoice: service({
    name: 'staff.invoice.retry',
    kind: 'command',
    access,
    audits: { writes: ['invoice.retry'] },
    input: z.object({ invoiceId: staff('invoice') }),
    reply: done,
    refusals: {
      ...notFound,
      ...only(paymentDeskRefusals, 'invoice_not_refused'),
      ...only(paymentRefusals, 'nothing_to_invoice', 'invoices_closed'),
    },
  }),
  /** 已处理: dealt with otherwise, as the note says; `isForPatient`: 告知患者, who reads the note as a message. */
  settleInvoice: service({
    name: 'staff.invoice.settle',
    kind: 'command',
    access,
    audits: { writes: ['invoice.settle'] },
    input: z.object({ invoiceId: staff('invoice'), note: settleNote, isForPatient: z.boolean() }),
    reply: done,
    refusals: { ...notFound, ...only(paymentDeskRefusals, 'invoice_not_refused') },
  }),
} satisfies Services
