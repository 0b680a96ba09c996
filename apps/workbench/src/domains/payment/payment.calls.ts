import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { billDeskServices as bills, type DifferenceState } from '@nethos/contract/payment/bill-desk.services.ts'
import { paymentDeskServices as services } from '@nethos/contract/payment/payment-desk.services.ts'
import { orderReportServices as reports } from '@nethos/contract/payment/order-report.services.ts'
import { invoiceDeskServices as desk } from '@nethos/contract/payment/invoice-desk.services.ts'
import type { InvoiceState } from '@nethos/contract/payment/invoice.status.ts'
import type { OrderKind, PayWay } from '@nethos/contract/payment/payment.rules.ts'
import type { PaymentState } from '@nethos/contract/payment/payment.status.ts'
import { refundPartServices as parts } from '@nethos/contract/payment/refund-part.services.ts'
import type { RefundRequestState } from '@nethos/contract/payment/refund-request.status.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { todayServices } from '@nethos/contract/today/today.services.ts'

type RowOf<S> = OutputOf<S> extends { rows: (infer Row)[] } ? Row : never
export type DeskOrder = RowOf<typeof services.listDeskOrders>
export type DeskRefund = RowOf<typeof services.listDeskRefunds>
export type BillCheck = RowOf<typeof bills.listBillChecks>
export type BillDifference = RowOf<typeof bills.listBillDifferences>

export interface OrderFilter {
  paymentState: PaymentState | ''
  payChannel: PayWay | ''
  /** A part of the patient's or the doctor's name. */
  search: string
  bizId: string
  payNo: string
  orderKind?: OrderKind | ''
  /** 'YYYY-MM-DD'; every day when left out or ''. */
  fromDay?: string
  untilDay?: string
}
export const orders = (filter: OrderFilter, pageNum: number) => query(services.listDeskOrders, { ...filter, pageNum })
export const order = (payNo: string) => query(services.deskOrder, { payNo })
export type OrderDetail = OutputOf<typeof services.deskOrder>
export type LedgerEntry = OrderDetail['entries'][number]
export type { RefundRequest } from '@nethos/contract/payment/refund-part.services.ts'
/** '' for all. */
interface MoneyBack {
  payChannel: PayWay | ''
  number: string
  fromDay: string
  untilDay: string
}
export const refundRequests = (
  { requestState, number: payNo, ...filter }: MoneyBack & { requestState: RefundRequestState | '' },
  pageNum: number,
) => query(parts.listRefundRequests, { requestState, payNo, ...filter, pageNum })
export const refunds = (filter: MoneyBack & { refundState: RefundState | '' }, pageNum: number) =>
  query(services.listDeskRefunds, { ...filter, pageNum })
export const billChecks = (pageNum: number) => query(bills.listBillChecks, { pageNum })
/** `onDay`: '' for every day. */
export const billDifferences = (onDay: string, differenceState: DifferenceState | '', pageNum: number) =>
  query(bills.listBillDifferences, { onDay, differenceState, pageNum })
export const differenceCounts = (onDay: string) => query(bills.countBillDifferences, { onDay })

export type OrderTotal = OutputOf<typeof reports.orderTotals>['rows'][number]
export const orderTotals = (fromDay: string, untilDay: string) => query(reports.orderTotals, { fromDay, untilDay })
export const exportOrders = command(reports.exportOrders)
export const exportTotals = command(reports.exportTotals)
export type DeskInvoice = RowOf<typeof reports.listDeskInvoices>
interface InvoiceFilter {
  invoiceState: InvoiceState | ''
  onDay: string
  number: string
  /** A part of it. */
  invoiceTitle: string
}
export const invoices = (filter: InvoiceFilter, pageNum: number) =>
  query(reports.listDeskInvoices, { ...filter, pageNum })

const ofInvoices = [reports.listDeskInvoices, todayServices.today] as const
export const retryInvoice = command(desk.retryInvoice, ...ofInvoices)
export const settleInvoice = command(desk.settleInvoice, ...ofInvoices)

/** What tells of a refund. */
const ofRefunds = [services.listDeskRefunds, services.listDeskOrders, services.deskOrder, todayServices.today] as const
export const retryRefund = command(services.retryRefund, ...ofRefunds)
export const settleRefund = command(services.settleRefund, ...ofRefunds)
const ofParts = [...ofRefunds, parts.listRefundRequests] as const
export const refundPart = command(parts.refundPart, ...ofParts)
export const approveRefund = command(parts.approveRefund, ...ofParts)
export const refuseRefund = command(parts.refuseRefund, ...ofParts)
export const withdrawRefund = command(parts.withdrawRefund, ...ofParts)

/** What tells of a difference. */
const ofBills = [
  bills.listBillDifferences,
  bills.countBillDifferences,
  bills.listBillChecks,
  todayServices.today,
] as const
export const runBillCheck = command(bills.runBillCheck, ...ofBills)
export const settleBillDifference = command(bills.settleBillDifference, ...ofBills)
export const confirmBillDifference = command(bills.confirmBillDifference, ...ofBills)
export const reopenBillDifference = command(bills.reopenBillDifference, ...ofBills)
