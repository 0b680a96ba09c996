import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import './push.ts'
import { scope, type ExtendableEvent } from './scope.ts'
import { isAsset, isShellOld, savedShell, saveShell } from './shell.ts'

/**
 * The service worker of the patient app (docs/decisions/0131). It saves scripts, styles, the hospital's mark and one page
 * without anybody's data, and no answer of a service: what a person had open is sealed by the page itself (packages/calls/src/saved-answers.ts).
 */

/** Scripts and styles of the pages that are wanted without a line; the build fills them in. */
declare const CORE_FILES: readonly string[]

/** What is not a page of this app: the server answers or nobody does. */
const others = /^\/(api|events|files|workbench|sandbox|shell|fhir|metrics|healthz|readyz|config\.json)(\/|$|\?)/

const assets = new CacheFirst({
  cacheName: 'nethos-assets',
  // An older version's stay for a while: pages that are open still ask for them.
  plugins: [new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true })],
})

const savingAssets =
  (event: ExtendableEvent) =>
  (files: readonly string[]): Promise<unknown> =>
    Promise.all(files.map(file => assets.handle({ request: new Request(file), event })))

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets)

const unreachable = (status: number): boolean => status === 502 || status === 503 || status === 504

/** The server's page; the saved one where there is no line or no server. A redirect is the browser's to follow. */
async function openPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    return unreachable(answer.status) ? ((await savedShell()) ?? answer) : answer
  } catch (error) {
    const saved = await savedShell()
    if (saved) return saved
    throw error
  }
}

registerRoute(
  new NavigationRoute(
    ({ request, event }) => {
      event.waitUntil(refreshShell(event))
      return openPage(request)
    },
    { denylist: [others] },
  ),
)

async function refreshShell(event: ExtendableEvent): Promise<void> {
  if (await isShellOld()) await saveShell(savingAssets(event)).catch(() => undefined)
}

// A new version takes over at once: pages are asked of the server first, and open ones find their older scripts here.
scope.addEventListener('install', event => {
  event.waitUntil(saveShell(savingAssets(event)))
  void scope.skipWaiting()
})
clientsClaim()

// A page that has nothing to do on a good line asks for the scripts of the core pages.
scope.addEventListener('message', event => {
  if (event.data === 'save-core') event.waitUntil(savingAssets(event)(CORE_FILES).catch(() => undefined))
})
