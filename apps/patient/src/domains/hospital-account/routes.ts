import { hospitalAccountPages } from '@nethos/contract/hospital-account/hospital-account.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(hospitalAccountPages, {
  choose: () => import('./pages/choose-hospital.page.tsx'),
  incomplete: () => import('./pages/incomplete-file.page.tsx'),
  chooseCard: () => import('./pages/choose-card.page.tsx'),
  files: () => import('./pages/files.page.tsx'),
  proveIdCard: () => import('./pages/prove-id-card.page.tsx'),
  edit: () => import('./pages/edit-file.page.tsx'),
  result: () => import('./pages/changed.page.tsx'),
})
