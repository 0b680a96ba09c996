import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { paymentDeskServices as services } from '@nethos/contract/payment/payment-desk.services.ts'
import type { PaymentState } from '@nethos/contract/payment/payment.status.ts'
import type { RefundState } from '@nethos/contract/payment/refund.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

type RowOf<S> = OutputOf<S> extends { rows: (infer Row)[] } ? Row : never
export type DeskOrder = RowOf<typeof services.listDeskOrders>
export type DeskRefund = RowOf<typeof services.listDeskRefunds>
export type BillCheck = RowOf<typeof services.listBillChecks>
export type BillDifference = RowOf<typeof services.listBillDifferences>

export interface OrderFilter {
  paymentState: PaymentState | ''
  bizId: string
  payNo: string
  /** 'YYYY-MM-DD'; every day when left out. */
  onDay?: string
}
export const orders = (filter: OrderFilter, pageNum: number) => query(services.listDeskOrders, { ...filter, pageNum })
export const order = (payNo: string) => query(services.deskOrder, { payNo })
export type LedgerEntry = OutputOf<typeof services.deskOrder>['entries'][number]
export const refunds = (refundState: RefundState | '', pageNum: number) =>
  query(services.listDeskRefunds, { refundState, pageNum })
export const billChecks = (pageNum: number) => query(services.listBillChecks, { pageNum })
export const billDifferences = (onDay: string, pageNum: number) =>
  query(services.listBillDifferences, { onDay, pageNum })

/** What tells of a refund. */
const ofRefunds = [services.listDeskRefunds, services.listDeskOrders, services.deskOrder] as const
export const retryRefund = command(services.retryRefund, ...ofRefunds)
export const settleRefund = command(services.settleRefund, ...ofRefunds)
export const runBillCheck = command(services.runBillCheck, services.listBillChecks, services.listBillDifferences)
export const settleBillDifference = command(
  services.settleBillDifference,
  services.listBillDifferences,
  services.listBillChecks,
)
