import type { DeskRoute } from '../../patterns/route.ts'

export const campaignRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/campaigns', load: () => import('./pages/campaigns.page.tsx') },
]
export const rankingRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/rankings', load: () => import('./pages/rankings.page.tsx') },
]
export const annualReportRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/annual-reports', load: () => import('./pages/report-mobiles.page.tsx') },
]
export const promotionRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/promotions', load: () => import('./pages/promotions.page.tsx') },
]
