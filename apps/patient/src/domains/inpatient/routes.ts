import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(inpatientPages, {
  admission: () => import('./pages/admission.page.tsx'),
  admissionNews: () => import('./pages/admission-news.page.tsx'),
  choosePerson: () => import('./pages/choose-person.page.tsx'),
  register: () => import('./pages/register.page.tsx'),
  registered: () => import('./pages/registered.page.tsx'),
  settings: () => import('./pages/settings.page.tsx'),
  card: () => import('./pages/card.page.tsx'),
  prepare: () => import('./pages/prepare.page.tsx'),
  ward: () => import('./pages/ward.page.tsx'),
  discharge: () => import('./pages/discharge.page.tsx'),
})
