import { build, type Rolldown } from 'vite'
import { beforeAll, expect, it, vi } from 'vitest'
import { clientRouter, wantedOfRouter } from './client-router.ts'

const entry = '\0entry'
type Router = typeof import('react-router')

/** The router as the patients' bundle has it, and its bytes. */
async function built(plugins: ReturnType<typeof clientRouter>[]): Promise<{ code: string; router: Router }> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? id : null),
        load: id =>
          id === entry
            ? `import * as dom from 'react-router/dom'
               globalThis.keptForSize = dom
               export { createBrowserRouter, createMemoryRouter, redirect, replace, Link } from 'react-router'`
            : null,
      },
      ...plugins,
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  const { code } = output.output[0]
  const router = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Router
  return { code, router }
}

let small: Awaited<ReturnType<typeof built>>
let whole: typeof small
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  small = await built([clientRouter()])
  whole = await built([])
  vi.unstubAllEnvs()
})

it('is smaller by what no page asks for', () => {
  expect(whole.code.length - small.code.length).toBeGreaterThan(30_000)
})

/** The same walk through the whole router and through ours. */
async function walk({ createMemoryRouter, redirect, replace }: Router) {
  const met: unknown[] = []
  const late = () => [{ path: '/late/:id', lazy: async () => ({ Component: () => null }) }]
  const router = createMemoryRouter(
    [
      {
        id: 'pages',
        ErrorBoundary: () => null,
        HydrateFallback: () => null,
        children: [
          { path: '/', lazy: async () => ({ Component: () => null }) },
          {
            path: '/old/:id',
            loader: ({ params, request }) => redirect(`/late/${params['id']}${new URL(request.url).search}`),
          },
          { path: '/older', loader: () => replace('/late/9') },
          { path: '/data', loader: ({ request }) => request.url, element: null },
          {
            path: '/broken',
            loader: () => {
              throw new Error('broken')
            },
            element: null,
          },
        ],
      },
    ],
    {
      initialEntries: ['/old/7?from=sign'],
      patchRoutesOnNavigation({ path, patch }) {
        if (path.startsWith('/late')) patch('pages', late())
      },
    },
  )
  const say = (what: string) => {
    const { location, matches, errors, loaderData, historyAction, navigation } = router.state
    const { pathname, search, hash, state } = location
    met.push([what, pathname + search + hash, state, historyAction, navigation.state])
    met.push([matches.map(({ params }) => params), Object.values(loaderData), Object.values(errors ?? {}).map(String)])
  }
  const states = new Set<string>()
  router.subscribe(({ navigation }) => states.add(navigation.state))
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  say('opened by an old address')
  for (const to of ['/data?a=1', '/data?a=2', '/data?a=2#part', '/older', '/broken', '/nowhere', '/'] as const) {
    await router.navigate(to)
    say(to)
  }
  await router.navigate('/data?b', { replace: true, state: { kept: 1 } })
  say('in place of the last')
  await router.navigate(-1)
  say('back')
  router.getBlocker('one', ({ historyAction }) => historyAction === 'POP')
  void router.navigate(-1)
  await vi.waitFor(() => expect(router.state.blockers.get('one')?.state).toBe('blocked'))
  say('asked before it goes back')
  router.state.blockers.get('one')?.proceed?.()
  await vi.waitFor(() => expect(router.state.blockers.get('one')?.state).toBe('unblocked'))
  say('gone back')
  await router.navigate('//elsewhere.example').catch((error: unknown) => met.push(String(error)))
  router.dispose()
  return [...met, [...states].sort()]
}

it('goes the same ways as the whole one: old addresses, tables that come late, errors, back, a question before', async () => {
  const ours = await walk(small.router)
  expect(ours).toEqual(await walk(whole.router))
  expect(ours[0]).toEqual(['opened by an old address', '/late/7?from=sign', { _isRedirect: true }, 'PUSH', 'idle'])
})

it('says what a page wants of the router and the bundle has not', () => {
  const wanted = (code: string) => wantedOfRouter(code, '/p/page.tsx')
  expect(wanted("import { Link, type To } from 'react-router'\n<Link to={to} />")).toEqual([])
  expect(wanted("import { Form, useFetcher, Link } from 'react-router'")).toEqual(['Form', 'useFetcher'])
  expect(wanted("import { Link } from 'react-router'\n<Link viewTransition to={to} />")).toEqual(['viewTransition'])
  expect(wanted("import { flushSync } from 'react-dom'")).toEqual([])
})
