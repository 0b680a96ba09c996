import type { DeskRoute } from '../../patterns/route.ts'

export const patientRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/patients', load: () => import('./pages/patients.page.tsx') },
  { path: '/patients/mobile-cases', load: () => import('./pages/mobile-cases.page.tsx') },
  { path: '/patients/:accountId', load: () => import('./pages/patient.page.tsx') },
]
