import type { DeskRoute } from '../../patterns/route.ts'

/** The notice to the nurses leads to the first one. */
export const questionnaireRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/questionnaires/flagged', load: () => import('./pages/flagged.page.tsx') },
  { path: '/questionnaires/flagged/:submissionId', load: () => import('./pages/submission.page.tsx') },
]
