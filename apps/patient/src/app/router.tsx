import { lazy, Suspense, type ComponentType } from 'react'
import { createBrowserRouter, matchPath, type RouteObject } from 'react-router'
import { session } from '@nethos/calls/session.ts'
import { Skeleton } from '../controls/skeleton.tsx'
import { useStore } from '../controls/store.ts'
// The page that most visits begin with comes with the first script instead of after it.
import '../domains/home/pages/home.page.tsx'
import type { AppRoute, PageRoute } from '../patterns/route.ts'
import { elder } from './elder.ts'
import { Gate } from './gate.tsx'
import { FaultPage } from './fault-page.tsx'
import { firstRoutes } from './first-routes.ts'
import { KeptOutlet } from './kept-outlet.tsx'
import { moves } from './moved.ts'
import { Shell } from './shell.tsx'

/** What the shell knows about the page that is shown. */
export interface PageHandle {
  keepAlive: boolean
  /** The pattern of its address. */
  path: string
}

/** The page, or the other one for the same address in elder mode; behind the gate when it needs an account. */
async function componentOf(route: PageRoute): Promise<ComponentType> {
  const { default: Usual } = await route.load()
  const loadElder = route.elder
  const Large = loadElder && lazy(loadElder)
  const Shown = Large
    ? () => (useStore(elder) ? <Suspense fallback={<Skeleton shape="grid" />}>{<Large />}</Suspense> : <Usual />)
    : Usual
  if (route.for === 'anybody') return Shown
  return () => (
    <Gate>
      <Shown />
    </Gate>
  )
}

/** A line of a domain's route table, as the router wants it. */
function routeOf(route: AppRoute): RouteObject {
  if ('to' in route) return { path: route.path, loader: moves(route), element: null }
  if ('soon' in route)
    return {
      path: route.path,
      lazy: async () => {
        const { SoonPage } = await import('../patterns/soon-page.tsx')
        return { Component: () => <SoonPage title={route.soon} /> }
      },
    }
  return {
    path: route.path,
    handle: { keepAlive: route.keepAlive === true, path: route.path } satisfies PageHandle,
    lazy: async () => ({ Component: await componentOf(route) }),
    ...(route.asksAhead && {
      loader({ params }) {
        if (session()) void route.load().then(({ ahead }) => ahead?.(params))
        return null
      },
    }),
  }
}

export const routesOf = (routes: readonly AppRoute[]): RouteObject[] => routes.map(routeOf)

/** The frame of all pages; `pages` is where the domains' routes hang. */
export const frame = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: FaultPage,
    HydrateFallback: () => <Skeleton shape="grid" />,
    children: [{ id: 'pages', Component: KeptOutlet, ErrorBoundary: FaultPage, children: pages }],
  },
]

let isComplete = false

/**
 * The pages that people meet first are known at once; the tables of the other domains are fetched with the first address that is not
 * among them, or as soon as the phone has nothing else to do (see main.tsx).
 */
export const openRouter = () =>
  createBrowserRouter(frame(routesOf(firstRoutes)), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // The router asks for addresses with a place in them as well: a word there might be another page's.
      if (isComplete || firstRoutes.some(route => matchPath(route.path, path))) return
      const { otherRoutes } = await import('./other-routes.ts')
      // A navigation that another one has overtaken patches nothing: the next one has to.
      if (isComplete || signal.aborted) return
      isComplete = true
      patch('pages', otherRoutes)
    },
  })
