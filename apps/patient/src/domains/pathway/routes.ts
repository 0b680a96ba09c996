import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(pathwayPages, {
  plan: () => import('./pages/plan.page.tsx'),
  pathway: () => import('./pages/pathway.page.tsx'),
  task: () => import('./pages/task.page.tsx'),
  quietHours: () => import('./pages/quiet-hours.page.tsx'),
})
