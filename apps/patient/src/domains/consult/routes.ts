import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'
import { firstOpened } from './first-met.routes.ts'

export const routes: AppRoute[] = [
  ...open(consultPages, {
    ...firstOpened,
    applyNotice: () => import('./pages/apply-notice.page.tsx'),
    fillIn: () => import('./pages/fill-in.page.tsx'),
    rules: () => import('./pages/rules.page.tsx'),
    choosePerson: () => import('./pages/choose-person.page.tsx'),
    describeIllness: () => import('./pages/describe-illness.page.tsx'),
    videoDoctors: () => import('./video/video-doctors.page.tsx'),
    sent: () => import('./pages/sent.page.tsx'),
    review: () => import('./pages/review.page.tsx'),
    consults: () => import('./pages/consults.page.tsx'),
    personalServe: () => import('./pages/personal-info.page.tsx'),
    applyPersonal: () => import('./pages/apply-personal.page.tsx'),
    videoRoom: () => import('./video/video-room.page.tsx'),
    applyVideo: () => import('./video/apply-video.page.tsx'),
    supplement: () => import('./pages/supplement.page.tsx'),
  }),
  moved('/waitArrange', consultPages.consult.at, consultPages.consults.to()),
  moved('/myConsult/commented', consultPages.consults.to()),
  moved('/quickConsult', '/index'),
  moved('/writeInfo', '/index'),
  moved('/writeSubmit', '/index'),
  moved('/submitSuccess', '/index'),
]
