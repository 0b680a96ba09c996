import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { feesDeskServices as services } from '@nethos/contract/fees/fees-desk.services.ts'
import type { FeeBillState } from '@nethos/contract/fees/fees.status.ts'

/** `search`: the payer's whole name, or a number. */
export const deskBills = (billState: FeeBillState | '', search: string, pageNum: number) =>
  query(services.listDeskBills, { billState, search, pageNum })
export const deskOrder = (orderId: string) => query(services.deskOrder, { orderId })
export const retryBill = command(services.retryBill, services.listDeskBills, services.deskOrder)
/** Asks hospitals and providers each time. */
export const threeBooks = command(services.threeBooks)
export const settleGap = command(services.settleGap)
export const confirmGap = command(services.confirmGap)
