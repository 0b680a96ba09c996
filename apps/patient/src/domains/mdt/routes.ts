import { mdtPages } from '@nethos/contract/mdt/mdt.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(mdtPages, {
  notice: () => import('./pages/notice.page.tsx'),
  clinics: () => import('./pages/clinics.page.tsx'),
  sessions: () => import('./pages/sessions.page.tsx'),
})
