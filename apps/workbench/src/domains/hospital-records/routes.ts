import type { DeskRoute } from '../../patterns/route.ts'

export const hospitalRecordRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/hospital-records', load: () => import('./pages/hospital-records.page.tsx') },
]
