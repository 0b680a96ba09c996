import { auditPages } from '@nethos/contract/audit/audit.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(auditPages, {
  looks: () => import('./pages/looks.page.tsx'),
})
