import { moved, page, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  page({ path: '/school/dept', kind: 'list', for: 'account', load: () => import('./pages/departments.page.tsx') }),
  moved('/school/type', '/school/type/date'),
  page({ path: '/school/type/date', kind: 'list', for: 'account', load: () => import('./pages/by-date.page.tsx') }),
  page({ path: '/school/type/expert', kind: 'list', for: 'account', load: () => import('./pages/by-expert.page.tsx') }),
  page({ path: '/school/paiban', kind: 'detail', for: 'account', load: () => import('./pages/doctor.page.tsx') }),
  page({ path: '/my/book/school', kind: 'list', for: 'account', load: () => import('./pages/bookings.page.tsx') }),
  page({ path: '/my/book/school/:id', kind: 'detail', for: 'account', load: () => import('./pages/booking.page.tsx') }),
]
