import { expect, test as base, type BrowserContextOptions, type Page, type Request } from '@playwright/test'
import { desk, openBrowser, phone } from './browser.ts'
import { helpDriver, type OldChromium } from './old-chromium.ts'
import { sandboxOf, type Sandbox } from './sandbox.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** What a journey has in its hands: pages of people, and the sandbox's levers. */
export interface Nethos extends Sandbox {
  origin: string
  /** A patient's phone, nobody logged in. */
  patientPage(options?: BrowserContextOptions): Promise<Page>
  /** A desk with the workbench, nobody logged in. */
  staffPage(options?: BrowserContextOptions): Promise<Page>
  /** Ends the server without a word, as a power cut would, and starts it again. */
  crashAndRestart(): Promise<void>
  /** Console errors and failed requests of all pages: a journey that leaves any here fails. */
  troubles: string[]
  /** Troubles that this journey means to cause. */
  expectTrouble(like: RegExp): void
  /** What journeys that only look need not ask for again; empty in every other. */
  remembered: Map<string, unknown>
}

/** So far a journey may move the clock of the server that others use after it. */
const mostSecondsTogether = 1_900

interface WorkerFixtures {
  /** The age of the browser; left out, the newest. */
  chromium: OldChromium | undefined
  /** A name of one's own: a server that no other journey has moved the clock of. Left out, the one of all. */
  ownServer: string | undefined
  /** What the server is started with besides; with an own one only. */
  serverSettings: Record<string, string>
  server: ServerProcess
  sandbox: Sandbox
  remembered: Map<string, unknown>
}

interface Options {
  /** The journey changes nothing at its server. */
  onlyLooks: boolean
}

export const test = base.extend<{ nethos: Nethos } & Options, WorkerFixtures>({
  onlyLooks: [false, { option: true }],
  chromium: [undefined, { option: true, scope: 'worker' }],
  ownServer: [undefined, { option: true, scope: 'worker' }],
  serverSettings: [{}, { option: true, scope: 'worker' }],
  browser: [
    async ({ chromium }, use) => {
      if (chromium) await helpDriver()
      const { browser, close } = await openBrowser([], chromium)
      await use(browser)
      await close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startServer(serverSettings)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures out of this pattern
  remembered: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  sandbox: [async ({ server }, use) => use(sandboxOf(server.origin)), { scope: 'worker' }],
  nethos: async ({ browser, chromium, onlyLooks, ownServer, remembered, server, sandbox }, use, info) => {
    const { origin } = server
    const troubles: string[] = []
    const expected: RegExp[] = []
    const pages: Page[] = []
    const open = async (options: BrowserContextOptions): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: origin,
        // Journeys without a line ask for it: elsewhere it only fetches aside.
        serviceWorkers: 'block',
        ...options,
        // An old browser says itself who it is, and knows no other way.
        ...(chromium && { userAgent: undefined }),
      })
      context.setDefaultTimeout(15_000)
      const page = await context.newPage()
      listen(page, origin, troubles)
      pages.push(page)
      return page
    }
    if (!onlyLooks) remembered.clear()
    await use({
      ...sandbox,
      origin,
      remembered: onlyLooks ? remembered : new Map(),
      async moveClock(seconds) {
        if (!ownServer && seconds > mostSecondsTogether)
          throw new Error(`${seconds} s end what the samples of other journeys wait for: test.use({ ownServer: … })`)
        await sandbox.moveClock(seconds)
      },
      async patientPage(options) {
        const page = await open({ ...phone, ...options })
        // Who begins to give his health data is asked for that by itself, once an account (ask-consent.test.tsx looks at the words).
        const asked = page.getByRole('dialog').filter({ hasText: /处理您的健康信息？|请监护人确认/ })
        await page.addLocatorHandler(asked, () => asked.getByRole('button', { name: /我同意$/ }).click())
        return page
      },
      staffPage: options => open({ ...desk, ...options }),
      crashAndRestart: () => server.crashAndRestart(),
      troubles,
      expectTrouble: like => void expected.push(like),
    })
    if (info.status !== info.expectedStatus) await savePictures(pages, info.outputPath('page'))
    await Promise.all(pages.map(page => page.context().close()))
    expect(troubles.filter(trouble => !expected.some(like => like.test(trouble)))).toEqual([])
  },
})

export { expect, type Page } from '@playwright/test'

/** Counted aside, and by nobody waited for: a journey may move the clock or end the server under it. */
const visitCount = 'smarthos.system.data.visit.count.record'

function listen(page: Page, origin: string, troubles: string[]): void {
  const say = (trouble: string) => {
    if (!trouble.startsWith(visitCount)) troubles.push(`${page.url().replace(origin, '')} ${trouble}`)
  }
  page.on('console', message => {
    // Failed answers are told below, with the service that was asked.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) say(message.text())
  })
  page.on('pageerror', error => say(error.message))
  page.on('requestfailed', request => {
    // A page that is left gives up what it was still waiting for.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') say(`${asked(request, origin)} ${why}`)
  })
  page.on('response', response => {
    const what = asked(response.request(), origin)
    if (response.status() >= 400) say(`${what} ${response.status()}`)
    // A machine out of breath says come again; the page came again, and was answered.
    else removeLast(troubles, trouble => trouble.endsWith(` ${what} 503`))
  })
}

function removeLast(troubles: string[], like: (trouble: string) => boolean): void {
  const at = troubles.findLastIndex(like)
  if (at >= 0) troubles.splice(at, 1)
}

/** An upload is a form; every other call is JSON. */
function calledBy(request: Request): { service?: string } {
  const form = /name="service"\r\n\r\n([\w.]+)/.exec(request.postData() ?? '')
  return form?.[1] ? { service: form[1] } : ((request.postDataJSON() ?? {}) as { service?: string })
}

function asked(request: Request, origin: string): string {
  const path = request.url().replace(origin, '')
  const { service } = path === '/api' ? calledBy(request) : {}
  return service ?? path
}

async function savePictures(pages: Page[], path: string): Promise<void> {
  for (const [index, page] of pages.entries()) {
    if (!page.isClosed()) await page.screenshot({ path: `${path}-${index + 1}.png` }).catch(() => undefined)
  }
}
