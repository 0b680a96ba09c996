import { lazy, Suspense, type ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { importChunk, loadChunk, loadPart } from '@nethos/calls/chunks.ts'
import { session } from '@nethos/calls/session.ts'
import { Skeleton } from '../controls/skeleton.tsx'
import { useStore } from '../controls/store.ts'
import { PageTitle } from '../patterns/page-title.ts'
import type { AppRoute, PageRoute } from '../patterns/route.ts'
import { elder } from './elder.ts'
import { Gate } from './gate.tsx'
import { moves } from './moved.ts'
import type { PageHandle } from './page-handle.ts'

/** The page, or the other one for the same address in elder mode; behind the gate when it needs an account. */
async function componentOf(route: PageRoute): Promise<ComponentType> {
  const { default: Usual } = await loadChunk(route.load)
  const loadElder = route.elder
  const Large = loadElder && lazy(() => loadPart(loadElder))
  const Shown = Large
    ? () => (useStore(elder) ? <Suspense fallback={<Skeleton shape="grid" />}>{<Large />}</Suspense> : <Usual />)
    : Usual
  const page = (
    <PageTitle value={route.title}>
      <Shown />
    </PageTitle>
  )
  return route.for === 'anybody' ? () => page : () => <Gate>{page}</Gate>
}

/** A line of a domain's route table, as the router wants it. */
function routeOf(route: AppRoute): RouteObject {
  if ('to' in route) return { path: route.path, loader: moves(route), element: null }
  const { asksAhead } = route
  return {
    path: route.path,
    handle: { keepAlive: route.keepAlive === true, path: route.path } satisfies PageHandle,
    lazy: async () => ({ Component: await componentOf(route) }),
    ...(asksAhead && {
      loader({ params }) {
        if (session())
          importChunk(asksAhead).then(
            ({ ahead }) => ahead(params),
            () => undefined, // The page itself says so.
          )
        return null
      },
    }),
  }
}

export const routesOf = (routes: readonly AppRoute[]): RouteObject[] => routes.map(routeOf)
