import type { RouteObject } from 'react-router'
import type { AppRoute } from '../patterns/route.ts'
import { tablesAt } from './address-index.ts'
import { domainTables } from './domain-tables.ts'
import { firstRoutes } from './first-routes.ts'
import { routesOf } from './routes-of.tsx'

export { domainTables }

/** What belongs to the app itself. */
export const ownRoutes: RouteObject[] = [
  { path: '/leave', lazy: async () => ({ Component: (await import('./leave-page.tsx')).LeavePage }) },
  ...(import.meta.env.DEV
    ? [{ path: '/__kinds/:kind?', lazy: async () => ({ Component: (await import('./demo-kinds/kinds.tsx')).Kinds }) }]
    : []),
  { path: '*', lazy: async () => ({ Component: (await import('../patterns/not-found-page.tsx')).NotFoundPage }) },
]

/** How the tables are fetched that may hold an address. */
// oxlint-disable-next-line typescript/no-non-null-assertion -- the index counts these tables
export const tablesFor = (address: string) => tablesAt(address).map(at => domainTables[at]!)

/** Of a domain's table what the router did not know from the beginning. */
export const otherRoutes = (table: readonly AppRoute[]): RouteObject[] =>
  routesOf(table.filter(route => !firstRoutes.some(({ path }) => path === route.path)))
