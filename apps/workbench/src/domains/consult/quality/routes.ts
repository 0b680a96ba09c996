import type { DeskRoute } from '../../../patterns/route.ts'

export const qualityRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/quality', load: () => import('./pages/drawn-consults.page.tsx') },
  { path: '/quality/:consultId', load: () => import('./pages/drawn-consult.page.tsx') },
]
