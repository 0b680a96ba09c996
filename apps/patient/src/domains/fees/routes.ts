import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(feePages, {
    fees: () => import('./pages/fees.page.tsx'),
    outpatientFees: () => import('./pages/outpatient-fees.page.tsx'),
    outpatientFee: () => import('./pages/bill.page.tsx'),
    inpatientFees: () => import('./pages/inpatient-fees.page.tsx'),
    inpatientFee: () => import('./pages/stay.page.tsx'),
    choosePerson: () => import('./pages/choose-person.page.tsx'),
    butler: () => import('./pages/butler.page.tsx'),
    feeList: () => import('./pages/fee-list.page.tsx'),
    dayList: () => import('./pages/day-list.page.tsx'),
    deposit: () => import('./pages/deposit.page.tsx'),
    depositRecords: () => import('./pages/records.page.tsx'),
    unpaidBills: () => import('./pages/unpaid-bills.page.tsx'),
    paidBills: () => import('./pages/paid-bills.page.tsx'),
    unpaidBill: () => import('./pages/bill.page.tsx'),
    paidBill: () => import('./pages/paid-bill.page.tsx'),
    checkReceipt: () => import('./pages/check-receipt.page.tsx'),
    notice: () => import('./pages/notice.page.tsx'),
  }),
  moved('/fee/mz', feePages.outpatientFees.to({ tabIndex: 0 })),
  moved('/fee/zy', feePages.inpatientFees.to({ tabIndex: 0 })),
]
