import { moved, page, soon, type AppRoute, type Target } from '../../patterns/route.ts'

/** Links from outside name what they want; everything else goes home with its query (routes.md 2, root). */
const fromRoot: Target = (_, query) => {
  const kept = new URLSearchParams()
  const keep = (...names: string[]) => {
    for (const name of names) if (query.has(name)) kept.set(name, query.get(name) ?? '')
    return kept
  }
  const docId = query.get('bookDocId')
  if (query.get('action') === 'toBookDeptPage')
    return `/book/book/expert?${keep('bookDeptId', 'bookHosId', 'bookSort')}`
  if (query.get('action') === 'toBookDocPage' && docId)
    return `/book/doc/${encodeURIComponent(docId)}?${keep('bookDocId', 'bookHosId', 'bookSort')}`
  return String(query) ? `/index?${query}` : '/index'
}

export const routes: AppRoute[] = [
  moved('/', fromRoot),
  moved('/home', '/v3/index'),
  moved('/index', '/v3/index'),
  moved('/v3/index', '/v4/index'),
  page({
    path: '/v4/index',
    kind: 'hub',
    for: 'anybody',
    load: () => import('./pages/home.page.tsx'),
    elder: () => import('./pages/elder-home.page.tsx'),
  }),
  soon('/v2/index', '首页（旧版）'),
  soon('/v2/jy', '就医服务'),
  page({ path: '/v2/search', kind: 'search', for: 'anybody', load: () => import('./pages/search.page.tsx') }),
  page({ path: '/search', kind: 'search', for: 'anybody', load: () => import('./pages/search.page.tsx') }),
  soon('/v2/senility', '长辈版'),
  soon('/serviceIndex', '服务首页'),
  soon('/query', '查询服务'),
]
