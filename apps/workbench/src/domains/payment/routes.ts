import type { DeskRoute } from '../../patterns/route.ts'

type Routes = readonly [DeskRoute, ...DeskRoute[]]

export const orderRoutes: Routes = [
  { path: '/orders', load: () => import('./pages/orders.page.tsx') },
  { path: '/orders/totals', load: () => import('./pages/totals.page.tsx') },
  { path: '/orders/:payNo', load: () => import('./pages/order.page.tsx') },
]
export const refundRoutes: Routes = [
  { path: '/refunds', load: () => import('./pages/refunds.page.tsx') },
  { path: '/refunds/requests', load: () => import('./pages/refund-requests.page.tsx') },
]
export const invoiceRoutes: Routes = [{ path: '/invoices', load: () => import('./pages/invoices.page.tsx') }]
export const billRoutes: Routes = [
  { path: '/bills', load: () => import('./pages/bills.page.tsx') },
  { path: '/bills/:onDay', load: () => import('./pages/bill-day.page.tsx') },
]
