import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(teamPages, {
  followedTeams: () => import('./pages/followed-teams.page.tsx'),
  teams: () => import('./pages/teams.page.tsx'),
  team: () => import('./pages/team.page.tsx'),
  reviews: () => import('./pages/team-reviews.page.tsx'),
  consult: () => import('./pages/team-consult.page.tsx'),
  service: () => import('./pages/team-service.page.tsx'),
  serviceOfConsult: () => import('./pages/service-of-consult.page.tsx'),
})
