import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(schoolPages, {
    departments: () => import('./pages/departments.page.tsx'),
    byDate: () => import('./pages/by-date.page.tsx'),
    byExpert: () => import('./pages/by-expert.page.tsx'),
    doctor: () => import('./pages/doctor.page.tsx'),
    mine: () => import('./pages/bookings.page.tsx'),
    booking: () => import('./pages/booking.page.tsx'),
  }),
  moved('/school/type', schoolPages.byDate.at),
]
