import { homePages } from '@nethos/contract/home/home.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'
import { firstMet, firstOpened } from './first-met.routes.ts'

export const routes: AppRoute[] = [
  ...open(homePages, {
    ...firstOpened,
    classicHome: () => import('./pages/classic-home.page.tsx'),
    visitHub: () => import('./pages/visit-hub.page.tsx'),
    search: () => import('./pages/search.page.tsx'),
    oldSearch: () => import('./pages/search.page.tsx'),
    senior: () => import('./pages/senior.page.tsx'),
    serviceHub: () => import('./pages/service-hub.page.tsx'),
    queryHub: () => import('./pages/query-hub.page.tsx'),
  }),
  ...firstMet.filter(route => 'to' in route),
]
