import type { DeskRoute } from '../../patterns/route.ts'

export const dutyRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/duty', load: () => import('./pages/duty.page.tsx') },
]
