import type { DeskRoute } from '../../patterns/route.ts'

export const applicationRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/applications', load: () => import('./pages/applications.page.tsx') },
  { path: '/applications/:applicationId', load: () => import('./pages/application.page.tsx') },
]

export const programmeRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/programmes', load: () => import('./pages/programmes.page.tsx') },
  { path: '/programmes/fhir/import', load: () => import('./pages/import.page.tsx') },
  { path: '/programmes/:code', load: () => import('./pages/programme.page.tsx') },
]
