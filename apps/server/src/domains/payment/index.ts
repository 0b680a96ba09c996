import { billDeskServices } from '@nethos/contract/payment/bill-desk.services.ts'
import { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { invoiceServices } from '@nethos/contract/payment/invoice.services.ts'
import { refundPartServices } from '@nethos/contract/payment/refund-part.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { billDue, checkBill } from './bill.jobs.ts'
import { listBillChecks, runBillCheck } from './desk-bills.ts'
import {
  confirmBillDifference,
  countBillDifferences,
  listBillDifferences,
  reopenBillDifference,
  settleBillDifference,
} from './desk-differences.ts'
import { deskOrder, listDeskOrders } from './desk-orders.ts'
import { approveRefund, refundPart, refuseRefund, withdrawRefund } from './desk-parts.ts'
import { listDeskRefunds, retryRefund, settleRefundByHand } from './desk-refunds.ts'
import { listRefundRequests } from './desk-requests.ts'
import { carryInvoice, invoiceDue } from './invoice.jobs.ts'
import { listInvoices, requestInvoice } from './invoices.ts'
import { listOrders } from './list-orders.ts'
import { paymentNotices } from './notices.ts'
import { pay, payByAddress } from './pay.ts'
import type { Payables } from './payable.ts'
import { askPayment, closePayment, paymentDue } from './payment.jobs.ts'
import { queryPayment } from './query-payment.ts'
import { refundDetail } from './refund-detail.ts'
import { carryRefund, refundDue } from './refund.jobs.ts'

/** Payments of whatever the payables sell, by their business type. */
export const paymentDomain = (payables: Payables): Domain => ({
  services: [
    ...implement(paymentServices, {
      pay: pay(payables),
      payByAddress: payByAddress(payables),
      queryPayment: queryPayment(payables),
      listOrders,
      refundDetail,
    }),
    ...implement(invoiceServices, { listInvoices, requestInvoice }),
    ...implement(paymentDeskServices, {
      listDeskOrders,
      deskOrder,
      listDeskRefunds,
      retryRefund,
      settleRefund: settleRefundByHand,
    }),
    ...implement(refundPartServices, {
      refundPart,
      listRefundRequests,
      approveRefund,
      refuseRefund,
      withdrawRefund,
    }),
    ...implement(billDeskServices, {
      listBillChecks,
      runBillCheck,
      listBillDifferences,
      countBillDifferences,
      settleBillDifference,
      confirmBillDifference,
      reopenBillDifference,
    }),
  ],
  jobs: [askPayment(payables), closePayment(payables), carryRefund, carryInvoice, checkBill],
  dues: [paymentDue, refundDue, invoiceDue, billDue],
  web: (app, inside) => paymentNotices(app, { ...inside, payables }),
})
