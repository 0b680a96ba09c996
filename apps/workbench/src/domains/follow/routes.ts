import type { DeskRoute } from '../../patterns/route.ts'

export const routes: readonly [DeskRoute] = [
  {
    path: '/follows',
    load: () => import('./pages/desk.page.tsx'),
    inside: [
      { load: () => import('./pages/none-chosen.page.tsx') },
      { path: ':followId', load: () => import('./pages/talk.page.tsx') },
    ],
  },
]

export const codeRoutes: readonly [DeskRoute] = [{ path: '/my-code', load: () => import('./pages/code.page.tsx') }]
