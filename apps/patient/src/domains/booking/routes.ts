import { fairRoutes } from './fair.routes.ts'
import { moved, page, type AppRoute, type Target } from '../../patterns/route.ts'

const bookingLists: Readonly<Record<string, string>> = { '1': '/my/book/list', '3': '/my/book/school' }

/** The kind of booking stands in a piece of JSON in the address; whatever else stands there leads to the choice. */
const afterBooking: Target = (_, query) => {
  try {
    const { bookSort } = JSON.parse(query.get('orderInfo') ?? '') as { bookSort?: unknown }
    return bookingLists[String(bookSort)] ?? '/my/book'
  } catch {
    return '/my/book'
  }
}

export const routes: AppRoute[] = [
  page({ path: '/book', kind: 'hub', for: 'anybody', load: () => import('./pages/book.page.tsx') }),
  moved('/book/pre', '/book'),
  page({ path: '/book/doc/:id', kind: 'detail', for: 'anybody', load: () => import('./pages/clinic-doctor.page.tsx') }),
  moved('/book/book', '/book/book/expert'),
  page({ path: '/book/book/expert', kind: 'list', for: 'anybody', load: () => import('./pages/by-expert.page.tsx') }),
  page({ path: '/book/book/date', kind: 'list', for: 'anybody', load: () => import('./pages/by-date.page.tsx') }),
  page({ path: '/book/expert', kind: 'list', for: 'anybody', load: () => import('./pages/experts.page.tsx') }),
  page({ path: '/book/dept', kind: 'detail', for: 'anybody', load: () => import('./pages/departments.page.tsx') }),
  page({
    path: '/book/select/dept',
    kind: 'picker',
    for: 'anybody',
    load: () => import('./pages/choose-department.page.tsx'),
  }),
  page({ path: '/book/search', kind: 'search', for: 'anybody', load: () => import('./pages/search.page.tsx') }),
  page({ path: '/book/search/v2', kind: 'search', for: 'anybody', load: () => import('./pages/search-all.page.tsx') }),
  page({ path: '/book/today', kind: 'list', for: 'anybody', load: () => import('./pages/today.page.tsx') }),
  page({ path: '/book/confirm', kind: 'pay', for: 'account', load: () => import('./pages/confirm.page.tsx') }),
  page({ path: '/book/pay', kind: 'pay', for: 'account', load: () => import('./pages/pay.page.tsx') }),
  page({ path: '/book/pay2/:isFirst', kind: 'pay', for: 'account', load: () => import('./pages/pay.page.tsx') }),
  page({ path: '/book/success', kind: 'result', for: 'account', load: () => import('./pages/success.page.tsx') }),
  page({ path: '/bookSuccess', kind: 'result', for: 'account', load: () => import('./pages/success.page.tsx') }),
  page({ path: '/book/rule', kind: 'reading', for: 'anybody', load: () => import('./pages/rule.page.tsx') }),
  moved('/bookTerms', '/book/rule'),
  page({ path: '/bookService1', kind: 'reading', for: 'anybody', load: () => import('./pages/service.page.tsx') }),
  page({ path: '/AppDeptInfo', kind: 'detail', for: 'anybody', load: () => import('./pages/introduction.page.tsx') }),
  moved('/todayBook', '/index'),
  moved('/selectType', '/book/select/dept'),
  moved('/bookType/expert', '/book/book/expert'),
  moved('/bookType/date', '/book/book/date'),
  moved('/expertDetail', '/book/dept'),
  moved('/famousPage', '/book/doc/:bookDocId', '/book'),
  moved('/infoConfirm', '/book/confirm'),
  page({ path: '/my/book/change', kind: 'detail', for: 'account', load: () => import('./pages/change.page.tsx') }),
  page({ path: '/my/book/stopped', kind: 'detail', for: 'account', load: () => import('./pages/stopped.page.tsx') }),
  page({ path: '/my/book/bans', kind: 'list', for: 'account', load: () => import('./pages/bans.page.tsx') }),
  moved('/myBookNumber', afterBooking),
  moved('/myBookNumberSelect', '/my/book'),
  page({ path: '/my/book', kind: 'hub', for: 'account', load: () => import('./pages/mine.page.tsx') }),
  page({ path: '/my/book/list', kind: 'list', for: 'account', load: () => import('./pages/bookings.page.tsx') }),
  page({ path: '/my/book/list/:id', kind: 'detail', for: 'account', load: () => import('./pages/booking.page.tsx') }),
  page({ path: '/my/book/all', kind: 'list', for: 'account', load: () => import('./pages/all-bookings.page.tsx') }),
  ...fairRoutes,
]
