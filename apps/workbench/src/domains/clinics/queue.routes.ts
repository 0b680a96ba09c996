import type { DeskRoute } from '../../patterns/route.ts'

export const clinicQueueRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/clinic-queues', load: () => import('./pages/clinic-queues.page.tsx') },
  { path: '/clinic-queues/:hosId/:sessionCode', load: () => import('./pages/clinic-queue.page.tsx') },
]
