import type { DeskRoute } from '../../../patterns/route.ts'

export const practiceRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/practice', load: () => import('./pages/practice.page.tsx') },
]
export const boundRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/offer-bounds', load: () => import('./pages/offer-bounds.page.tsx') },
]
