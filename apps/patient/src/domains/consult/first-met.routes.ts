import { page, type AppRoute } from '../../patterns/route.ts'

/** What messages about an answer open: known from the first script on. */
export const firstMet: readonly AppRoute[] = [
  page({
    path: '/team/consult/:consultId',
    kind: 'room',
    for: 'account',
    asksAhead: true,
    load: () => import('./pages/consult.page.tsx'),
  }),
]
