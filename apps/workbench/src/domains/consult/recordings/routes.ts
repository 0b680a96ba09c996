import type { DeskRoute } from '../../../patterns/route.ts'

export const recordingRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/recordings', load: () => import('./pages/recordings.page.tsx') },
  { path: '/recordings/:consultId', load: () => import('./pages/recording.page.tsx') },
]
