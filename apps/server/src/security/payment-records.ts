import type { Private, Public } from './record-kinds.ts'

/** What the ids of the invoices' services mean. */
export const paymentRecords: Readonly<Record<string, Readonly<Record<string, Private | Public>>>> = {
  'nethos.consult.invoice.list': {
    compatId: 'public: a filter of the caller’s own payments',
    consultId: 'public: a filter of the caller’s own payments',
  },
  'nethos.consult.invoice.billing.new': {
    consultId: { record: world => world.paid(), fields: () => ({ invoiceTitle: '王秀英' }) },
    taxNo: 'public: the buyer’s own number, printed as it is',
  },
}
