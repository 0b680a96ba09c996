import { page, type AppRoute } from '../../patterns/route.ts'

const history = () => import('./pages/history.page.tsx')

export const routes: AppRoute[] = [
  page({ path: '/healthFile', kind: 'detail', for: 'account', load: () => import('./pages/health-file.page.tsx') }),
  page({ path: '/allergyHistory', kind: 'form', for: 'account', load: history }),
  page({ path: '/familyHistory', kind: 'form', for: 'account', load: history }),
  page({ path: '/pastHistory', kind: 'form', for: 'account', load: history }),
  page({ path: '/ill', kind: 'form', for: 'account', load: history }),
  page({ path: '/deleteRecord', kind: 'detail', for: 'account', load: () => import('./pages/treatment.page.tsx') }),
  page({
    path: '/healthFile/edit',
    kind: 'form',
    for: 'account',
    load: () => import('./pages/edit-treatment.page.tsx'),
  }),
  page({ path: '/my/illness', kind: 'detail', for: 'account', load: () => import('./pages/illness.page.tsx') }),
  page({ path: '/my/illness/edit', kind: 'form', for: 'account', load: () => import('./pages/edit-illness.page.tsx') }),
  page({
    path: '/my/illness/result',
    kind: 'result',
    for: 'account',
    load: () => import('./pages/illness-kept.page.tsx'),
  }),
]
