import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { call } from '@nethos/calls/call.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { signOut } from '@nethos/calls/session.ts'
import { checkedAnswer } from '@nethos/calls/testing/checked-answer.ts'
import { onTrouble, RefusedError } from '@nethos/calls/trouble.ts'
import type { OutputOf, Refusal, Service } from '@nethos/contract/service.ts'
import { dismissDialogs } from '../controls/dialog.ts'
import { DialogHost } from '../controls/dialog-host.tsx'
import { toast } from '../controls/toast.ts'
import { ToastHost } from '../controls/toast-host.tsx'
import { AppInfoContext, type AppInfo } from '../patterns/app-info.ts'
import { PageTitle } from '../patterns/page-title.ts'
import { titleOf } from './title-of.ts'

type Answer = (sent: unknown) => unknown

const answers = new Map<string, Answer>()

/** What the server says from now on, as it could; the test fakes `call` with `vi.mock('@nethos/calls/call.ts')`. */
export function answer<S extends Service>(
  service: S,
  output: OutputOf<S> | ((sent: unknown) => OutputOf<S> | Promise<OutputOf<S>>),
): void {
  const given = typeof output === 'function' ? (output as Answer) : () => output
  answers.set(service.name, async sent => checkedAnswer(service, await given(sent)))
  if (typeof output !== 'function') checkedAnswer(service, output)
}

export function refuse(service: Service, { code, sentence }: Refusal, obj?: unknown): void {
  answers.set(service.name, () => {
    throw new RefusedError(code, sentence, obj)
  })
}

/** What a service was sent last, and how often it was called. */
export const sentTo = (service: Service): unknown => callsOf(service).at(-1)?.[1]
export const callsOf = (service: Service) =>
  vi.mocked(call).mock.calls.filter(([called]) => called.name === service.name)

/** Before each test: nobody is in, nothing was asked, answered or typed. */
export function forget(): void {
  signOut()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  dismissDialogs()
  answers.clear()
  onTrouble(error => toast(error.message))
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (service, sent) => {
      const given = answers.get(service.name)
      if (!given) throw new Error(`Nobody has said what ${service.name} answers.`)
      return given(sent) as never
    })
}

/** Opens a page at an address, reached from another one if that is named; every other address shows where it is. */
export function openPage(address: string, Page: ComponentType, state?: object, from?: string) {
  const goAfterLogin = vi.fn<AppInfo['goAfterLogin']>()
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  const router = createMemoryRouter(
    [
      {
        path: pathname,
        element: (
          <PageTitle value={titleOf(pathname)}>
            <Page />
          </PageTitle>
        ),
      },
      { path: '*', element: <p>别的页面</p> },
    ],
    {
      initialEntries: [...(from ? [from] : []), { pathname, search, state }],
    },
  )
  const app: AppInfo = {
    name: '南山云医院',
    level: '三级甲等综合医院',
    licence: '',
    servicePhone: '400-000-1234',
    serviceHours: '',
    home: '/v4/index',
    tabs: [],
    environment: { shell: 'browser', system: 'other', isDoctorClient: false },
    isElder: false,
    unread: 0,
    setElder: vi.fn(),
    goAfterLogin,
    openLink: vi.fn(),
  }
  render(
    <QueryClientProvider client={queryClient}>
      <AppInfoContext value={app}>
        <RouterProvider router={router} />
        <ToastHost />
        <DialogHost />
      </AppInfoContext>
    </QueryClientProvider>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { router, app, goAfterLogin, at }
}
