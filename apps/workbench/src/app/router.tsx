import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { followNavigation, loadChunk } from '@nethos/calls/chunks.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import { myNoticesRoute } from '../domains/notify/routes.ts'
import { reportNearMissRoute } from '../domains/safety/routes.ts'
import { myFactorRoute, myPasswordRoute } from '../domains/staff/routes.ts'
import type { DeskRoute } from '../patterns/route.ts'
import { desks } from './desks.ts'
import { FaultPage } from './fault-page.tsx'
import { Opening } from './opening.tsx'
import { HomePage, NotFoundPage, OnlyFor } from './guards.tsx'

type Load = () => Promise<{ default: ComponentType }>

const page = (load: Load) => async () => ({ Component: (await loadChunk(load)).default })

/** A page that only these roles open: others are told so, and the server refuses them anyway. */
const guarded = (load: Load, roles: readonly StaffRole[]) => async () => {
  const { default: Page } = await loadChunk(load)
  return { Component: () => <OnlyFor roles={roles} page={<Page />} /> }
}

const routeOf = ({ path, load, inside }: DeskRoute, roles: readonly StaffRole[]): RouteObject => ({
  path,
  lazy: guarded(load, roles),
  ...(inside && {
    children: inside.map((one): RouteObject =>
      one.path === undefined ? { index: true, lazy: page(one.load) } : { path: one.path, lazy: page(one.load) },
    ),
  }),
})

export const routes: RouteObject[] = [
  {
    ErrorBoundary: FaultPage,
    HydrateFallback: Opening,
    children: [
      { path: '/login', lazy: page(() => import('../domains/staff/pages/login.page.tsx')) },
      {
        // Who logs in needs none of it; with a desk's page it comes at the same time.
        lazy: async () => ({ Component: (await loadChunk(() => import('./shell.tsx'))).Shell }),
        children: [
          {
            ErrorBoundary: FaultPage,
            children: [
              { index: true, Component: HomePage },
              ...desks.flatMap(desk => desk.routes.map(route => routeOf(route, desk.for))),
              { path: myFactorRoute.path, lazy: page(myFactorRoute.load) },
              { path: myNoticesRoute.path, lazy: page(myNoticesRoute.load) },
              { path: reportNearMissRoute.path, lazy: page(reportNearMissRoute.load) },
              { path: myPasswordRoute.path, lazy: page(myPasswordRoute.load) },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
]

export function openRouter() {
  const router = createBrowserRouter(routes, { basename: '/workbench' })
  followNavigation(router)
  return router
}
