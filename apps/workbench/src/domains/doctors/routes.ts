import type { DeskRoute } from '../../patterns/route.ts'

export const doctorRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/doctors', load: () => import('./pages/doctors.page.tsx') },
  { path: '/doctors/:docId', load: () => import('./pages/doctor.page.tsx') },
]
