import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { queryClient } from '@nethos/calls/query.ts'
import type { InputOf, OutputOf, Service } from '@nethos/contract/service.ts'
import { Look } from '../../look/look.tsx'

type Answer = (service: Service, sent: unknown) => unknown

/** What the faked `call` answers, by the name of the service; a function is asked with what was sent. */
export const answers = new Map<string, unknown>()
export const calls: { name: string; sent: unknown }[] = []

export function answer<S extends Service>(service: S, output: OutputOf<S> | ((sent: InputOf<S>) => OutputOf<S> | Promise<never>)): void {
  answers.set(service.name, output)
}

/** Stands in for the only fetch: `vi.mock('@nethos/calls/call.ts', …)` gives it out. */
export const fakedCall: Answer = async (service, sent) => {
  calls.push({ name: service.name, sent })
  if (!answers.has(service.name)) return new Promise(() => {})
  const output = answers.get(service.name)
  return typeof output === 'function' ? (output as (sent: unknown) => unknown)(sent) : output
}

/** What was sent to a service, oldest first. */
export const sentTo = (service: Service): unknown[] => calls.filter(({ name }) => name === service.name).map(({ sent }) => sent)

export function forget(): void {
  answers.clear()
  calls.length = 0
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  localStorage.clear()
}

interface Pages {
  path: string
  Page: ComponentType
  /** A page shown inside it. */
  inside?: { path: string; Page: ComponentType }
}

/** Opens pages at an address, as the router would. */
export function openPage(address: string, { path, Page, inside }: Pages) {
  const children = inside ? [{ path: inside.path, Component: inside.Page }] : []
  const router = createMemoryRouter([{ path, Component: Page, children }, { path: '*', Component: Outlet }], { initialEntries: [address] })
  return {
    router,
    ...render(
      <QueryClientProvider client={queryClient}>
        <Look>
          <RouterProvider router={router} />
        </Look>
      </QueryClientProvider>,
    ),
  }
}
