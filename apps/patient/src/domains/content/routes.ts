import { moved, page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/article', kind: 'list', for: 'anybody', load: () => import('./pages/newest-articles.page.tsx') }),
  page({ path: '/doc/article/list', kind: 'list', for: 'anybody', load: () => import('./pages/articles.page.tsx') }),
  page({ path: '/doc/article/:id', kind: 'reading', for: 'anybody', load: () => import('./pages/article.page.tsx') }),
  moved('/articleDetail', '/doc/article/:articleId', '/doc/article/list'),
  moved('/articleList', '/doc/article/list'),
  page({ path: '/news/ysxy', kind: 'reading', for: 'anybody', load: () => import('./pages/agreement.page.tsx') }),
  page({ path: '/news/detail/:newsId', kind: 'reading', for: 'anybody', load: () => import('./pages/news.page.tsx') }),
  page({ path: '/news/list', kind: 'list', for: 'anybody', load: () => import('./pages/news-list.page.tsx') }),
  page({ path: '/he/index', kind: 'hub', for: 'anybody', load: () => import('./pages/health-home.page.tsx') }),
  page({ path: '/he/search', kind: 'search', for: 'anybody', load: () => import('./pages/health-search.page.tsx') }),
  page({ path: '/he/list', kind: 'list', for: 'anybody', load: () => import('./pages/health-list.page.tsx') }),
  page({ path: '/he/detail', kind: 'reading', for: 'anybody', load: () => import('./pages/health.page.tsx') }),
  page({ path: '/jcxz', kind: 'list', for: 'anybody', load: () => import('./pages/examinations.page.tsx') }),
  page({ path: '/jcxz/detail', kind: 'reading', for: 'anybody', load: () => import('./pages/examination.page.tsx') }),
  page({
    path: '/jcxz/search',
    kind: 'search',
    for: 'anybody',
    load: () => import('./pages/examination-search.page.tsx'),
  }),
  page({ path: '/ypkp', kind: 'list', for: 'anybody', load: () => import('./pages/drugs.page.tsx') }),
  page({ path: '/ypkp/search', kind: 'search', for: 'anybody', load: () => import('./pages/drug-search.page.tsx') }),
]
