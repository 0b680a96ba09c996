import type { DeskRoute } from '../../patterns/route.ts'

export const ownClinicRoutes: readonly [DeskRoute] = [
  { path: '/my-clinics', load: () => import('./pages/own-clinics.page.tsx') },
]
