import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { readConfig } from '@nethos/calls/config.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { Look } from '../../look/look.tsx'
import { forgetCalls } from './faked-call.ts'

/** Before each test: nothing was asked, answered, typed or shown, and the server's clock stands at `now` (epoch ms). */
export async function begin(now = Date.now()): Promise<void> {
  forgetCalls()
  queryClient.clear()
  document.body.innerHTML = `<script type="application/json" id="config">${JSON.stringify({ now, hospitalName: '南山云医院' })}</script>`
  await readConfig()
}

/** Opens a page at an address, as the router would. */
export function openPage(address: string, { path, Page }: { path: string; Page: ComponentType }) {
  const router = createMemoryRouter(
    [
      { path, Component: Page },
      { path: '*', Component: Outlet },
    ],
    { initialEntries: [address] },
  )
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Look>
        <RouterProvider router={router} />
      </Look>
    </QueryClientProvider>,
  )
  return { router, unmount }
}
