import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(examPages, {
  nursing: () => import('./pages/nursing.page.tsx'),
})
