import type { DeskRoute } from '../../patterns/route.ts'

export const examinationRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/examinations', load: () => import('./pages/examinations.page.tsx') },
]
export const queueRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/queues', load: () => import('./pages/queues.page.tsx') },
  { path: '/queues/:queueId', load: () => import('./pages/queue.page.tsx') },
]
