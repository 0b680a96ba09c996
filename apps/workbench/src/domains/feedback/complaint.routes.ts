import type { DeskRoute } from '../../patterns/route.ts'

export const complaintRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/complaints', load: () => import('./pages/complaints.page.tsx') },
  { path: '/complaints/figures', load: () => import('./pages/complaint-figures.page.tsx') },
  { path: '/complaints/record/:accountId', load: () => import('./pages/record-complaint.page.tsx') },
  { path: '/complaints/:feedbackId', load: () => import('./pages/complaint.page.tsx') },
]
