import type { DeskRoute } from '../../patterns/route.ts'

export const homeRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/home-page', load: () => import('./pages/home.page.tsx') },
]
