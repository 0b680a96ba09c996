import { moved, page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/404', '/v3/index'),
  moved('/internetTerms', () => '/404?path=/internetTerms'),
  page({ path: '/blankPage/:id', kind: 'reading', for: 'anybody', load: () => import('./pages/block.page.tsx') }),
  page({ path: '/notice/chuang', kind: 'reading', for: 'anybody', load: () => import('./pages/bed-notice.page.tsx') }),
  page({ path: '/signSingle', kind: 'reading', for: 'anybody', load: () => import('./pages/sign.page.tsx') }),
  page({ path: '/v2/about', kind: 'hub', for: 'anybody', load: () => import('./pages/about.page.tsx') }),
  page({ path: '/v2/help', kind: 'hub', for: 'anybody', load: () => import('./pages/help.page.tsx') }),
  page({ path: '/v2/licences', kind: 'reading', for: 'anybody', load: () => import('./pages/licences.page.tsx') }),
  page({
    path: '/v2/open-source',
    kind: 'reading',
    for: 'anybody',
    load: () => import('./pages/open-source.page.tsx'),
  }),
  moved('/about', '/v2/about'),
  moved('/userHelp', '/v2/help'),
]
