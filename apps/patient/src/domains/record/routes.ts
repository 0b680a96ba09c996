import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

const history = () => import('./pages/history.page.tsx')

export const routes: AppRoute[] = open(recordPages, {
  healthFile: () => import('./pages/health-file.page.tsx'),
  allergy: history,
  family: history,
  past: history,
  ill: history,
  treatment: () => import('./pages/treatment.page.tsx'),
  editTreatment: () => import('./pages/edit-treatment.page.tsx'),
  illness: () => import('./pages/illness.page.tsx'),
  editIllness: () => import('./pages/edit-illness.page.tsx'),
  illnessSaved: () => import('./pages/illness-saved.page.tsx'),
})
