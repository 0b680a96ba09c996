import type { Public, Records } from './record-kinds.ts'

const office: Public = 'public: operators see the money of all; who is none, rule 1 turns away'

/** What the ids of the invoices' services and of the money's desk mean. */
export const paymentRecords: Records = {
  'nethos.consult.invoice.list': {
    compatId: 'public: a filter of the caller’s own payments',
    consultId: 'public: a filter of the caller’s own payments',
  },
  'nethos.consult.invoice.billing.new': {
    consultId: { record: world => world.paid(), fields: () => ({ invoiceTitle: '王秀英' }) },
    taxNo: 'public: the buyer’s own number, printed as it is',
  },

  'staff.order.list': { bizId: office, payNo: office },
  'staff.order.detail': { payNo: office },
  'staff.refund.retry': { refundNo: office },
  'staff.refund.settle': { refundNo: office },
  'staff.refund.part': { payNo: office, partId: "public: the page's own number of a part, kept as it is" },
  'staff.refund.request.list': { payNo: office },
  'staff.refund.request.approve': { requestId: office },
  'staff.refund.request.refuse': { requestId: office },
  'staff.refund.request.withdraw': { requestId: office },
  'staff.bill.difference.settle': { differenceId: office },
  'staff.bill.difference.confirm': { differenceId: office },
  'staff.bill.difference.reopen': { differenceId: office },
}
