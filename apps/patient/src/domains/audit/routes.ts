import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/my/record/looks', kind: 'list', for: 'account', load: () => import('./pages/looks.page.tsx') }),
]
