import type { DeskRoute } from '../../patterns/route.ts'

export const supervisionRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/supervision', load: () => import('./pages/reports.page.tsx') },
  { path: '/supervision/days', load: () => import('./pages/comparison.page.tsx') },
]
