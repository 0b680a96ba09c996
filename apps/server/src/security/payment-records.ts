import type { Trials } from './record-kinds.ts'

/** What the ids of the invoices' services and of the money's desk mean. */
export const paymentRecords: Trials = {
  'nethos.consult.invoice.billing.new': {
    consultId: { record: world => world.paid(), fields: () => ({ invoiceTitle: '王秀英' }) },
  },
}
