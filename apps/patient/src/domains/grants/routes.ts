import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/my/grant', kind: 'hub', for: 'account', load: () => import('./pages/grants.page.tsx') }),
  page({
    path: '/my/grant/person',
    kind: 'detail',
    for: 'account',
    load: () => import('./pages/person-grant.page.tsx'),
  }),
  page({ path: '/my/grant/ask', kind: 'form', for: 'account', load: () => import('./pages/ask.page.tsx') }),
  // Opened from a text message, on a phone that may never have been here.
  page({ path: '/my/grant/answer', kind: 'detail', for: 'anybody', load: () => import('./pages/answer.page.tsx') }),
]
