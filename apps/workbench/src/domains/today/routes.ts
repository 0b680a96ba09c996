import type { DeskRoute } from '../../patterns/route.ts'

export const todayRoutes: readonly [DeskRoute] = [{ path: '/today', load: () => import('./pages/today.page.tsx') }]
