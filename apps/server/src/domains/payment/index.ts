import { billDeskServices } from '@nethos/contract/payment/bill-desk.services.ts'
import { paymentDeskServices } from '@nethos/contract/payment/payment-desk.services.ts'
import { orderReportServices } from '@nethos/contract/payment/order-report.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { invoiceDeskServices } from '@nethos/contract/payment/invoice-desk.services.ts'
import { invoiceServices } from '@nethos/contract/payment/invoice.services.ts'
import { refundPartServices } from '@nethos/contract/payment/refund-part.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { billTimer, checkBill } from './bill.jobs.ts'
import { listBillChecks, runBillCheck } from './desk-bills.ts'
import {
  confirmBillDifference,
  countBillDifferences,
  listBillDifferences,
  reopenBillDifference,
  settleBillDifference,
} from './desk-differences.ts'
import { deskOrder, listDeskOrders } from './desk-orders.ts'
import { listDeskInvoices } from './desk-invoices.ts'
import { approveRefund, refundPart, refuseRefund, withdrawRefund } from './desk-parts.ts'
import { listDeskRefunds, retryRefund, settleRefundByHand } from './desk-refunds.ts'
import { listRefundRequests } from './desk-requests.ts'
import { carryInvoice, invoiceTimer } from './invoice.jobs.ts'
import { listInvoices, requestInvoice } from './invoices.ts'
import { listOrders } from './list-orders.ts'
import { exportOrders } from './order-export.ts'
import { orderTotals } from './order-totals.ts'
import { exportTotals } from './totals-export.ts'
import { paymentNotices } from './notices.ts'
import { pay, payByAddress } from './pay.ts'
import { showMoney } from './money-figures.ts'
import { payments, refunds } from './payment.lifecycle.ts'
import { askPayment, closePayment, paymentTimer } from './payment.jobs.ts'
import { queryPayment } from './query-payment.ts'
import { refundDetail } from './refund-detail.ts'
import { carryRefund, refundTimer } from './refund.jobs.ts'
import { orderLookup } from './lookup.ts'
import { todayOfPayments } from './today.ts'
import { retryInvoice, settleInvoice } from './refused-invoices.ts'
import { underWay } from './under-way.ts'

/** Payments of whatever the domains sell, by business type. */
export const paymentDomain: Domain = {
  lookup: orderLookup,
  today: todayOfPayments,
  accounts: { underWay },
  archive: archiveParts,
  serve: ({ payables }) => ({
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
      ...implement(orderReportServices, { orderTotals, exportTotals, exportOrders, listDeskInvoices }),
      ...implement(invoiceDeskServices, { retryInvoice, settleInvoice }),
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
    lifecycles: [payments, refunds],
    timers: [paymentTimer, refundTimer, invoiceTimer, billTimer],
    web: (app, inside) => {
      paymentNotices(app, { ...inside, payables })
      showMoney(inside.registry, inside.db, () => inside.runtime.clock.now())
    },
  }),
}
