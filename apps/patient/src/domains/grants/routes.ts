import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(grantPages, {
  grants: () => import('./pages/grants.page.tsx'),
  person: () => import('./pages/person-grant.page.tsx'),
  ask: () => import('./pages/ask.page.tsx'),
  answer: () => import('./pages/answer.page.tsx'),
})
