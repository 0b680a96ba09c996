import type { DeskRoute } from '../../../patterns/route.ts'

export const freeClinicRoutes: readonly [DeskRoute] = [
  { path: '/free-clinics', load: () => import('./pages/clinics.page.tsx') },
]
