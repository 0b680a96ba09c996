import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(followPages, {
    recentTalks: () => import('./pages/recent-talks.page.tsx'),
    doctors: () => import('./pages/followed-doctors.page.tsx'),
    oldTalks: () => import('./pages/old-recent-talks.page.tsx'),
    oldDoctors: () => import('./pages/old-followed-doctors.page.tsx'),
    talks: () => import('./pages/talks.page.tsx'),
    talk: () => import('./pages/talk.page.tsx'),
  }),
  moved('/my/doc', followPages.doctors.at),
  moved('/myDoctor', followPages.oldTalks.at),
]
