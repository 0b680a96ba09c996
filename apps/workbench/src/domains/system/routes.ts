import type { DeskRoute } from '../../patterns/route.ts'

export const systemRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/system', load: () => import('./pages/system.page.tsx') },
]

export const hospitalRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/hospital', load: () => import('./pages/hospitals.page.tsx') },
]

export const failedJobRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/failed-jobs', load: () => import('./pages/failed-jobs.page.tsx') },
]

export const statusRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/status', load: () => import('./pages/status.page.tsx') },
]
