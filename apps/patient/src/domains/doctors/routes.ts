import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'
import { firstOpened } from './first-met.routes.ts'

export const routes: AppRoute[] = [
  ...open(doctorPages, {
    publicity: () => import('./pages/publicity.page.tsx'),
    ...firstOpened,
    findDoctors: () => import('./pages/find-doctors.page.tsx'),
    comments: () => import('./pages/comments.page.tsx'),
    scanned: () => import('./pages/scanned.page.tsx'),
    chooseDoctor: () => import('./pages/choose-doctor.page.tsx'),
  }),
  moved('/onlineDoctorCard', doctorPages.doctors.at),
]
