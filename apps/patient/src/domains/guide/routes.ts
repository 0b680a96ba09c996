import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(guidePages, {
  guide: () => import('./pages/guide.page.tsx'),
})
