import type { DeskRoute } from '../../patterns/route.ts'

/** The notice to the nurses leads to the first one. */
export const questionnaireRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/questionnaires/flagged', load: () => import('./pages/flagged.page.tsx') },
  { path: '/questionnaires/flagged/:submissionId', load: () => import('./pages/submission.page.tsx') },
]

export const questionnaireEditionRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/questionnaires/editions', load: () => import('./pages/questionnaires.page.tsx') },
  { path: '/questionnaires/import', load: () => import('./pages/import.page.tsx') },
  { path: '/questionnaires/editions/:code', load: () => import('./pages/questionnaire.page.tsx') },
]
