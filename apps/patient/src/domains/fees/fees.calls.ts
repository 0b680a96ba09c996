import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { staysServices } from '@nethos/contract/fees/stays.services.ts'

interface Whose {
  personId?: string
  hosId?: string
}
const lists = [
  feesServices.listUnpaidBills,
  feesServices.listPaidBills,
  feesServices.billDetail,
  feesServices.orderDetail,
] as const
const stayLists = [staysServices.listStays, staysServices.stayDetail, staysServices.listRecords] as const

export const unpaidBills = (whose: Whose) => query(feesServices.listUnpaidBills, whose)
export const paidBills = (whose: Whose) => query(feesServices.listPaidBills, whose)
export const bill = (billId: string) => query(feesServices.billDetail, { billId })
export const order = (orderId: string) => query(feesServices.orderDetail, { orderId })
export const stays = (whose: Whose) => query(staysServices.listStays, whose)
export const stay = (stayId: string, onDay = '') => query(staysServices.stayDetail, { stayId, onDay })
export const records = (whose: Whose) => query(staysServices.listRecords, whose)

export const preSettle = command(feesServices.preSettle, ...lists)
export const payOrder = command(feesServices.payOrder, ...lists, ...stayLists)
export const receipt = command(feesServices.receipt)
export const checkedReceipt = (verifyCode: string) => query(feesServices.verifyReceipt, { verifyCode })
export const openDeposit = command(staysServices.openDeposit, ...lists)
export const settleStay = command(staysServices.settleStay, ...lists)
