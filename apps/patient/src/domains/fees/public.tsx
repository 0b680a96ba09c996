/** For zones that show somebody's bills and stays: what the pages of the fees ask and draw. */
export { bill, paidBills, stays, unpaidBills } from './fees.calls.ts'
export { BillLines } from './parts/bill-lines.tsx'
export { BillView } from './parts/bill-view.tsx'
export { StayLines } from './parts/stay-lines.tsx'
export { OfBound } from './parts/whose-fees.tsx'
