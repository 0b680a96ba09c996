import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { checkupDeskServices as services } from '@nethos/contract/checkup/checkup-desk.services.ts'
import type { CheckupTab } from '@nethos/contract/checkup/checkup.tabs.ts'

export const checkups = (tab: CheckupTab, pageNum: number) => query(services.deskCheckups, { tab, pageNum })
export const companies = (pageNum: number) => query(services.companies, { pageNum })
export const packages = () => query(services.companyPackages, {})
export const vouchers = (companyId: string, pageNum: number) => query(services.deskVouchers, { companyId, pageNum })

const { deskCheckups, companies: all, deskVouchers } = services
export const confirmCheckup = command(services.confirmCheckup, deskCheckups)
export const declineCheckup = command(services.declineCheckup, deskCheckups)
export const refundCheckup = command(services.refundCheckup, deskCheckups)
export const readSheet = command(services.readSheet)
export const importCompany = command(services.importCompany, all)
export const closeVoucher = command(services.closeVoucher, deskVouchers, all)
