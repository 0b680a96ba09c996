import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(daySurgeryPages, {
    home: () => import('./pages/home.page.tsx'),
    chemotherapy: () => import('./pages/chemotherapy.page.tsx'),
    operation: () => import('./pages/operation.page.tsx'),
    patientHome: () => import('./pages/patient-home.page.tsx'),
    allItems: () => import('./pages/all-items.page.tsx'),
    messages: () => import('./pages/messages.page.tsx'),
    team: () => import('./pages/team.page.tsx'),
    companion: () => import('./pages/companion.page.tsx'),
    progressList: () => import('./pages/progress-list.page.tsx'),
    progress: () => import('./pages/progress.page.tsx'),
  }),
  moved('/shoushu', daySurgeryPages.operation.at),
]
