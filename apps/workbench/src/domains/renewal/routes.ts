import type { DeskRoute } from '../../patterns/route.ts'

type Routes = readonly [DeskRoute, ...DeskRoute[]]

/** The doctor's. */
export const renewalRoutes: Routes = [
  { path: '/renewals', load: () => import('./pages/renewals.page.tsx') },
  { path: '/renewals/:consultId', load: () => import('./pages/renewal.page.tsx') },
]
/** The pharmacists' and the office's. */
export const warningRoutes: Routes = [
  { path: '/prescription-warnings', load: () => import('./pages/warnings.page.tsx') },
]
/** The pharmacists'. */
export const prescriptionRoutes: Routes = [
  { path: '/prescriptions', load: () => import('./pages/prescriptions.page.tsx') },
  { path: '/prescriptions/:consultId', load: () => import('./pages/prescription.page.tsx') },
]
