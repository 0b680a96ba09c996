import type { DeskRoute } from '../../patterns/route.ts'

export const couponRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/coupons', load: () => import('./pages/batches.page.tsx') },
  { path: '/coupons/activities', load: () => import('./pages/activities.page.tsx') },
]
