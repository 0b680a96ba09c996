import type { DeskRoute } from '../../patterns/route.ts'

export const pathwayRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/pathways', load: () => import('./pages/pathways.page.tsx') },
  { path: '/pathways/:pathwayId', load: () => import('./pages/pathway.page.tsx') },
]
