import { moved, page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/my/doc', '/my/doc/follow'),
  page({ path: '/my/doc/msg', kind: 'list', for: 'account', load: () => import('./pages/recent-talks.page.tsx') }),
  page({
    path: '/my/doc/follow',
    kind: 'list',
    for: 'account',
    load: () => import('./pages/followed-doctors.page.tsx'),
  }),
  moved('/myDoctor', '/myDoctor/recentChat'),
  page({
    path: '/myDoctor/recentChat',
    kind: 'list',
    for: 'account',
    load: () => import('./pages/old-recent-talks.page.tsx'),
  }),
  page({
    path: '/myDoctor/followDoctor',
    kind: 'list',
    for: 'account',
    load: () => import('./pages/old-followed-doctors.page.tsx'),
  }),
  page({ path: '/chat', kind: 'list', for: 'account', load: () => import('./pages/talks.page.tsx') }),
  page({ path: '/chart/:followId', kind: 'room', for: 'account', load: () => import('./pages/talk.page.tsx') }),
]
