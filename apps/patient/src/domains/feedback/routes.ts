import { moved, page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/feedback', '/feedback/submit'),
  page({ path: '/feedback/submit', kind: 'form', for: 'account', load: () => import('./pages/write.page.tsx') }),
  page({ path: '/feedback/list', kind: 'list', for: 'account', load: () => import('./pages/letters.page.tsx') }),
  page({ path: '/feedback/detail', kind: 'detail', for: 'account', load: () => import('./pages/letter.page.tsx') }),
]
