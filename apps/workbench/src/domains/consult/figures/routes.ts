import type { DeskRoute } from '../../../patterns/route.ts'

export const myFigureRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/figures', load: () => import('./pages/my-figures.page.tsx') },
]
export const hospitalFigureRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/hospital-figures', load: () => import('./pages/hospital-figures.page.tsx') },
]
