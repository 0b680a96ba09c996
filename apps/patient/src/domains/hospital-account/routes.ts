import { page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/hospital', kind: 'picker', for: 'account', load: () => import('./pages/choose-hospital.page.tsx') }),
  page({
    path: '/account/modify/pre',
    kind: 'gate',
    for: 'account',
    load: () => import('./pages/incomplete-file.page.tsx'),
  }),
  page({
    path: '/my/hisaddr/select',
    kind: 'picker',
    for: 'account',
    load: () => import('./pages/choose-card.page.tsx'),
  }),
  page({ path: '/my/hisaddr/list', kind: 'list', for: 'account', load: () => import('./pages/files.page.tsx') }),
  page({
    path: '/my/hisaddr/idcard',
    kind: 'gate',
    for: 'account',
    load: () => import('./pages/prove-id-card.page.tsx'),
  }),
  page({ path: '/my/hisaddr/edit', kind: 'form', for: 'account', load: () => import('./pages/edit-file.page.tsx') }),
  page({ path: '/my/hisaddr/result', kind: 'result', for: 'account', load: () => import('./pages/changed.page.tsx') }),
]
