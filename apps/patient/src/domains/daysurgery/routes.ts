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
    insurance: () => import('./pages/insurance.page.tsx'),
    waitingInsurance: () => import('./pages/insurance.page.tsx'),
    companion: () => import('./pages/companion.page.tsx'),
    waiting: () => import('./pages/waiting.page.tsx'),
    waitingOperation: () => import('./pages/waiting-operation.page.tsx'),
    waitingHome: () => import('./pages/waiting-home.page.tsx'),
    waitingAllItems: () => import('./pages/waiting-all-items.page.tsx'),
    waitingMessages: () => import('./pages/waiting-messages.page.tsx'),
    waitingTeam: () => import('./pages/waiting-team.page.tsx'),
    waitingGuideNotice: () => import('./pages/waiting-guide-notice.page.tsx'),
    waitingGuide: () => import('./pages/waiting-guide.page.tsx'),
    waitingNotice: () => import('./pages/waiting-notice.page.tsx'),
    progressList: () => import('./pages/progress-list.page.tsx'),
    progress: () => import('./pages/progress.page.tsx'),
  }),
  moved('/shoushu', daySurgeryPages.operation.at),
]
