import type { DeskRoute } from '../../patterns/route.ts'

export const lineRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/hospital-lines', load: () => import('./pages/lines.page.tsx') },
]
