import { moved, page, soon, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/404', '/v3/index'),
  moved('/internetTerms', () => '/404?path=/internetTerms'),
  soon('/blankPage/:id', '详情'),
  soon('/notice/chuang', '床位通知'),
  soon('/signSingle', '协议签署'),
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
