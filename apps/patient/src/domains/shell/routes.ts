import { moved, page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  moved('/index/all', '/download'),
  moved('/download/:type', '/download'),
  page({ path: '/download', kind: 'reading', for: 'anybody', load: () => import('./pages/download.page.tsx') }),
  page({
    path: '/open/alipay',
    kind: 'reading',
    for: 'anybody',
    load: () => import('./pages/open-payment-app.page.tsx'),
  }),
]
