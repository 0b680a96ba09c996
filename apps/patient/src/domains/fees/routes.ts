import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(feePages, {
    unpaidBills: () => import('./pages/unpaid-bills.page.tsx'),
  }),
  moved('/fee/mz', feePages.outpatientFees.to({ tabIndex: 0 })),
  moved('/fee/zy', feePages.inpatientFees.to({ tabIndex: 0 })),
]
