import type { DeskRoute } from '../../../patterns/route.ts'

export const alarmRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/alarms', load: () => import('./pages/alarms.page.tsx') },
]
