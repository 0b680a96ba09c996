import type { DeskRoute } from '../../patterns/route.ts'

export const checkupRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/checkups', load: () => import('./pages/checkups.page.tsx') },
]
export const companyRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/checkup-companies', load: () => import('./pages/companies.page.tsx') },
  { path: '/checkup-companies/:companyId', load: () => import('./pages/vouchers.page.tsx') },
]
