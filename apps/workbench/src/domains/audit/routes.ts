import type { DeskRoute } from '../../patterns/route.ts'

export const auditRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/audit', load: () => import('./pages/audit.page.tsx') },
]
