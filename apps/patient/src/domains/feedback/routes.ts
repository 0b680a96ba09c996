import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(feedbackPages, {
    submit: () => import('./pages/write.page.tsx'),
    list: () => import('./pages/letters.page.tsx'),
    detail: () => import('./pages/letter.page.tsx'),
  }),
  moved('/feedback', feedbackPages.submit.at),
]
