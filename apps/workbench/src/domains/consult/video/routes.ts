import type { DeskRoute } from '../../../patterns/route.ts'

export const videoRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/video-times', load: () => import('./pages/times.page.tsx') },
  { path: '/video-room/:consultId', load: () => import('./pages/room.page.tsx') },
]
