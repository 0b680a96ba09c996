import { page, type AppRoute, type PageKind } from '../../patterns/route.ts'
import type { PageRoute } from '../../patterns/route.ts'

const own = (path: string, kind: PageKind, load: PageRoute['load']): PageRoute =>
  page({ path, kind, for: 'account', load })

export const routes: AppRoute[] = [
  own('/renewal/compat', 'picker', () => import('./pages/choose-person.page.tsx')),
  own('/renewal', 'hub', () => import('./pages/renewal.page.tsx')),
  own('/renewal/dept', 'picker', () => import('./pages/departments.page.tsx')),
  own('/renewal/pre', 'reading', () => import('./pages/notice.page.tsx')),
  own('/renewal/pre2', 'reading', () => import('./pages/risk-notice.page.tsx')),
  own('/renewal/search', 'search', () => import('./pages/search.page.tsx')),
  own('/renewal/xzyp', 'form', () => import('./pages/drugs.page.tsx')),
  own('/renewal/result', 'result', () => import('./pages/result.page.tsx')),
  own('/renewal/drug', 'detail', () => import('./pages/drug.page.tsx')),
  own('/renewal/confirm/1', 'form', () => import('./pages/facts.page.tsx')),
  own('/renewal/confirm/2', 'form', () => import('./pages/confirm.page.tsx')),
  own('/renewal/ill', 'form', () => import('./pages/illness.page.tsx')),
  own('/renewal/pay', 'pay', () => import('./pages/pay.page.tsx')),
  own('/my/renewal/:status?', 'list', () => import('./pages/renewals.page.tsx')),
  own('/prescription', 'gate', () => import('./pages/prescription-site.page.tsx')),
  own('/my/prescription', 'list', () => import('./pages/prescriptions.page.tsx')),
  own('/yyzx', 'form', () => import('./pages/ask-pharmacist.page.tsx')),
  own('/medication/select', 'picker', () => import('./pages/medication-person.page.tsx')),
  own('/medication/list/:idx?', 'list', () => import('./pages/medications.page.tsx')),
  own('/medication/detail', 'detail', () => import('./pages/medication.page.tsx')),
]
