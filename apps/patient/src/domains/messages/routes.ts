import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/v2/notice', kind: 'list', for: 'account', load: () => import('./pages/notice.page.tsx') }),
]
