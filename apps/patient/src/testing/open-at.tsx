import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { readConfig, type Config } from '@nethos/calls/config.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { DialogHost } from '../controls/dialog-host.tsx'
import { ToastHost } from '../controls/toast-host.tsx'
import { AppInfoContext, type AppInfo } from '../patterns/app-info.ts'
import { PageTitle } from '../patterns/page-title.ts'
import { titleOf } from './title-of.ts'

// What arrives is shown at once, not in the next turn.
notifyManager.setScheduler(queueMicrotask)

interface Place {
  /** The address as the router reads it, where it has parameters: /team/consult/:consultId. */
  path?: string
  app?: Partial<AppInfo>
}

/** Opens a page at an address, as the shell would; every other address is blank. */
export function openAt(address: string, Page: ComponentType, { path, app: changes }: Place = {}) {
  const [pathname = ''] = address.split('?')
  const routes = [
    {
      path: path ?? pathname,
      element: (
        <PageTitle value={titleOf(path ?? pathname)}>
          <Page />
        </PageTitle>
      ),
    },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const app: AppInfo = {
    name: '南山云医院',
    level: '三级甲等综合医院',
    licence: '医疗机构执业许可证 登记号 1234567890',
    servicePhone: '400-000-1234',
    serviceHours: '每天8:00—20:00',
    home: '/v4/index',
    tabs: [],
    environment: { shell: 'browser', system: 'other', isDoctorClient: false },
    isElder: false,
    unread: 0,
    setElder: vi.fn<AppInfo['setElder']>(),
    goAfterLogin: vi.fn<AppInfo['goAfterLogin']>(),
    openLink: vi.fn<AppInfo['openLink']>(),
    ...changes,
  }
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <AppInfoContext value={app}>
        <RouterProvider router={router} />
        <ToastHost />
        <DialogHost />
      </AppInfoContext>
    </QueryClientProvider>,
  )
  return { router, app, leave: unmount, at: () => router.state.location.pathname + router.state.location.search }
}

/** What the server tells before the first call. */
export async function configure(changes: Partial<Config> = {}): Promise<void> {
  const config: Config = {
    signKey: 'k',
    now: Date.now(),
    hospitalName: '南山云医院',
    customerServicePhone: '400-000-1234',
    customerServiceHours: '',
    thirdTab: 'health',
    faceColour: '',
    hospitalLevel: '三级甲等综合医院',
    hospitalLicence: '医疗机构执业许可证 登记号 1234567890',
    payChannels: ['WECHAT', 'ALIPAY'],
    environment: { mode: 'test', isSandbox: true },
    listedHosts: [],
    ...changes,
  }
  const inside = document.createElement('script')
  inside.id = 'config'
  inside.type = 'application/json'
  inside.textContent = JSON.stringify(config)
  document.body.append(inside)
  await readConfig()
  inside.remove()
}

export async function press(name: string | RegExp): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name })
  await act(async () => fireEvent.click(buttons.at(-1)!))
}
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** Where a link leads. */
export const way = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
/** Chooses files for an input. */
export const pick = (input: HTMLElement, ...files: File[]) =>
  act(async () => fireEvent.change(input, { target: { files } }))
