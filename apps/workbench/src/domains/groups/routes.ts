import type { DeskRoute } from '../../patterns/route.ts'

const group = () => import('./pages/group.page.tsx')

export const groupRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/groups', load: () => import('./pages/groups.page.tsx') },
  { path: '/groups/:groupId', load: group },
  { path: '/groups/:groupId/:tab', load: group },
]
