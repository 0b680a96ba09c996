import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(groupPages, {
  groups: () => import('./pages/groups.page.tsx'),
  apply: () => import('./pages/apply.page.tsx'),
  applied: () => import('./pages/applied.page.tsx'),
  chat: () => import('./pages/chat.page.tsx'),
  settings: () => import('./pages/settings.page.tsx'),
  questions: () => import('./pages/questions.page.tsx'),
  questionSearch: () => import('./pages/question-search.page.tsx'),
  doctors: () => import('./pages/doctors.page.tsx'),
  code: () => import('./pages/code.page.tsx'),
})
