import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import type { StaffRole } from '@nethos/contract/service.ts'
import { myFactorRoute, myPasswordRoute } from '../domains/staff/routes.ts'
import type { DeskRoute } from '../patterns/route.ts'
import { Waiting } from '../patterns/states.tsx'
import { desks } from './desks.ts'
import { FaultPage } from './fault-page.tsx'
import { HomePage, NotFoundPage, OnlyFor } from './guards.tsx'
import { Shell } from './shell.tsx'

type Load = () => Promise<{ default: ComponentType }>

const page = (load: Load) => async () => ({ Component: (await load()).default })

/** A page that only these roles open: others are told so, and the server refuses them anyway. */
const guarded = (load: Load, roles: readonly StaffRole[]) => async () => {
  const { default: Page } = await load()
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
    HydrateFallback: () => <Waiting />,
    children: [
      { path: '/login', lazy: page(() => import('../domains/staff/pages/login.page.tsx')) },
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: FaultPage,
            children: [
              { index: true, Component: HomePage },
              ...desks.flatMap(desk => desk.routes.map(route => routeOf(route, desk.for))),
              { path: myFactorRoute.path, lazy: page(myFactorRoute.load) },
              { path: myPasswordRoute.path, lazy: page(myPasswordRoute.load) },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
]

export const openRouter = () => createBrowserRouter(routes, { basename: '/workbench' })
