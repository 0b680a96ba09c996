import { moved, page, type AppRoute, type Target } from '../../patterns/route.ts'

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
  page({ path: '/v2/index', kind: 'hub', for: 'anybody', load: () => import('./pages/classic-home.page.tsx') }),
  page({ path: '/v2/jy', kind: 'hub', for: 'anybody', load: () => import('./pages/visit-hub.page.tsx') }),
  page({ path: '/v2/search', kind: 'search', for: 'anybody', load: () => import('./pages/search.page.tsx') }),
  page({ path: '/search', kind: 'search', for: 'anybody', load: () => import('./pages/search.page.tsx') }),
  page({ path: '/v2/senility', kind: 'hub', for: 'anybody', load: () => import('./pages/senior.page.tsx') }),
  page({ path: '/serviceIndex', kind: 'hub', for: 'anybody', load: () => import('./pages/service-hub.page.tsx') }),
  page({ path: '/query', kind: 'hub', for: 'account', load: () => import('./pages/query-hub.page.tsx') }),
]
