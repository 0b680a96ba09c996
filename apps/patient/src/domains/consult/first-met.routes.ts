import { consultFirstPages } from '@nethos/contract/consult/consult-first.pages.ts'
import { open } from '../../patterns/route.ts'

export const firstOpened = {
  consult: { load: () => import('./pages/consult.page.tsx'), asksAhead: () => import('./consult.calls.ts') },
} as const

/** What messages about an answer open: known from the first script on. */
export const firstMet = open(consultFirstPages, firstOpened)
