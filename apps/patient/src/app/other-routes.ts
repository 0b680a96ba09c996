import { domainRoutes } from './domain-routes.ts'
import { firstRoutes } from './first-routes.ts'
import { routesOf } from './routes-of.tsx'

/** All that the router did not know from the beginning, and what belongs to the app itself. */
export const otherRoutes = [
  ...routesOf(domainRoutes.filter(route => !firstRoutes.some(({ path }) => path === route.path))),
  { path: '/leave', lazy: async () => ({ Component: (await import('./leave-page.tsx')).LeavePage }) },
  ...(import.meta.env.DEV
    ? [{ path: '/__kinds/:kind?', lazy: async () => ({ Component: (await import('./demo-kinds/kinds.tsx')).Kinds }) }]
    : []),
  { path: '*', lazy: async () => ({ Component: (await import('../patterns/not-found-page.tsx')).NotFoundPage }) },
]
