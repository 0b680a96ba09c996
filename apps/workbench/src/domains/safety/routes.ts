import type { DeskRoute } from '../../patterns/route.ts'
import { reportPath } from './paths.ts'

/** For everybody who works here, from the menu under his name. */
export const reportNearMissRoute: DeskRoute = {
  path: reportPath,
  load: () => import('./pages/report.page.tsx'),
}
export const incidentRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/incidents', load: () => import('./pages/incidents.page.tsx') },
]
export const nearMissRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/near-misses', load: () => import('./pages/near-misses.page.tsx') },
]
