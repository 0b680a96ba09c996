import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(messagePages, {
  notice: () => import('./pages/notice.page.tsx'),
})
