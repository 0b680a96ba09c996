import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/book/mdt/pre', kind: 'reading', for: 'anybody', load: () => import('./pages/notice.page.tsx') }),
  page({ path: '/book/mdt', kind: 'list', for: 'anybody', load: () => import('./pages/clinics.page.tsx') }),
  page({ path: '/book/mdt/scheme', kind: 'detail', for: 'anybody', load: () => import('./pages/sessions.page.tsx') }),
]
