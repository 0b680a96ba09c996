import type { DeskRoute } from '../../patterns/route.ts'

export const factorRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/second-factors', load: () => import('./pages/factors.page.tsx') },
]

export const accountRoutes: readonly [DeskRoute, ...DeskRoute[]] = [
  { path: '/staff', load: () => import('./pages/accounts.page.tsx') },
]

/** For everybody, out of the menu of his own name. */
export const myFactorRoute = { path: '/my-second-factor', load: () => import('./pages/my-factor.page.tsx') } as const
export const myPasswordRoute = { path: '/my-password', load: () => import('./pages/my-password.page.tsx') } as const
