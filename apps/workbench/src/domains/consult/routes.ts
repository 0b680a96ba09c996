import type { DeskRoute } from '../../patterns/route.ts'

export const routes: readonly [DeskRoute] = [
  {
    path: '/consults',
    load: () => import('./pages/desk.page.tsx'),
    inside: [
      { load: () => import('./pages/none-chosen.page.tsx') },
      { path: ':consultId', load: () => import('./pages/consult.page.tsx') },
    ],
  },
]
