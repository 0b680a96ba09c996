import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import { open } from '../../patterns/route.ts'

export const firstOpened = { doctors: () => import('./pages/doctor-or-list.page.tsx') } as const

/** What shared links and the home page open: known from the first script on. */
export const firstMet = open(doctorFirstPages, firstOpened)
