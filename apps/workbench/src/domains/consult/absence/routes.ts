import type { DeskRoute } from '../../../patterns/route.ts'

export const absenceRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/absence', load: () => import('./pages/absence.page.tsx') },
]
