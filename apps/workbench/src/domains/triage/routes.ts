import type { DeskRoute } from '../../patterns/route.ts'

export const triageRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/triage', load: () => import('./pages/triage.page.tsx') },
]
