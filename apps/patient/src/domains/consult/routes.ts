import { moved, page, type AppRoute } from '../../patterns/route.ts'
import { firstMet } from './first-met.routes.ts'

export const routes: AppRoute[] = [
  page({
    path: '/pictureConsultApply',
    kind: 'reading',
    for: 'account',
    load: () => import('./pages/apply-notice.page.tsx'),
  }),
  page({ path: '/pictureConsultNext', kind: 'form', for: 'account', load: () => import('./pages/fill-in.page.tsx') }),
  page({ path: '/consult/rules', kind: 'reading', for: 'anybody', load: () => import('./pages/rules.page.tsx') }),
  page({ path: '/consult/v2/1', kind: 'form', for: 'account', load: () => import('./pages/choose-person.page.tsx') }),
  page({
    path: '/consult/v2/2',
    kind: 'form',
    for: 'account',
    load: () => import('./pages/describe-illness.page.tsx'),
  }),
  ...firstMet,
  moved('/waitArrange', '/team/consult/:consultId', '/my/consult'),
  page({ path: '/videoIndex', kind: 'list', for: 'anybody', load: () => import('./video/video-doctors.page.tsx') }),
  page({ path: '/allConsultSuccess', kind: 'result', for: 'account', load: () => import('./pages/sent.page.tsx') }),
  page({ path: '/comment', kind: 'form', for: 'account', load: () => import('./pages/review.page.tsx') }),

  page({ path: '/my/consult/:status?', kind: 'list', for: 'account', load: () => import('./pages/consults.page.tsx') }),
  moved('/myConsult/commented', '/my/consult'),
  page({
    path: '/doc/private/info',
    kind: 'detail',
    for: 'account',
    load: () => import('./pages/personal-info.page.tsx'),
  }),
  page({
    path: '/doc/private/apply',
    kind: 'form',
    for: 'account',
    load: () => import('./pages/apply-personal.page.tsx'),
  }),
  page({
    path: '/doc/video/room',
    kind: 'detail',
    for: 'account',
    load: () => import('./video/video-room.page.tsx'),
  }),
  page({ path: '/doc/video/apply', kind: 'form', for: 'account', load: () => import('./video/apply-video.page.tsx') }),
  page({ path: '/my/bczl', kind: 'form', for: 'account', load: () => import('./pages/supplement.page.tsx') }),
  moved('/quickConsult', '/index'),
  moved('/writeInfo', '/index'),
  moved('/writeSubmit', '/index'),
  moved('/submitSuccess', '/index'),
]
