import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { checkupServices as services } from '@nethos/contract/checkup/checkup.services.ts'
import type { CheckupOrderStatus } from '@nethos/contract/checkup/checkup.status.ts'
import { voucherServices } from '@nethos/contract/checkup/voucher.services.ts'

export const centres = () => query(services.centres, {})
export const packages = (centreId: string) => query(services.packages, { centreId })
export const checkupPackage = (packageId: string) => query(services.package, { packageId })
export const times = (packageId: string) => query(services.times, { packageId })
export const persons = (packageId: string) => query(services.persons, { packageId })
export const proposals = (packageId: string, personId: string) => query(services.proposals, { packageId, personId })
export const orders = (status: CheckupOrderStatus | '') => query(services.checkupOrders, { status })
export const order = (orderId: string) => query(services.checkupOrder, { orderId })
export const timesOfOrder = (orderId: string) => query(services.timesOfOrder, { orderId })
export const offlineRecords = (personId: string) => query(services.offlineRecords, { personId })
export const vouchers = () => query(voucherServices.vouchers, {})
export const voucher = (voucherId: string) => query(voucherServices.voucher, { voucherId })
export const timesOfVoucher = (voucherId: string) => query(voucherServices.timesOfVoucher, { voucherId })

const { checkupOrder, checkupOrders, times: free, timesOfOrder: others } = services
const shown = [checkupOrder, checkupOrders, free, others, voucherServices.vouchers, voucherServices.voucher]
export const book = command(services.bookCheckup, ...shown)
export const bookWithVoucher = command(voucherServices.bookWithVoucher, ...shown)
export const bookForFamily = command(voucherServices.bookForFamily, ...shown)
export const claimVoucher = command(voucherServices.claimVoucher, voucherServices.vouchers)
export const changeDate = command(services.changeDate, ...shown)
export const cancel = command(services.cancelCheckup, ...shown)
export const pay = command(services.payCheckup, checkupOrder, checkupOrders)
export const queryPayment = command(services.queryCheckupPayment, checkupOrder, checkupOrders)
