import type { DeskRoute } from '../../patterns/route.ts'

export const admissionRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/admissions', load: () => import('./pages/admissions.page.tsx') },
  { path: '/admissions/beds', load: () => import('./pages/beds.page.tsx') },
  { path: '/admissions/visits', load: () => import('./pages/visits.page.tsx') },
  { path: '/admissions/:admissionId', load: () => import('./pages/admission.page.tsx') },
]
