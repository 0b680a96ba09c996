import { moved, page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/my/patient', kind: 'list', for: 'account', load: () => import('./pages/people.page.tsx') }),
  moved('/usualPatient', '/my/patient'),
  moved('/addUsualPatient', '/my/compat/add'),
  page({ path: '/my/compat/add', kind: 'form', for: 'account', load: () => import('./pages/add-person.page.tsx') }),
  page({ path: '/detailUsual', kind: 'detail', for: 'account', load: () => import('./pages/person.page.tsx') }),
  page({
    path: '/my/compat/phone',
    kind: 'form',
    for: 'account',
    load: () => import('./pages/person-mobile.page.tsx'),
  }),
  page({ path: '/my/jhr/add', kind: 'form', for: 'account', load: () => import('./pages/guardian.page.tsx') }),
  page({ path: '/my/auth', kind: 'detail', for: 'account', load: () => import('./pages/real-name.page.tsx') }),
]
