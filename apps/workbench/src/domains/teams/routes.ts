import type { DeskRoute } from '../../patterns/route.ts'

export const teamRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/teams', load: () => import('./pages/teams.page.tsx') },
  { path: '/teams/:teamId', load: () => import('./pages/team.page.tsx') },
]
