/** The cashier for a hospital's bill. */
export { BillCheckout } from './parts/bill-checkout.tsx'
