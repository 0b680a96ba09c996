import type { DeskRoute } from '../../patterns/route.ts'

export const templateRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/message-templates', load: () => import('./pages/templates.page.tsx') },
]
