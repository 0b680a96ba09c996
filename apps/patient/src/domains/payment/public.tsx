/** For domains that pay at a page of their own. */
export { openCashier } from './cashier.ts'
export { useCashier } from './use-cashier.tsx'
export { usePayWays } from './use-pay-ways.ts'
/** Where the money of a refund is. */
export { Refund } from './pages/refund.page.tsx'
