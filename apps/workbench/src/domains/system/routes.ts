import type { DeskRoute } from '../../patterns/route.ts'

export const systemRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/system', load: () => import('./pages/system.page.tsx') },
]
