import { page, type AppRoute } from '../../patterns/route.ts'

/** What shared links and the home page open: known from the first script on. */
export const firstMet: readonly AppRoute[] = [
  page({ path: '/doc/index', kind: 'list', for: 'anybody', load: () => import('./pages/doctor-or-list.page.tsx') }),
]
