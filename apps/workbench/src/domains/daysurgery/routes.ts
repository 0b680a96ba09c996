import type { DeskRoute } from '../../patterns/route.ts'

export const surgeryRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/surgeries', load: () => import('./pages/surgeries.page.tsx') },
]
