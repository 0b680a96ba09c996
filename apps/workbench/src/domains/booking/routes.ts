import type { DeskRoute } from '../../patterns/route.ts'

type Routes = readonly [DeskRoute, ...DeskRoute[]]

export const bookingRoutes: Routes = [
  { path: '/bookings', load: () => import('./pages/bookings.page.tsx') },
  { path: '/bookings/:bookingId', load: () => import('./pages/booking.page.tsx') },
]
export const fairRoutes: Routes = [
  { path: '/waitlists', load: () => import('./pages/fair-sessions.page.tsx') },
  { path: '/waitlists/:sessionId', load: () => import('./pages/fair-session.page.tsx') },
]
export const banRoutes: Routes = [{ path: '/booking-bans', load: () => import('./pages/bans.page.tsx') }]
export const ruleRoutes: Routes = [{ path: '/booking-rules', load: () => import('./pages/rules.page.tsx') }]
