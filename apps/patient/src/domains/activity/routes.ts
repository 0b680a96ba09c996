import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(activityPages, {
  promote: () => import('./pages/promote.page.tsx'),
  feverClinic: () => import('./pages/fever-clinic.page.tsx'),
  freeClinicBayz: () => import('./pages/free-clinic.page.tsx'),
  freeClinicCdyz: () => import('./pages/free-clinic.page.tsx'),
  ranking: () => import('./pages/ranking.page.tsx'),
  wholeRanking: () => import('./pages/whole-ranking.page.tsx'),
  rankingPoster: () => import('./pages/ranking-poster.page.tsx'),
  doctorYear2021: () => import('./pages/doctor-year.page.tsx'),
  doctorYear2022: () => import('./pages/doctor-year.page.tsx'),
  doctorYear2023: () => import('./pages/doctor-year.page.tsx'),
  yearLogin2022: () => import('./pages/year-login.page.tsx'),
  yearLogin2023: () => import('./pages/year-login.page.tsx'),
  year2023: () => import('./pages/year-cover.page.tsx'),
  products: () => import('./pages/products.page.tsx'),
  activity: () => import('./pages/campaign.page.tsx'),
  asianGames: () => import('./pages/campaign.page.tsx'),
  leadIn: () => import('./pages/lead-in.page.tsx'),
  recommend: () => import('./pages/recommend.page.tsx'),
  recommendedFriends: () => import('./pages/recommended-friends.page.tsx'),
})
