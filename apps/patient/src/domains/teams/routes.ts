import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/my/doc/team', kind: 'list', for: 'account', load: () => import('./pages/followed-teams.page.tsx') }),
  page({ path: '/team/list', kind: 'list', for: 'anybody', load: () => import('./pages/teams.page.tsx') }),
  page({ path: '/team/:id/detail', kind: 'detail', for: 'anybody', load: () => import('./pages/team.page.tsx') }),
  page({ path: '/team/:id/rate', kind: 'list', for: 'anybody', load: () => import('./pages/team-reviews.page.tsx') }),
  page({
    path: '/team/:id/consult',
    kind: 'form',
    for: 'account',
    load: () => import('./pages/team-consult.page.tsx'),
  }),
  page({ path: '/team/server', kind: 'detail', for: 'anybody', load: () => import('./pages/team-service.page.tsx') }),
  page({
    path: '/team/server/info',
    kind: 'detail',
    for: 'account',
    load: () => import('./pages/service-of-consult.page.tsx'),
  }),
]
