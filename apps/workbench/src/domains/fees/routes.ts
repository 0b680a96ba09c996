import type { DeskRoute } from '../../patterns/route.ts'

export const feeRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/fees', load: () => import('./pages/fees.page.tsx') },
  { path: '/fees/books', load: () => import('./pages/books.page.tsx') },
  { path: '/fees/:orderId', load: () => import('./pages/fee-order.page.tsx') },
]
