import type { DeskRoute } from '../../patterns/route.ts'

/** Reached from a consult and from a notice. */
export const reportRoutes: readonly DeskRoute[] = [
  { path: '/reports/:reportId', load: () => import('./pages/report.page.tsx') },
]
export const arrivalRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/report-arrivals', load: () => import('./pages/arrivals.page.tsx') },
]
export const labRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/lab', load: () => import('./pages/lab.page.tsx') },
  { path: '/lab/codes', load: () => import('./pages/lab-codes.page.tsx') },
]
export const holdRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/report-holds', load: () => import('./pages/holds.page.tsx') },
]
