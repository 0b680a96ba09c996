import { moved, page, type AppRoute } from '../../patterns/route.ts'
import { firstMet } from './first-met.routes.ts'

export const routes: AppRoute[] = [
  ...firstMet,
  moved('/onlineDoctorCard', '/doc/index'),
  page({ path: '/internetRoom', kind: 'list', for: 'anybody', load: () => import('./pages/find-doctors.page.tsx') }),
  page({ path: '/doc/comment', kind: 'list', for: 'anybody', load: () => import('./pages/comments.page.tsx') }),
  page({ path: '/doc/scan', kind: 'detail', for: 'anybody', load: () => import('./pages/scanned.page.tsx') }),
  page({
    path: '/consult/doc/list',
    kind: 'list',
    for: 'anybody',
    load: () => import('./pages/choose-doctor.page.tsx'),
  }),
]
