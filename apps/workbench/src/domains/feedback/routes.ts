import type { DeskRoute } from '../../patterns/route.ts'

export const feedbackRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/feedback', load: () => import('./pages/letters.page.tsx') },
  { path: '/feedback/:feedbackId', load: () => import('./pages/letter.page.tsx') },
]
