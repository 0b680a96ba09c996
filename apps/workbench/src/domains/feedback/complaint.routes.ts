import type { DeskRoute } from '../../patterns/route.ts'

export const complaintRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/complaints', load: () => import('./pages/complaints.page.tsx') },
  { path: '/complaints/:feedbackId', load: () => import('./pages/complaint.page.tsx') },
]
