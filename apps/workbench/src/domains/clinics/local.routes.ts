import type { DeskRoute } from '../../patterns/route.ts'

export const localClinicRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/clinics', load: () => import('./pages/sessions.page.tsx') },
  { path: '/clinics/plans', load: () => import('./pages/plans.page.tsx') },
  { path: '/clinics/departments', load: () => import('./pages/departments.page.tsx') },
  { path: '/clinics/:hosId/:sessionCode', load: () => import('./pages/session.page.tsx') },
]
