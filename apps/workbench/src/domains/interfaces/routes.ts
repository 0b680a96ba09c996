import type { DeskRoute } from '../../patterns/route.ts'

export const interfaceRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/interface-messages', load: () => import('./pages/messages.page.tsx') },
]
