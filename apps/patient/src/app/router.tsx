import { createBrowserRouter, matchPath, type RouteObject } from 'react-router'
import { followNavigation, loadChunk } from '@nethos/calls/chunks.ts'
// The page that most visits begin with comes with the first script instead of after it.
import '../domains/home/pages/home.page.tsx'
import { FaultPage } from './fault-page.tsx'
import { FirstWait } from './first-wait.tsx'
import { firstRoutes } from './first-routes.ts'
import { KeepAliveOutlet } from './keep-alive-outlet.tsx'
import { routesOf } from './routes-of.tsx'
import { Shell } from './shell.tsx'

/** The frame of all pages; `pages` is where the domains' routes hang. */
export const frame = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: FaultPage,
    HydrateFallback: FirstWait,
    children: [{ id: 'pages', Component: KeepAliveOutlet, ErrorBoundary: FaultPage, children: pages }],
  },
]

/**
 * The pages that people meet first are known at once; the table of another domain is fetched with the first address that may
 * stand in it, or as soon as the phone has nothing else to do (see main.tsx).
 */
export function openRouter() {
  const known = new Set<unknown>()
  const router = createBrowserRouter(frame(routesOf(firstRoutes)), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // The router asks for addresses with a place in them as well: a word there might be another page's.
      if (firstRoutes.some(route => matchPath(route.path, path))) return
      const { otherRoutes, ownRoutes, tablesFor } = await loadChunk(() => import('./other-routes.ts'))
      const tables = await Promise.all(tablesFor(path).map(load => loadChunk(load)))
      // A navigation that another one has overtaken patches nothing: the next one has to.
      if (signal.aborted) return
      for (const { routes } of tables) {
        if (known.has(routes)) continue
        known.add(routes)
        patch('pages', otherRoutes(routes))
      }
      if (known.has(ownRoutes)) return
      known.add(ownRoutes)
      patch('pages', ownRoutes)
    },
  })
  followNavigation(router)
  return router
}
